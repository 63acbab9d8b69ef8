/** One game of a study, played to its end: the piece of work that all threads share. */
import { apply, clone, legalMoves, newGame, outcome, type State, toDecide, view } from '@elbowroom/rules';
import type { Bot } from '../bot.ts';
import { chanceFrom } from '../chance.ts';
import { plannerBot } from '../planner.ts';
import type { Finding } from './finding.ts';
import { openLedger } from './ledger.ts';
import { drawn, layOut } from './lot.ts';
import { isDealt, markedIn, type Study, setupFor } from './study.ts';

/** Depends on nothing but the study and the number. Throws Refused for a set-up that no game can be dealt from. */
export function playStudied(study: Study, game: number): Finding {
  const setup = setupFor(study, game);
  const dealt = isDealt(study, game);
  const lot = chanceFrom(`${setup.seed}/lot`);
  let s = clone(newGame(setup));
  const marked = markedIn(study, game, s.world);
  layOut(s, marked, lot);
  const bots = s.active.map((_, seat): Bot => plannerBot(`${setup.seed}/${seat}`));
  const ledger = openLedger(s);
  const taken = bots.map(() => 0);
  for (let seat = toDecide(s); seat !== undefined; seat = toDecide(s)) {
    const legal = legalMoves(s);
    if (legal[0].type === 'pick' && !dealt) ledger.offered(s, seat);
    const lotted = dealt ? drawn(s, legal, taken, marked, lot) : undefined;
    if (lotted !== undefined) taken[seat]++;
    const { events, state } = apply(s, lotted ?? bots[seat].decide(view(s, seat), legal, {}));
    ledger.enter(state, events);
    s = state;
  }
  const { first, rounds, world } = s;
  return { game, dealt, seats: bots.length, rounds, board: world.board.id, ...resultOf(s, first), ...ledger.close() };
}

/** In the order of play. Allies win together. */
function resultOf(s: State, first: number): Pick<Finding, 'coins' | 'wins'> {
  const { coins, winners } = outcome(s) ?? { coins: [], winners: [] };
  const { teamOf } = s.world.edition;
  const sides = new Set(winners.map((seat) => teamOf?.(coins.length, seat) ?? seat)).size;
  const order = coins.map((_, place) => (place + first) % coins.length);
  return {
    coins: order.map((seat) => coins[seat]),
    wins: order.map((seat) => (winners.includes(seat) ? 1 / sides : 0)),
  };
}
