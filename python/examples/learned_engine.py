"""What learn.py has learned, as an engine: it asks for observations instead of views.

    PYTHONPATH=python npx elbowroom arena --bots "python3 python/examples/learned_engine.py learned.json",random --games 200 --steps 1
"""

import base64
import json
import sys

from elbowroom import Description
from policy import WEIGHTS, Policy


def main():
    with open(sys.argv[1], encoding="utf-8") as learned:
        told = json.load(learned)
    policy = Policy(Description(told["description"]))
    weights = [told["weights"][name] for name in WEIGHTS]
    seen, ways, legal = b"", [], []
    for line in sys.stdin:
        word, _, rest = line.rstrip("\n").partition(" ")
        if word == "elbowroom":
            print("name Learned\nwants legal observation\nready", flush=True)
        elif word == "legal":
            legal = rest.split(", ")
        elif word == "observation":
            code, *actions = rest.split(" ")
            seen = base64.b64decode(code)
            ways = [[int(action) for action in way.split("+")] for way in actions]
        elif word == "go":
            first = policy.choose(seen, sorted({way[0] for way in ways}), weights)
            seconds = {way[1] for way in ways if way[0] == first and len(way) > 1}
            way = [first, policy.choose(seen, sorted(seconds), weights)] if seconds else [first]
            print(f"move {legal[ways.index(way)]}", flush=True)
        elif word == "quit":
            return


if __name__ == "__main__":
    main()
