"""A player that adds up a few numbers: what speaks for each action that is open, times a weight that was learned. Plain Python."""

WORDS = ("done", "expand", "decline")
WEIGHTS = (
    "done",
    "decline",
    "decline, tokens in hand",
    "decline, regions held",
    "decline, share of the game that is over",
    "abandon",
    "attack",
    "attack, tokens there",
    "attack, somebody's active people",
    "attack, somebody's people in decline",
    "attack, an own people in decline",
    "attack, natives",
    "attack, a symbol",
    "attack, mountain",
    "attack, tokens in hand",
    "put, tokens there",
    "put, a symbol",
    "pick, coins lying there less its price",
    "ability",
    "answer",
    "number",
    "special attack",
)
INDEX = {name: at for at, name in enumerate(WEIGHTS)}
MOUNTAIN = 5


class Policy:
    """Made for one description of the environment; knows where the bytes are that it looks at."""

    def __init__(self, told):
        self.block_of = [None] * told.actions
        for name, block in told.blocks.items():
            for action in block:
                self.block_of[action] = (name, action - block.start)
        self.active = told.at("seat", "active")
        self.round, self.rounds = told.at("table", "round"), told.at("table", "rounds")
        self.hand = told.column("people", "hand")
        self.owner, self.standing = told.column("region", "owner"), told.column("region", "standing")
        self.tokens = told.column("region", "tokens")
        self.holder = told.column("region", "holder")
        self.terrain, self.traits = told.column("board", "terrain"), told.column("board", "traits")
        self.coins, self.price = told.column("offer", "coins"), told.column("offer", "price")

    def choose(self, seen, actions, weights):
        """The action that most speaks for."""
        if len(actions) == 1:
            return actions[0]
        people = seen[self.active]
        hand = seen[self.hand[people - 1]] / 10 if people else 0
        best, best_worth = actions[0], float("-inf")
        for action in actions:
            worth = self.worth(seen, action, hand, weights)
            if worth > best_worth:
                best, best_worth = action, worth
        return best

    def worth(self, seen, action, hand, weights):
        name, number = self.block_of[action]
        told = getattr(self, name, None)
        if told is not None:
            return told(seen, number, hand, weights)
        if name in ("race", "power", "other"):
            return weights[INDEX["ability"]]
        if name == "number":
            return weights[INDEX["number"]] * number / 5
        return weights[INDEX["answer"]] * number / 5

    def word(self, seen, number, hand, weights):
        if WORDS[number] == "expand":
            return 0.0
        if WORDS[number] == "done":
            return weights[INDEX["done"]]
        held = sum(1 for owner, standing in zip(self.owner, self.standing) if seen[owner] == 1 and seen[standing] == 1)
        return (
            weights[INDEX["decline"]]
            + weights[INDEX["decline, tokens in hand"]] * hand
            + weights[INDEX["decline, regions held"]] * held / 10
            + weights[INDEX["decline, share of the game that is over"]] * seen[self.round] / seen[self.rounds]
        )

    def pick(self, seen, row, _hand, weights):
        return weights[INDEX["pick, coins lying there less its price"]] * (seen[self.coins[row]] - seen[self.price[row]])

    def abandon(self, _seen, _region, _hand, weights):
        return weights[INDEX["abandon"]]

    def attack(self, seen, region, hand, weights):
        worth = weights[INDEX["attack"]] + weights[INDEX["attack, tokens there"]] * seen[self.tokens[region]] / 5
        worth += weights[INDEX["attack, tokens in hand"]] * hand
        owner, standing = seen[self.owner[region]], seen[self.standing[region]]
        if owner > 1:
            worth += weights[INDEX["attack, somebody's active people" if standing == 1 else "attack, somebody's people in decline"]]
        elif owner == 1:
            worth += weights[INDEX["attack, an own people in decline"]]
        elif seen[self.holder[region]]:
            worth += weights[INDEX["attack, natives"]]
        if seen[self.traits[region]] & 7:
            worth += weights[INDEX["attack, a symbol"]]
        if seen[self.terrain[region]] == MOUNTAIN:
            worth += weights[INDEX["attack, mountain"]]
        return worth

    def put(self, seen, region, _hand, weights):
        worth = weights[INDEX["put, tokens there"]] * seen[self.tokens[region]] / 5
        return worth + (weights[INDEX["put, a symbol"]] if seen[self.traits[region]] & 7 else 0)

    def __getattr__(self, name):
        if name == "with":
            return lambda _seen, number, _hand, weights: weights[INDEX["special attack"]] * (number > 0)
        raise AttributeError(name)
