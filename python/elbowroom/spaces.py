"""Spaces with what samplers of PettingZoo and Gymnasium ask of theirs."""

import random


class Bytes:
    """So many bytes."""

    def __init__(self, count):
        self.shape = (count,)
        self.dtype = "uint8"
        self.low, self.high = 0, 255

    def contains(self, seen):
        return len(seen) == self.shape[0]


class Choice:
    """One of so many."""

    def __init__(self, count):
        self.n = count
        self.shape = ()
        self._random = random.Random(0)

    def seed(self, seed=None):
        self._random.seed(seed)

    def contains(self, action):
        return 0 <= action < self.n

    def sample(self, mask=None):
        return self._random.choice(range(self.n) if mask is None else [action for action, is_open in enumerate(mask) if is_open])
