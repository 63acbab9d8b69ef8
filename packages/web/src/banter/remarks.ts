/** When bots say something, and what it is about: made of what everybody has seen, and of nothing else. The same game says the same again. */
import type { Step } from '@elbowroom/rules';

export type Occasion = 'greets' | 'prospers' | 'robbed' | 'declines' | 'wins' | 'loses';

export type Remark = {
  /** How many decisions had been made by then. */
  readonly after: number;
  readonly seat: number;
  readonly occasion: Occasion;
  /** Which of the lines that fit, as a number that may be larger than there are. */
  readonly draw: number;
};

export type Company = {
  /** Seats that bots have. */
  readonly bots: readonly number[];
  /** The same game has the same. */
  readonly id: string;
  /** Known once the game is over. */
  readonly winners: readonly number[];
};

/** Out of 100: how often somebody who could say something does. */
const TALKATIVE: Readonly<Record<Occasion, number>> = { greets: 100, prospers: 70, robbed: 45, declines: 60, wins: 100, loses: 100 };
/** Turns that pass between two remarks at least. */
const SILENCE = 4;
/** Coins in a turn that are worth a word. */
const MANY = 10;

/** A number that looks drawn: FNV over the text. */
function drawn(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

type Chance = { readonly seat: number; readonly occasion: Occasion };

/** What a step gives occasion to. `most`: what the best turn so far has brought. */
function chancesIn({ events, seat: acting }: Step, most: number): Chance[] {
  return events.flatMap((event): Chance[] => {
    if (event.type === 'scored') return event.total >= MANY && event.total > most ? [{ seat: event.seat, occasion: 'prospers' }] : [];
    if (event.type === 'declined') return [{ seat: event.seat, occasion: 'declines' }];
    if (event.type === 'lost' && event.seat !== undefined && event.seat !== acting) return [{ seat: event.seat, occasion: 'robbed' }];
    return [];
  });
}

/** Somebody speaks when the game begins, and when it is over the bot that has won, or else one of the others. */
function lastWord({ bots, id, winners }: Company): Chance | undefined {
  const winner = bots.find((seat) => winners.includes(seat));
  if (winner !== undefined) return { seat: winner, occasion: 'wins' };
  const seat = bots[drawn(`${id}/end`) % Math.max(1, bots.length)];
  return seat === undefined ? undefined : { seat, occasion: 'loses' };
}

/** All that was said in a game so far, oldest first. */
export function remarksIn(steps: readonly Step[], company: Company): Remark[] {
  const { bots, id } = company;
  const said: Remark[] = [];
  const say = (after: number, { seat, occasion }: Chance): void => {
    said.push({ after, seat, occasion, draw: drawn(`${id}/${after}/${occasion}`) });
  };
  const host = bots[drawn(`${id}/begin`) % Math.max(1, bots.length)];
  if (host !== undefined && steps.length > 0) say(1, { seat: host, occasion: 'greets' });
  let [turn, spoken, most] = [0, 0, 0];
  for (const [i, step] of steps.entries()) {
    const wish = chancesIn(step, most).find(
      ({ occasion, seat }) => bots.includes(seat) && drawn(`${id}/${i}/${seat}/${occasion}/wish`) % 100 < TALKATIVE[occasion],
    );
    for (const event of step.events) {
      if (event.type === 'scored') most = Math.max(most, event.total);
      if (event.type === 'turn-began') turn++;
    }
    const last = step.events.some(({ type }) => type === 'ended') ? lastWord(company) : undefined;
    if (last !== undefined) say(i + 1, last);
    else if (wish !== undefined && turn - spoken >= SILENCE) {
      say(i + 1, wish);
      spoken = turn;
    }
  }
  return said;
}
