/**
 * A game as a text file, the form of the golden games: `key: value` lines, then one move per line, then what came of it.
 * `#` begins a comment. Values that are more than a word or a number are JSON.
 */
import { newGame, outcome, type Setup, snapshot, step } from '@elbowroom/rules';
import { type Game, MOST_MOVES, MOST_TEXT, parsedJson, RULES_VERSION, UnreadableGame } from './game.ts';

type Facts = ReadonlyMap<string, string>;

/** Throws UnreadableGame. Whether the moves are legal is found out when the game is played through. */
export function readGameText(text: string): Game {
  if (text.length > MOST_TEXT) throw new UnreadableGame('too-long');
  const facts = new Map<string, string>();
  const moves: string[] = [];
  for (const raw of text.replace(/^\uFEFF/, '').split(/\r?\n/)) {
    const fact = /^([a-z]+): (.*)$/.exec(raw.trim());
    const line = raw.replace(/#.*/, '').trim();
    if (fact !== null) facts.set(fact[1] ?? '', plainOr(fact[2] ?? ''));
    else if (line !== '') moves.push(line);
  }
  if (facts.size === 0 && moves.length === 0) throw new UnreadableGame('empty');
  if (!facts.has('edition') || !facts.has('seats')) throw new UnreadableGame('not-a-game');
  if (Number(facts.get('rules') ?? RULES_VERSION) > Number(RULES_VERSION)) throw new UnreadableGame('newer');
  if (facts.has('top') || facts.has('markers')) throw new UnreadableGame('prepared');
  if (moves.length > MOST_MOVES) throw new UnreadableGame('too-long');
  return { setup: setupFrom(facts), moves };
}

/** What a file says came of its game: coins by seat. */
export function claimedCoins(text: string): string | undefined {
  return /^coins: ([\d ]+)\s*$/m.exec(text)?.[1]?.trim();
}

const isJson = (value: string): boolean => /^["[{]/.test(value);

/** JSON keeps its signs, everything else may be followed by a comment. */
const plainOr = (value: string): string => (isJson(value) ? value : value.replace(/#.*/, '').trim());

const meant = (text: string): unknown => (isJson(text) ? parsedJson(text) : text);

/** The rules look at every field when the game is dealt, and name what is wrong. */
function setupFrom(facts: Facts): Setup {
  const given: Record<string, unknown> = {};
  for (const key of ['edition', 'variant', 'seed', 'board', 'homebrew'] as const) {
    const text = facts.get(key);
    if (text !== undefined) given[key] = meant(text);
  }
  const names = facts.get('names');
  const first = facts.get('first');
  given.seed ??= '';
  given.seats = names === undefined ? Number(facts.get('seats')) : meant(names);
  if (first !== undefined) given.first = Number(first);
  return asSetup(given);
}

/** Its type is checked by `newGame`, which trusts nothing. */
export function asSetup(value: object): Setup {
  const isSetup = (_: object): _ is Setup => true;
  if (!isSetup(value)) throw new UnreadableGame('bad-setup');
  return value;
}

const WORD = /^[^"[{#\s](?:[^#\n\r]*[^#\s])?$/;

/** `#` would begin a comment for readers that do not know JSON. */
const json = (value: unknown): string => JSON.stringify(value).replaceAll('#', '\\u0023');
const written = (value: string): string => (WORD.test(value) ? value : json(value));

/** The game must be one that can be played. */
export function writeGameText({ setup, moves }: Game): string {
  const state = newGame(setup);
  const { board } = snapshot(state);
  const names = typeof setup.seats === 'number' ? undefined : setup.seats;
  const head: readonly (readonly [string, string | undefined])[] = [
    ['rules', RULES_VERSION],
    ['edition', setup.edition],
    ['variant', setup.variant],
    ['seats', String(names?.length ?? setup.seats)],
    ['names', names && json(names)],
    ['seed', written(setup.seed)],
    ['board', typeof board === 'string' ? board : Array.isArray(board) ? board.join('+') : json(board)],
    ['first', setup.first === undefined ? undefined : String(setup.first)],
    ['homebrew', setup.homebrew && json(setup.homebrew)],
  ];
  const lines: string[] = [];
  let turn = '';
  for (const move of moves) {
    const now = `# round ${state.round}, seat ${state.turn}`;
    if (now !== turn) lines.push(now);
    turn = now;
    lines.push(move);
    step(state, move);
  }
  const result = outcome(state);
  const foot = result === undefined ? [] : [`coins: ${result.coins.join(' ')}`, `winners: ${result.winners.join(' ')}`];
  return [...head.flatMap(([key, value]) => (value === undefined ? [] : [`${key}: ${value}`])), '', ...lines, '', ...foot, ''].join('\n');
}
