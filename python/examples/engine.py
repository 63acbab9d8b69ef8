"""A whole engine with nothing but Python's own library: it attacks where it can, and never gives up what it has. Make it clever at `choose`.

    npx elbowroom engine check "python3 python/examples/engine.py"
    npx elbowroom arena --bots "python3 python/examples/engine.py",random --games 20 --steps 1
"""

import json
import random
import sys


def choose(view, legal, chance):
    """`view` is what the seat may know, `legal` every move it can make."""
    attacks = [move for move in legal if move.startswith("conquer")]
    sensible = [move for move in legal if move != "decline" and not move.startswith("abandon")]
    return chance.choice(attacks or sensible or legal)


def main():
    view, legal, chances = {}, [], {}
    for line in sys.stdin:
        word, _, rest = line.rstrip("\n").partition(" ")
        if word == "elbowroom":
            print("name Python example\nready", flush=True)
        elif word == "sit":
            seat, _, chance = rest.split(" ", 2)
            chances[seat] = random.Random(chance)
        elif word == "view":
            view = json.loads(rest)
        elif word == "legal":
            legal = rest.split(", ")
        elif word == "go":
            seat = rest.split(" ")[0]
            move = choose(view, legal, chances[seat])
            print(f"reason one of {len(legal)} moves\nmove {move}", flush=True)
        elif word == "quit":
            return


if __name__ == "__main__":
    main()
