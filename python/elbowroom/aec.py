"""One game in the shape of PettingZoo's AEC: agents take turns, each is asked in its turn. PettingZoo itself is not needed."""

from .batch import Batch, numpy
from .spaces import Bytes, Choice


class AECEnv:
    """Agents are called seat_0, seat_1 …; observations are {"observation": bytes, "action_mask": bytes}, arrays where numpy is there."""

    metadata = {"name": "elbowroom_v1", "is_parallelizable": False, "render_modes": ["ansi"]}

    def __init__(self, edition="classic", seats=2, seed="elbowroom", reward="outcome", **setup):
        self._batch = Batch(games=1, edition=edition, seats=seats, seed=seed, reward=reward, **setup)
        self.description = self._batch.description
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents = []
        self._seed = seed
        self._last = {}

    def observation_space(self, _agent):
        return {"observation": Bytes(self.description.observation), "action_mask": Bytes(self.description.actions)}

    def action_space(self, _agent):
        return Choice(self.description.actions)

    @property
    def _record(self):
        return self._batch.records[0]

    def reset(self, seed=None, options=None):
        self._batch.reset(self._seed if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._record.seat]

    def observe(self, agent):
        """What the agent sees when it decides; nothing is told to one that does not."""
        if agent != self.agent_selection or self.terminations[agent]:
            return {"observation": _copied(bytes(self.description.observation)), "action_mask": _copied(bytes(self.description.actions))}
        return {"observation": _copied(self._record.observation), "action_mask": _copied(self._record.mask)}

    def last(self, observe=True):
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        return seen, self._cumulative_rewards[agent], self.terminations[agent], self.truncations[agent], self.infos[agent]

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent]:
            self._leave(agent, action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._batch.step([action])
        record = self._record
        for other, reward in zip(self.possible_agents, record.rewards):
            self.rewards[other] = reward
            self._cumulative_rewards[other] += reward
        if record.over:
            self.terminations = dict.fromkeys(self.agents, True)
            for other in self.agents:
                self.infos[other] = {"won": other in [f"seat_{seat}" for seat in record.winners]}
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[record.seat]

    def _leave(self, agent, action):
        if action is not None:
            raise ValueError("the game is over: the only action left is None")
        self.agents.remove(agent)
        for told in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            del told[agent]
        if self.agents:
            self.agent_selection = self.agents[0]

    def agent_iter(self, max_iter=2**63):
        for _ in range(max_iter):
            if not self.agents:
                return
            yield self.agent_selection

    def render(self):
        """The legal moves in words."""
        return "\n".join(one["move"] for one in self._batch.look(0)["moves"])

    def close(self):
        self._batch.close()


def _copied(seen):
    return bytes(seen) if numpy is None else numpy.frombuffer(bytes(seen), dtype=numpy.uint8)
