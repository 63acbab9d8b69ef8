"""python3 -m unittest, in the folder python; the environment is the clone around it."""

import random
import unittest

from elbowroom import AECEnv, Batch, EnvironmentFault, GymEnv
from elbowroom.batch import numpy


def played(batch, steps, seed=1):
    """So many steps at random, and what was seen last."""
    chance = random.Random(seed)
    for _ in range(steps):
        batch.step([chance.choice(record.open_actions()) for record in batch.records])
    return bytes(batch.buffer)


class BatchTest(unittest.TestCase):
    def test_the_same_seed_shows_the_same(self):
        with Batch(games=3, seed="python") as one, Batch(games=3, seed="python") as other:
            one.reset()
            other.reset()
            self.assertEqual(played(one, 300), played(other, 300))
            one.reset("another")
            self.assertNotEqual(played(one, 300), bytes(other.buffer))

    def test_games_of_every_edition_end_with_rewards_that_add_up_to_nothing(self):
        for setup in ({"edition": "classic"}, {"edition": "azeroth"}, {"edition": "azeroth", "variant": "battle"}):
            with self.subTest(setup), Batch(games=2, seats=3, seed="ends", **setup) as batch:
                batch.reset()
                chance = random.Random(3)
                ended = 0
                while ended < 2:
                    batch.step([chance.choice(record.open_actions()) for record in batch.records])
                    for record in batch.records:
                        if record.over:
                            ended += 1
                            self.assertAlmostEqual(sum(record.rewards), 0, places=5)
                            self.assertTrue(record.winners)

    def test_what_is_not_open_is_refused(self):
        with Batch() as batch:
            batch.reset()
            before = bytes(batch.buffer)
            with self.assertRaises(EnvironmentFault) as caught:
                batch.step([batch.description.actions - 1])
            self.assertEqual(caught.exception.code, "illegal-action")
            self.assertEqual(bytes(batch.buffer), before)

    def test_a_set_up_that_cannot_be_is_refused(self):
        with self.assertRaises(EnvironmentFault):
            Batch(edition="chess")

    def test_bytes_have_names(self):
        with Batch(edition="azeroth", seats=4, seed="names") as batch:
            record = batch.reset()[0]
            told = batch.description
            self.assertEqual(record.observation[told.at("table", "seats")], 4)
            self.assertEqual(told.action_name(told.blocks["attack"][7]), ("attack", 7))
            lands = [record.observation[at] for at in told.column("board", "terrain")]
            self.assertGreater(sum(1 for terrain in lands if terrain), 30)
            moves = batch.look(0)["moves"]
            self.assertEqual({one["actions"][0] for one in moves}, set(record.open_actions()))

    @unittest.skipIf(numpy is None, "numpy is not there")
    def test_arrays_lie_over_the_same_bytes(self):
        with Batch(games=5, seed="arrays") as batch:
            batch.reset()
            for _ in range(50):
                actions = numpy.array([numpy.flatnonzero(mask)[0] for mask in batch.masks])
                batch.step(actions)
                for game, record in enumerate(batch.records):
                    self.assertEqual(bytes(batch.observations[game]), bytes(record.observation))
                    self.assertEqual(list(numpy.flatnonzero(batch.masks[game])), record.open_actions())
                    self.assertEqual(batch.rewards[game].tolist(), record.rewards)
                    self.assertEqual(batch.seats[game], record.seat)


class AECTest(unittest.TestCase):
    def test_agents_take_turns_until_all_have_left(self):
        env = AECEnv(seats=3, seed="aec")
        env.reset()
        chance = random.Random(5)
        total = dict.fromkeys(env.possible_agents, 0.0)
        for agent in env.agent_iter():
            seen, reward, terminated, truncated, info = env.last()
            total[agent] += reward
            self.assertFalse(truncated)
            if terminated:
                self.assertIn("won", info)
                env.step(None)
                continue
            self.assertTrue(env.observation_space(agent)["observation"].contains(seen["observation"]))
            env.step(env.action_space(agent).sample(seen["action_mask"]))
        env.close()
        self.assertEqual(env.agents, [])
        self.assertAlmostEqual(sum(total.values()), 0, places=5)
        self.assertGreater(max(total.values()), 0)

    def test_who_does_not_decide_sees_nothing(self):
        env = AECEnv(seed="aec")
        env.reset()
        (other,) = [agent for agent in env.agents if agent != env.agent_selection]
        self.assertFalse(any(env.observe(other)["observation"]))
        env.close()


class GymTest(unittest.TestCase):
    def test_one_seat_against_bots(self):
        env = GymEnv(opponents=("random", "random"), seed="gym")
        chance = random.Random(7)
        for _ in range(3):
            seen, info = env.reset()
            terminated, reward = False, 0
            while not terminated:
                self.assertTrue(env.observation_space.contains(seen))
                action = chance.choice([action for action, is_open in enumerate(info["action_mask"]) if is_open])
                seen, reward, terminated, truncated, info = env.step(action)
            self.assertEqual(reward > 0, info["won"])
            with self.assertRaises(RuntimeError):
                env.step(0)
        env.close()

    def test_a_seed_deals_the_same_game(self):
        env = GymEnv(seed="gym")
        first = bytes(env.reset(seed="one")[0])
        env.reset(seed="two")
        self.assertEqual(bytes(env.reset(seed="one")[0]), first)
        env.close()


if __name__ == "__main__":
    unittest.main()
