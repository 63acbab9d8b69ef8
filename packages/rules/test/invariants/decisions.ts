import { apply, cost, forecast, legalMoves, outcome, toDecide } from '../../src/api.ts';
import { aOf, attackIds, CONQUER, cOf, kindOf, pack, parse, ROLL, text, unpack } from '../../src/core/move.ts';
import { OVER } from '../../src/core/stage.ts';
import type { State } from '../../src/core/state.ts';
import { type Check, demand } from './check.ts';
import { deepFrozen } from './frozen.ts';

/** Every listed move is tried at one decision in so many; the move that is played always is. */
const TRY_ALL = 16;
const ASK_COST = 4;

export function decisions(onEveryState: readonly Check[]): Check[] {
  return [
    {
      name: 'until the end a seat has to decide and nobody has won; afterwards there is an outcome and no move',
      state: (s) => {
        const over = s.stage === OVER;
        demand((toDecide(s) === undefined) === over, () => `stage ${s.stage}, but ${toDecide(s)} has to decide`);
        demand((outcome(s) === undefined) === !over, () => `stage ${s.stage}, outcome ${JSON.stringify(outcome(s))}`);
        if (over) demand(legalMoves(s).length === 0 && forecast(s).length === 0, () => 'moves after the end');
      },
      end: (s) => {
        const { coins, factions, winners } = outcome(s) ?? { coins: [], winners: [] };
        demand(coins.length === s.active.length && winners.length > 0, () => 'an outcome without winners');
        const { teamOf } = s.world.edition;
        for (const w of winners) {
          const [score, scores] =
            teamOf === undefined ? [coins[w], coins] : [factions?.[teamOf(coins.length, w)], Object.values(factions ?? {})];
          demand(score === Math.max(...scores), () => `seat ${w} has won with ${score} of ${scores.join(' ')} coins`);
        }
      },
    },
    {
      name: 'no move is listed twice',
      decision: (_s, listed) => demand(new Set(listed).size === listed.length, () => 'a move is listed twice'),
    },
    {
      name: 'moves come back the same from text and from one integer',
      decision: (s, listed) => {
        for (const packed of listed) {
          const move = unpack(s.world, packed);
          const line = text(move);
          demand(text(parse(line)) === line, () => `${line} comes back as ${text(parse(line))}`);
          demand(pack(s.world, move) === packed && pack(s.world, parse(line)) === packed, () => `${line} is packed differently`);
        }
      },
    },
    {
      name: 'every listed move applies, and leads to a state in order',
      decision: (s, listed, game) => {
        if (game.random(TRY_ALL) > 0) return;
        for (const packed of listed) {
          try {
            const { state, events } = apply(s, packed);
            deepFrozen(state);
            for (const check of onEveryState) {
              check.state?.(state, game);
              check.move?.({ before: s, after: state, move: packed, line: '', events, game });
            }
          } catch (error) {
            throw new Error(`${text(unpack(s.world, packed))}: ${error instanceof Error ? error.message : error}`);
          }
        }
      },
    },
    {
      name: 'a listed conquest has a cost that hand or die can reach, and its parts add up',
      decision: (s, listed, game) => {
        // While a question is open the conquest is under way: its terms are those of the question.
        if (s.prompts.length === 0 && game.random(ASK_COST) === 0) for (const packed of listed) priced(s, packed);
      },
    },
  ];
}

function priced(s: State, packed: number): void {
  if (kindOf(packed) !== CONQUER && kindOf(packed) !== ROLL) return;
  const ids = attackIds(s.world, cOf(packed));
  const asked = cost(s, aOf(packed), ids.length === 0 ? undefined : ids.join(' '));
  const line = text(unpack(s.world, packed));
  if (asked.blocked !== undefined) throw new Error(`${line} is listed, but ${asked.blocked.rule} bars it: ${asked.blocked.what}`);
  const isBold = kindOf(packed) === ROLL && s.world.rulings['hopeless-roll'] === 'allowed'; // CORE-DIE-4
  demand((isBold || asked.chance > 0) && asked.chance <= 1, () => `${line} has chance ${asked.chance}`);
  demand(
    kindOf(packed) === ROLL ? asked.total > asked.hand : true,
    () => `${line} is a roll for ${asked.total} with ${asked.hand} in hand`,
  );
  const sum = asked.parts.reduce((n, { amount }) => n + amount, 0);
  demand(sum === asked.total, () => `${line} costs ${asked.total}, parts give ${sum}: ${JSON.stringify(asked.parts)}`);
}
