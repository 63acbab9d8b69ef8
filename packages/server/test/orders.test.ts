/** How many questions out of turn are answered by orders, as people would leave them. */
import { botOf } from '@elbowroom/bots';
import { apply, legalMoves, newGame, text, toDecide, type View, view } from '@elbowroom/rules';
import { expect, test } from 'vitest';
import { heldMove } from '../src/game/orders.ts';
import type { Orders } from '../src/store/notices.ts';

/** Every edition, number of seats and manner twice over. */
const GAMES = 24;
const SHARE = 0.9;
const names = ['Anna', 'Bert', 'Cleo', 'Dora', 'Emil'];

/** Which regions somebody would rather keep: those with most tokens. */
function dearest({ regions, seats, viewer = 0 }: View): number[] {
  const { race } = seats[viewer]?.active ?? {};
  const own = regions.flatMap(({ race: holder, tokens = 0 }, region) =>
    holder !== undefined && holder === race ? [{ region, tokens }] : [],
  );
  return own.sort((one, other) => other.tokens - one.tokens).map(({ region }) => region);
}

interface Asked {
  answered: number;
  asked: number;
}

/** A third leave everything to a bot, a third hold what they have and leave the rest to it, a third hold three regions and want to be asked else. */
function ordersOf(kind: number, seen: View): Orders {
  const hold = kind === 0 ? [] : kind === 1 ? dearest(seen) : dearest(seen).slice(0, 3);
  return { hold, otherwise: kind === 2 ? 'ask' : 'bot' };
}

function play(number: number, sum: Asked): void {
  const [edition, count] = [number % 2 === 0 ? 'classic' : 'azeroth', 2 + (number % 4)] as const;
  let state = newGame({ edition, seats: names.slice(0, count), seed: `slow ${number}` });
  const bots = names.slice(0, count).map((name) => botOf('greedy', `${name} ${number}`));
  const orders: Orders[] = names.slice(0, count).map(() => ({ hold: [], otherwise: 'bot' }));
  let turn = state.turn;
  for (let seat = toDecide(state); seat !== undefined; seat = toDecide(state)) {
    if (state.turn !== turn) orders[turn] = ordersOf((number + turn) % 3, view(state, turn));
    turn = state.turn;
    const legal = legalMoves(state);
    const held = seat === turn ? undefined : heldMove(orders[seat] as Orders, legal);
    if (seat !== turn) {
      sum.asked++;
      if (held !== undefined || orders[seat]?.otherwise === 'bot') sum.answered++;
    }
    const bot = bots[seat];
    if (bot === undefined) throw new Error('nobody');
    state = apply(state, held ?? text(bot.decide(view(state, seat), legal, { ms: 1 }))).state;
  }
}

test(`orders answer ${100 * SHARE} % of what is asked out of turn in ${GAMES} slow games`, () => {
  const sum: Asked = { answered: 0, asked: 0 };
  for (let number = 0; number < GAMES; number++) play(number, sum);
  const share = sum.answered / sum.asked;
  console.log(`${sum.answered} of ${sum.asked} questions answered by orders: ${(100 * share).toFixed(1)} %`);
  expect(sum.asked).toBeGreaterThan(GAMES);
  expect(share).toBeGreaterThan(SHARE);
});
