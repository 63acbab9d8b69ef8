"""One seat against bots in the shape of Gymnasium: reset and step. Gymnasium itself is not needed."""

from .aec import _copied
from .batch import Batch
from .spaces import Bytes, Choice


class GymEnv:
    """The learner sits where the deal puts it, another seat each game; `opponents` are bots by name."""

    metadata = {"render_modes": ["ansi"]}

    def __init__(self, opponents=("random",), edition="classic", seed="elbowroom", reward="outcome", steps=2000, **setup):
        players = ["learner", *opponents]
        self._batch = Batch(1, edition, len(players), seed, players, reward, steps, **setup)
        self.description = self._batch.description
        self.observation_space = Bytes(self.description.observation)
        self.action_space = Choice(self.description.actions)
        self._seed = seed
        self._resets = 0
        self._is_over = True
        self._is_fresh = False

    @property
    def _record(self):
        return self._batch.records[0]

    def _info(self, **more):
        return {"action_mask": _copied(self._record.mask), "seat": self._record.seat, **more}

    def reset(self, seed=None, options=None):
        """Without a seed another game of the same series is dealt."""
        if seed is not None or not self._is_fresh:
            self._batch.reset(f"{self._seed}+{self._resets}" if seed is None else seed)
            self._resets += 1
        self._is_over = self._is_fresh = False
        return _copied(self._record.observation), self._info()

    def step(self, action):
        if self._is_over:
            raise RuntimeError("the game is over: reset deals the next one")
        seat = self._record.seat
        self._batch.step([action])
        record = self._record
        self._is_over = self._is_fresh = record.over
        more = {"won": seat in record.winners} if record.over else {}
        return _copied(record.observation), record.rewards[seat], record.over, False, self._info(**more)

    def render(self):
        """The legal moves in words."""
        return "\n".join(one["move"] for one in self._batch.look(0)["moves"])

    def close(self):
        self._batch.close()
