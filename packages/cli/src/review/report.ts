/** A review in words. */
import type { ComboFacts, GameReview, PlanFacts, TurnReview } from '@elbowroom/bots';
import { isFlagged } from '@elbowroom/bots';
import type { Board } from '@elbowroom/rules';
import { regionWords, termWords } from '@elbowroom/wording';

/** Who sat where, and on which map. */
export interface Table {
  readonly names: readonly string[];
  readonly board: Board;
}

export function reportOf(review: GameReview, table: Table): string[] {
  const flagged = review.turns.filter(isFlagged);
  return [
    ...seatLines(review, table),
    '',
    'What mattered most:',
    ...review.decisive.flatMap((at) => review.turns.slice(at, at + 1)).map((turn) => `  ${turnLine(turn, table)}`),
    '',
    flagged.length === 0 ? 'No turn is flagged.' : 'Turns that could have been better:',
    ...flagged.flatMap((turn) => [`  ${turnLine(turn, table)}`, ...reasonLines(turn).map((line) => `      ${line}`)]),
  ];
}

function seatLines({ seats }: GameReview, { names }: Table): string[] {
  const width = Math.max(...names.map(({ length }) => length));
  return seats.map(
    ({ accuracy, lost, luck, mistakes, slips }, seat) =>
      `  ${(names[seat] ?? '').padEnd(width)}  accuracy ${String(accuracy).padStart(3)}  lost ${lost.toFixed(1).padStart(5)}  ` +
      `luck ${signed(luck.dice)} by dice, ${signed(luck.tiles)} by tiles  ${counted(mistakes, 'mistake')}, ${counted(slips, 'slip')}`,
  );
}

function turnLine(turn: TurnReview, table: Table): string {
  const where = `round ${turn.round}, ${table.names[turn.seat] ?? ''}, after ${counted(turn.step, 'move')}`;
  if (isFlagged(turn)) return `${where}: ${turn.verdict}, ${worthMore(turn, table)}`;
  const { dice, tiles } = turn.luck;
  const [what, coins] = Math.abs(dice) >= Math.abs(tiles) ? ['the dice', dice] : ['the tiles on offer', tiles];
  return turn.lost >= Math.abs(coins) ? `${where}: ${worthMore(turn, table)}` : `${where}: ${what} brought ${signed(coins)}`;
}

/** What would have been better, by how much, and the facts that say why. */
function worthMore({ about, facts, lost }: TurnReview, table: Table): string {
  const more = `worth ${lost.toFixed(1)} more`;
  switch (about) {
    case 'decline-late':
      return `declining was ${more}: ${facts.bound} of ${counted(facts.tokens, 'token')} bound${nextText(facts.next)}`;
    case 'decline-early':
      return `going on was ${more}: ${planText(facts.best, table)}`;
    case 'draft':
      return `${comboText(facts.best.combo)} was ${more} than ${comboText(facts.played.combo)}`;
    case 'redeployment':
      return `the same conquests with the tokens placed otherwise were ${more}`;
    default:
      return `another plan was ${more}: ${planText(facts.best, table)}, rather than ${planText(facts.played, table)}`;
  }
}

const nextText = (next: ComboFacts | undefined): string => (next === undefined ? '' : `, and ${comboText(next)} stood on offer`);

function comboText(combo: ComboFacts | undefined): string {
  if (combo === undefined) return 'no people';
  const { power, price, race } = combo;
  return `${named(race)} ${named(power)} ${price > 0 ? `for ${counted(price, 'coin')}` : price < 0 ? `with ${counted(-price, 'coin')} on top` : 'for nothing'}`;
}

/** `night-elves`: Night Elves. */
const named = (id: string): string =>
  id.replace(/(^|-)([a-z])/g, (_, dash: string, letter: string) => `${dash && ' '}${letter.toUpperCase()}`);

function planText({ coins, roll, won }: PlanFacts, { board }: Table): string {
  const placed = (region: number): string => regionWords(board, region)?.en ?? `region ${region}`;
  const wins = won.length === 0 ? 'no region won' : won.map(placed).join(', ');
  const last = roll === undefined ? '' : `, a roll for ${placed(roll.region)} (${Math.round(100 * roll.chance)} %)`;
  return `${wins}${last} (${counted(Math.round(10 * coins) / 10, 'coin')})`;
}

const FEW = 3;

/** Only what speaks for the better plan. */
const reasonLines = ({ weighed }: TurnReview): string[] =>
  weighed.best.why
    .filter(({ coins }) => coins > 0)
    .slice(0, FEW)
    .map(({ coins, term }) => `${signed(coins).padStart(5)}  ${termWords[term].en}`);

const signed = (coins: number): string => `${coins < 0 ? '−' : '+'}${Math.abs(coins).toFixed(1)}`;
const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;
