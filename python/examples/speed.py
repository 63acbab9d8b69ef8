"""How fast the environment is, process and pipe included: steps a second of its processor time, 64 games at once.

    python3 python/examples/speed.py [edition [seats [steps]]]

Two runs of which one is longer: the difference is what steps cost, without the beginning.
"""

import random
import resource
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from elbowroom import Batch

GAMES = 64


def spent():
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def played(edition, seats, steps):
    """Processor time of the environment, and time on the clock, for so many steps of all games."""
    before, since = spent(), time.monotonic()
    below = random.Random(1).randrange
    with Batch(games=GAMES, edition=edition, seats=seats, seed="speed") as batch:
        told = batch.description.record
        size, mask, count = told["bytes"], told["mask"], batch.description.actions
        starts = [game * size + mask for game in range(GAMES)]
        batch.reset()
        seen = batch.buffer
        for _ in range(steps):
            actions = []
            for at in starts:
                found = seen.find(1, at + below(count), at + count)
                actions.append((found if found >= 0 else seen.find(1, at, at + count)) - at)
            batch.step(actions)
    return spent() - before, time.monotonic() - since


edition = sys.argv[1] if len(sys.argv) > 1 else "azeroth"
seats = int(sys.argv[2]) if len(sys.argv) > 2 else 4
steps = int(sys.argv[3]) if len(sys.argv) > 3 else 3000
short, long = played(edition, seats, steps // 3), played(edition, seats, steps)
more = GAMES * (steps - steps // 3)
print(f"{edition}, {seats} seats: {more / (long[0] - short[0]):,.0f} steps a second of processor time, {more / (long[1] - short[1]):,.0f} on the clock")
