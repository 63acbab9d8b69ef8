"""Many games at once. What is seen lies in one buffer: with numpy as arrays over it, without as bytes."""

import array
import json
import struct
import sys

from .process import EnvironmentFault, Process

try:
    import numpy
except ImportError:
    numpy = None

__all__ = ["Batch", "Description", "EnvironmentFault", "Record"]


class Description:
    """What there is to know about the games: names, and where everything stands. Nothing of it is known to this package beforehand."""

    def __init__(self, told):
        self.told = told
        self.games = told["games"]
        self.seats = told["seats"]
        self.players = told["players"]
        self.actions = told["actions"]["count"]
        self.blocks = {block["name"]: range(block["at"], block["at"] + block["count"]) for block in told["actions"]["blocks"]}
        self.observation = told["observation"]["bytes"]
        self.tables = {table["name"]: table for table in told["observation"]["tables"]}
        self.names = told["names"]
        self.record = told["record"]

    def at(self, table, field, row=0):
        """The place of one byte of an observation: at('region', 'tokens', 7)."""
        told = self.tables[table]
        names = [one["name"] for one in told["fields"]]
        if not 0 <= row < told["count"]:
            raise IndexError(f"{table} has {told['count']} rows")
        return told["at"] + row * len(names) + names.index(field)

    def column(self, table, field):
        """The places of a field in all rows of a table."""
        return [self.at(table, field, row) for row in range(self.tables[table]["count"])]

    def action_name(self, action):
        """The block of an action and its number there: ('attack', 7)."""
        for name, block in self.blocks.items():
            if action in block:
                return name, action - block.start
        raise IndexError(f"there are {self.actions} actions")


class Record:
    """One game of a batch as it stands now."""

    def __init__(self, batch, game):
        told = batch.description.record
        self._batch, self._at, self._head = batch, game * told["bytes"], told["head"]
        self.game = game

    def _number(self, kind, name, more=0):
        return struct.unpack_from(kind, self._batch.buffer, self._at + self._head[name] + more)[0]

    @property
    def seat(self):
        """Who decides."""
        return self._number("<B", "seat")

    @property
    def over(self):
        """Whether the last step ended a game; what is seen is the next one's then."""
        return self._number("<B", "over") == 1

    @property
    def winners(self):
        """The seats that won, where a game is over."""
        bits = self._number("<B", "winners")
        return [seat for seat in range(self._batch.description.seats) if bits >> seat & 1]

    @property
    def deal(self):
        return self._number("<I", "deal")

    @property
    def rewards(self):
        """Of the last step, by seat."""
        return [self._number("<f", "rewards", 4 * seat) for seat in range(self._batch.description.seats)]

    @property
    def observation(self):
        at = self._at + self._batch.description.record["observation"]
        return self._batch.view[at : at + self._batch.description.observation]

    @property
    def mask(self):
        at = self._at + self._batch.description.record["mask"]
        return self._batch.view[at : at + self._batch.description.actions]

    def open_actions(self):
        """What may be said, as a list."""
        return [action for action, is_open in enumerate(self.mask) if is_open]


class Batch:
    """`games` at once. `players`: one name for each seat, 'learner' or a bot; they move on by one seat with every deal."""

    def __init__(self, games=1, edition="classic", seats=2, seed="elbowroom", players=None, reward="outcome", steps=2000, called=None, **setup):
        asked = {"games": games, "seed": seed, "reward": reward, "steps": steps, "setup": {"edition": edition, "seats": seats, **setup}}
        if players is not None:
            asked["players"] = list(players)
        self._process = Process(called)
        try:
            _, told = self._process.ask("o", json.dumps(asked).encode())
        except BaseException:
            self._process.close()
            raise
        self.description = Description(json.loads(told))
        self.buffer = bytearray(games * self.description.record["bytes"])
        self.view = memoryview(self.buffer)
        self.records = [Record(self, game) for game in range(games)]
        if numpy is not None:
            self._arrays()

    def _arrays(self):
        told = self.description
        rows = numpy.frombuffer(self.buffer, dtype=numpy.uint8).reshape(told.games, told.record["bytes"])
        head, seen, mask = told.record["head"], told.record["observation"], told.record["mask"]
        self.observations = rows[:, seen : seen + told.observation]
        self.masks = rows[:, mask : mask + told.actions].view(numpy.bool_)
        self.seats = rows[:, head["seat"]]
        self.overs = rows[:, head["over"]].view(numpy.bool_)
        self.rewards = rows[:, head["rewards"] : head["rewards"] + 4 * told.seats].view("<f4")

    def reset(self, seed=None):
        """Deals all games anew."""
        self._process.ask("r", b"" if seed is None else str(seed).encode(), into=self.buffer)
        return self.records

    def step(self, actions):
        """One action for each game; raises EnvironmentFault, and plays nothing, if one of them is not open."""
        if numpy is not None and isinstance(actions, numpy.ndarray):
            body = actions.astype("<u2").tobytes()
        else:
            said = array.array("H", actions)
            if sys.byteorder == "big":
                said.byteswap()
            body = said.tobytes()
        self._process.ask("s", body, into=self.buffer)
        return self.records

    def look(self, game=0):
        """One game in words: its view, and the legal moves with their actions."""
        return json.loads(self._process.ask("l", game.to_bytes(4, "little"))[1])

    def close(self):
        self._process.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
