/** Random games, and what they brought to whom. */
import { apply, type Event, moveBuffer, moves, newGame, outcome, type Setup, toDecide } from '@elbowroom/rules';
import { chanceFrom } from './chance.ts';

/** Coins that a race or a power brought while its people was active, and in how many turns. */
export interface Earnings {
  picked: number;
  turns: number;
  coins: number;
}

export interface Tally {
  games: number;
  moves: number;
  /** By seat, over all games. A shared victory counts for each who shares it. */
  readonly coins: number[];
  readonly wins: number[];
  readonly races: Map<string, Earnings>;
  readonly powers: Map<string, Earnings>;
}

export function emptyTally(seats: number): Tally {
  const zeros = (): number[] => new Array<number>(seats).fill(0);
  return { games: 0, moves: 0, coins: zeros(), wins: zeros(), races: new Map(), powers: new Map() };
}

const buffer = moveBuffer();

/** Plays one game at random and adds it to the tally. */
export function playInto(tally: Tally, setup: Setup): void {
  const chance = chanceFrom(setup.seed);
  const book = bookkeeping(tally);
  let s = newGame(setup);
  while (toDecide(s) !== undefined) {
    const applied = apply(s, buffer.list[chance(moves(s, buffer))] ?? 0);
    s = applied.state;
    for (const event of applied.events) book(event);
    tally.moves++;
  }
  const { coins, winners } = outcome(s) ?? { coins: [], winners: [] };
  for (const [seat, won] of coins.entries()) tally.coins[seat] = (tally.coins[seat] ?? 0) + won;
  for (const seat of winners) tally.wins[seat] = (tally.wins[seat] ?? 0) + 1;
  tally.games++;
}

interface Played {
  readonly race: string;
  readonly power: string;
}

/** Follows the events of one game: who plays what, and what it brings. What is paid and found in the draft is not the people's doing. */
function bookkeeping({ races, powers }: Tally): (event: Event) => void {
  const active = new Map<number, Played>();
  const credit = (seat: number, coins: number, turns = 0): void => {
    const played = active.get(seat);
    if (played === undefined) return;
    for (const line of [lineOf(races, played.race), lineOf(powers, played.power)]) {
      line.coins += coins;
      line.turns += turns;
    }
  };
  return (event) => {
    switch (event.type) {
      case 'picked':
        active.set(event.seat, event);
        lineOf(races, event.race).picked++;
        lineOf(powers, event.power).picked++;
        break;
      case 'declined':
        active.delete(event.seat);
        break;
      case 'earned':
        if (!event.rule.startsWith('CORE-DRAFT')) credit(event.seat, event.coins);
        break;
      case 'paid':
        if (event.rule.startsWith('CORE-DRAFT')) break;
        credit(event.seat, -event.coins);
        if (event.to !== undefined) credit(event.to, event.coins);
        break;
      case 'scored':
        credit(event.seat, event.total - declinedShare(event.items, active.get(event.seat), races), 1);
        break;
    }
  };
}

/** Coins of a score that came from a people in decline: the lines of another race. */
function declinedShare(
  items: readonly { readonly what: string; readonly amount: number }[],
  active: Played | undefined,
  races: ReadonlyMap<string, Earnings>,
): number {
  return items.reduce((sum, { what, amount }) => (what !== active?.race && races.has(what) ? sum + amount : sum), 0);
}

function lineOf(table: Map<string, Earnings>, id: string): Earnings {
  let line = table.get(id);
  if (line === undefined) {
    line = { picked: 0, turns: 0, coins: 0 };
    table.set(id, line);
  }
  return line;
}
