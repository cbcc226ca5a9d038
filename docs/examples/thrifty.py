"""A bot of your own: burgomaster play machi-koro --bots thrifty:Thrifty"""


class Thrifty:
    """Builds whatever it can, landmarks first, and never passes when it need not."""

    def choose(self, view, steps):
        """The step or action to take: `view` is what this seat may know, `steps` how its action may begin or go on."""
        for wanted in ("build", "buy", "throw 2", "throw"):
            for step in steps:
                if step.startswith(wanted):
                    return step
        return steps[0]
