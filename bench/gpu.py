"""How fast a GPU plays: decisions per second of every game, beside all cores of this machine in the same run."""

from __future__ import annotations

import argparse

from burgomaster.games import GAMES
from burgomaster.lab.simulate import CPU, CUDA, simulate

PLAYERS = 4


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1 << 22, help="of random bots on the GPU; of others fewer")
    given = parser.parse_args()
    print(f"{'game':<18}{'bots':<8}{'GPU: games/s':>15}{'decisions/s':>15}{'CPU: decisions/s':>18}{'times':>7}")
    for name in GAMES:
        for bot, share in (("random", 1), ("greedy", 8)):
            on_gpu = simulate(name, [bot] * PLAYERS, given.games // share, seed=81, device=CUDA)
            on_cpu = simulate(name, [bot] * PLAYERS, given.games // share // 64, seed=81, threads=0, device=CPU)
            fast, slow = (one.decisions / one.seconds for one in (on_gpu, on_cpu))
            rate = on_gpu.games / on_gpu.seconds
            print(f"{name:<18}{bot:<8}{rate:>15,.0f}{fast:>15.3g}{slow:>18.3g}{fast / slow:>7.0f}")


if __name__ == "__main__":
    main()
