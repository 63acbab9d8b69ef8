"""Learns to beat `random` by the cross-entropy method: many players with weights drawn at random play, the best of them say where to draw from next.

    PYTHONPATH=python python3 python/examples/learn.py --out learned.json
"""

import argparse
import json
import random
import time

from elbowroom import Batch
from policy import WEIGHTS, Policy


def margins(batch, policy, players, deals):
    """Coins ahead of the opponent, by player: each plays at its own table until all have played so many games."""
    records = batch.records
    sums, games = [0.0] * len(players), [0] * len(players)
    wins = [0.0] * len(players)
    while min(games) < deals:
        seats = [record.seat for record in records]
        batch.step([policy.choose(record.observation, record.open_actions(), player) for record, player in zip(records, players)])
        for game, record in enumerate(records):
            if games[game] >= deals:
                continue
            rewards = record.rewards
            own = rewards[seats[game]]
            sums[game] += own - (sum(rewards) - own) / (len(rewards) - 1)
            if record.over:
                games[game] += 1
                wins[game] += (seats[game] in record.winners) / len(record.winners)
    return [total / deals for total in sums], sum(wins) / (deals * len(players))


def main():
    asked = argparse.ArgumentParser()
    asked.add_argument("--edition", default="classic")
    asked.add_argument("--players", type=int, default=64)
    asked.add_argument("--best", type=int, default=10)
    asked.add_argument("--deals", type=int, default=8)
    asked.add_argument("--rounds", type=int, default=14)
    asked.add_argument("--check", type=int, default=1000, help="games against random at the end")
    asked.add_argument("--seed", default="learn")
    asked.add_argument("--out", default="learned.json")
    given = asked.parse_args()

    chance = random.Random(given.seed)
    mean, spread = [0.0] * len(WEIGHTS), [1.0] * len(WEIGHTS)
    since = time.process_time()
    with Batch(given.players, given.edition, 2, given.seed, ["learner", "random"], "coins") as batch:
        policy = Policy(batch.description)
        for number in range(given.rounds):
            batch.reset(f"{given.seed}/{number}")
            players = [[chance.gauss(m, s) for m, s in zip(mean, spread)] for _ in range(given.players)]
            ahead, wins = margins(batch, policy, players, given.deals)
            best = sorted(range(given.players), key=lambda one: -ahead[one])[: given.best]
            for at in range(len(WEIGHTS)):
                drawn = [players[one][at] for one in best]
                mean[at] = sum(drawn) / len(drawn)
                spread[at] = (sum((w - mean[at]) ** 2 for w in drawn) / len(drawn)) ** 0.5 + 0.5 / (number + 2)
            seconds = time.process_time() - since
            print(f"round {number + 1}: all {sum(ahead) / len(ahead):+.1f} coins, best {ahead[best[0]]:+.1f}, {100 * wins:.0f} % won, {seconds:.0f} s", flush=True)
        batch.reset(f"{given.seed}/check")
        deals = -(-given.check // given.players)
        ahead, wins = margins(batch, policy, [mean] * given.players, deals)
        print(f"check: {100 * wins:.1f} % of {deals * given.players} games won, {sum(ahead) / len(ahead):+.1f} coins ahead")
    with open(given.out, "w", encoding="utf-8") as out:
        json.dump({"weights": dict(zip(WEIGHTS, mean)), "description": batch.description.told}, out)


if __name__ == "__main__":
    main()
