"""Lines of play that books and forums recommend, as bots to measure others against."""

from itertools import combinations


class Line:
    """Machi Koro by a shopping list: the first thing on it that is missing and can be had."""

    wanted: tuple[tuple[str, int], ...]
    dice = 1

    def choose(self, view: dict, steps: list[str]) -> str:
        """The next thing on the list, or what brings the game on."""
        city = view["state"]["cities"][view["seat"]]
        has = {**city["buildings"], **dict.fromkeys(city["landmarks"], 1)}
        for name, count in self.wanted:
            found = [one for one in steps if one in (f"buy {name}", f"build {name}")]
            if has.get(name, 0) < count and found:
                return found[0]
        for usual in (f"throw {self.dice}", "throw 1", "keep", "no swap", "pass"):
            if usual in steps:
                return usual
        return steps[0]


class Starter(Line):
    """The first lesson's rule of thumb: a few cards for every number of one die, then landmarks."""

    wanted = (
        *(("bakery", 2), ("convenience-store", 2), ("ranch", 2), ("wheat-field", 2), ("forest", 2), ("cafe", 1)),
        *(("train-station", 1), ("shopping-mall", 1), ("amusement-park", 1), ("radio-tower", 1)),
    )


class Shops(Line):
    """One die, convenience stores, and the mall that makes them pay."""

    wanted = (
        *(("bakery", 2), ("convenience-store", 5), ("shopping-mall", 1), ("ranch", 2), ("forest", 2), ("cafe", 2)),
        *(("amusement-park", 1), ("radio-tower", 1), ("train-station", 1)),
    )


class Ranches(Line):
    """One die, many ranches, then stores."""

    wanted = (
        *(("ranch", 5), ("bakery", 3), ("convenience-store", 4), ("shopping-mall", 1)),
        *(("radio-tower", 1), ("amusement-park", 1), ("train-station", 1)),
    )


class Cheese(Line):
    """Two dice for sevens: ranches and cheese factories."""

    dice = 2
    wanted = (
        *(("ranch", 3), ("bakery", 2), ("convenience-store", 3), ("train-station", 1), ("ranch", 5)),
        *(("cheese-factory", 3), ("shopping-mall", 1), ("amusement-park", 1), ("radio-tower", 1)),
    )


class Furniture(Line):
    """Two dice for eights: forests and furniture factories."""

    dice = 2
    wanted = (
        *(("bakery", 2), ("convenience-store", 3), ("forest", 3), ("train-station", 1), ("furniture-factory", 3)),
        *(("mine", 2), ("shopping-mall", 1), ("amusement-park", 1), ("radio-tower", 1)),
    )


class Exact:
    """Alhambra: buy when it can be paid exactly, the dearest first; otherwise take the most money."""

    def choose(self, view: dict, steps: list[str]) -> str:
        """A whole action."""
        state = view["state"]
        hand = state["seats"][view["seat"]]["hand"]
        found = []
        for currency, offer in state["yard"].items():
            cards = hand.get(currency, [])
            for some in (some for count in range(len(cards)) for some in combinations(cards, count + 1)):
                if offer and sum(some) == offer["price"]:
                    paid = " ".join(map(str, some))
                    found.append((offer["price"], f"buy {offer['building']}@{currency} with {paid}"))
        if found:
            return max(found)[1]
        money = [one.rstrip(",") for one in steps if one.startswith("take ")]
        return max(money, key=lambda one: int(one.split()[-1]), default=steps[0])


class Landlord:
    """Monopoly Builder: buy every street, deal with nobody, build upwards: higher floors score more."""

    def choose(self, view: dict, steps: list[str]) -> str:
        """The first of its habits that is possible."""
        mine = {f"build {at}" for at, one in view["state"]["island"].items() if one["seat"] == view["seat"]}
        possible = [one for one in steps if one in mine or not (mine and one.startswith("build "))]
        for usual in ("buy", "steal", "build ", "throw", "refuse", "drop", "take ", "trade", "end"):
            found = [one for one in possible if one.startswith(usual)]
            if found:
                return found[-1]
        return next((one for one in steps if not one.startswith("offer ")), steps[0])
