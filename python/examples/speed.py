"""How fast the environment is as Python has it, process and pipe included: steps a second, 64 games at once.

    python3 python/examples/speed.py [edition [seats [steps]]]

In the processor time of the process that plays, in that of this one, which chooses and reads, and on the clock; in each without the beginning,
in which code is loaded and compiled. What the other process has used is told when it has ended: so there are two runs, and the difference counts.
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


def at_random(batch):
    """Chooses for all games: the next open action after any, which is quickly found."""
    told = batch.description.record
    size, mask, count = told["bytes"], told["mask"], batch.description.actions
    seen, below = batch.buffer, random.Random(1).randrange

    def choose(at):
        found = seen.find(1, at + below(count), at + count)
        return (found if found >= 0 else seen.find(1, at, at + count)) - at

    starts = [game * size + mask for game in range(GAMES)]
    return lambda: [choose(at) for at in starts]


def played(edition, seats, beginning, steps):
    """Processor time of the environment for a beginning and so many steps of all games; of the steps alone that of this process, and time on the clock."""
    before = spent()
    with Batch(games=GAMES, edition=edition, seats=seats, seed="speed") as batch:
        batch.reset()
        chosen = at_random(batch)
        for _ in range(beginning):
            batch.step(chosen())
        own, since = time.process_time(), time.monotonic()
        for _ in range(steps):
            batch.step(chosen())
        own, clock = time.process_time() - own, time.monotonic() - since
    return spent() - before, own, clock


edition = sys.argv[1] if len(sys.argv) > 1 else "azeroth"
seats = int(sys.argv[2]) if len(sys.argv) > 2 else 4
steps = int(sys.argv[3]) if len(sys.argv) > 3 else 6000
BEGINNING = 3000
without = played(edition, seats, BEGINNING, 0)
whole, own, clock = played(edition, seats, BEGINNING, steps)
plays, chooses, waits = (GAMES * steps / seconds for seconds in (whole - without[0], own, clock))
print(f"{edition}, {seats} seats, steps a second: {plays:,.0f} of the time of whoever plays, {chooses:,.0f} of Python's, {waits:,.0f} on the clock")
