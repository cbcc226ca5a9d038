"""How fast a GPU plays: every game beside all cores of this machine, and its steps beside those of Pgx, in one run."""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from typing import Any

from burgomaster.cuda.devices import CPU, CUDA
from burgomaster.envs.batch import Batch
from burgomaster.games import GAMES
from burgomaster.lab.simulate import simulate

PLAYERS = 4
PEERS = ("2048", "backgammon", "connect_four", "go_9x9")  # Pgx's games
WARM, TIMED = 20, 100  # steps


def main() -> None:
    """Print the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1 << 22, help="of random bots on the GPU; of others fewer")
    parser.add_argument("--count", type=int, default=1 << 19, help="games side by side where steps are taken")
    given = parser.parse_args()
    print(f"{'game':<18}{'bots':<8}{'GPU: games/s':>15}{'decisions/s':>15}{'CPU: decisions/s':>18}{'times':>7}")
    for name in GAMES:
        for bot, share in (("random", 1), ("greedy", 8)):
            on_gpu = simulate(name, [bot] * PLAYERS, given.games // share, seed=81, device=CUDA)
            on_cpu = simulate(name, [bot] * PLAYERS, given.games // share // 64, seed=81, threads=0, device=CPU)
            fast, slow = (one.decisions / one.seconds for one in (on_gpu, on_cpu))
            rate = on_gpu.games / on_gpu.seconds
            print(f"{name:<18}{bot:<8}{rate:>15,.0f}{fast:>15.3g}{slow:>18.3g}{fast / slow:>7.0f}")
    print(f"\n{'environment':<28}{'games at once':>15}{'steps/s':>12}")
    for name, count, rate in [*ours(given.count), *theirs(given.count)]:
        print(f"{name:<28}{count:>15,}{rate:>12.3g}")


def ours(most: int) -> Iterator[tuple[str, int, float]]:
    """Random steps of a batch, with observations and masks; what samples them is counted too."""
    for name in GAMES:
        for count in (most // 64, most // 8, most):
            yield name, count, _rate(Batch(name, PLAYERS, count, seed=82, device=CUDA))
        yield f"{name}, all cores", 4096, _rate(Batch(name, PLAYERS, 4096, seed=82, threads=0))


def theirs(most: int) -> Iterator[tuple[str, int, float]]:
    """Random steps of Pgx's games by JAX, in one compiled loop, where it is installed."""
    try:
        import jax
        import pgx
    except ImportError as problem:
        print(f"Pgx is not compared: {problem}")
        return
    for name in PEERS:
        for count in (most // 8, most):
            try:
                yield f"Pgx {name}", count, _peer(jax, pgx, name, count)
            except Exception as problem:  # one that its version of JAX cannot run, or that takes too much memory
                print(f"Pgx {name} with {count} games: {type(problem).__name__}: {str(problem)[:120]}")


def _peer(jax: Any, pgx: Any, name: str, count: int) -> float:
    from pgx.experimental import auto_reset

    environment = pgx.make(name)
    choose = jax.vmap(lambda key, mask: jax.random.categorical(key, jax.numpy.where(mask, 0.0, -1e9)))
    play = jax.vmap(auto_reset(environment.step, environment.init))

    def one(carried: Any, _: Any) -> Any:
        states, key = carried
        key, choosing, chance = jax.random.split(key, 3)
        actions = choose(jax.random.split(choosing, count), states.legal_action_mask)
        return (play(states, actions, jax.random.split(chance, count)), key), None

    many = jax.jit(lambda carried: jax.lax.scan(one, carried, None, length=TIMED)[0])
    states = jax.jit(jax.vmap(environment.init))(jax.random.split(jax.random.PRNGKey(0), count))
    carried = jax.block_until_ready(many((states, jax.random.PRNGKey(1))))
    begun = time.perf_counter()
    jax.block_until_ready(many(carried))
    return count * TIMED / (time.perf_counter() - begun)


def _rate(batch: Any) -> float:
    steps = batch.sample()
    for number in range(WARM + TIMED):
        if number == WARM:
            begun = time.perf_counter()
        batch.step(batch.sample(steps))
    return float(batch.count * TIMED / (time.perf_counter() - begun))


if __name__ == "__main__":
    main()
