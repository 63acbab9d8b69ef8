/** The text of a game, so that `readRecord` gives it back; each turn begins with a comment that says whose it is. */
import type { Anew } from '../api.ts';
import { roundsFor } from '../core/setup.ts';
import type { State } from '../core/state.ts';
import { walk } from '../history/history.ts';
import { writtenBoard } from '../positions/written.ts';
import { briefCharter } from '../versions/brief.ts';
import type { GameRecord } from './record.ts';
import { begin } from './start.ts';

type Written = Omit<GameRecord, 'claims' | 'lines'> & Partial<Pick<GameRecord, 'claims'>>;

const WORD = /^[^"[{#\s](?:[^#\n\r]*[^#\s])?$/;

/** `#` would begin a comment for readers that do not know JSON. */
const json = (value: unknown): string => JSON.stringify(value).replaceAll('#', '\\u0023');
const worded = (value: string): string => (WORD.test(value) ? value : json(value));

/** Throws Refused if no game can be dealt from it. Moves that do not fit are written all the same. */
export function writeRecord({ setup, top, markers, moves, claims = {} }: Written): string {
  const first = begin({ setup, ...(top && { top }), ...(markers && { markers }) });
  const names = typeof setup.seats === 'number' ? undefined : setup.seats;
  const head = lines({
    rules: String(first.world.charter.rules),
    edition: setup.edition,
    variant: setup.variant,
    seats: String(names?.length ?? setup.seats),
    names: names && json(names),
    seed: worded(setup.seed),
    seedhash: claims.seedHash,
    board: boardOf(first),
    first: setup.first === undefined ? undefined : String(setup.first),
    homebrew: setup.homebrew && json(setup.homebrew),
    ...agreedLines(first),
    top: top && `${top.race} ${top.power}`,
    markers: markers?.join(' '),
  });
  const foot = lines({ hash: claims.hash, coins: claims.coins?.join(' '), winners: claims.winners?.join(' ') });
  // No fact with a colon: readers that do not know it refuse the file rather than play another game.
  const anew = setup.anew === undefined ? [] : [`anew ${json(setup.anew)}`];
  return [...head, ...anew, '', ...withTurns(first, moves, setup.anew), '', ...foot, ''].join('\n');
}

/** What the table agreed on, whole; the first version's files say only what is not as usual. */
function agreedLines({ rounds, names, world }: State): Record<string, string | undefined> {
  const { rules } = world.charter;
  const isFirst = rules === 1;
  const { box, rulings, values, openPurses } = isFirst ? briefCharter(world) : world.charter;
  return {
    rounds: isFirst && rounds === roundsFor(names.length) ? undefined : String(rounds),
    box: box?.join(' '),
    rulings: rulings && pairs(rulings),
    values: values && pairs(values),
    purses: openPurses && 'open',
  };
}

const pairs = (words: Readonly<Record<string, string | number>>): string =>
  Object.entries(words)
    .map(([name, word]) => `${name}=${word}`)
    .join(' ') || 'none';

const lines = (facts: Readonly<Record<string, string | undefined>>): string[] =>
  Object.entries(facts).flatMap(([key, value]) => (value === undefined ? [] : [`${key}: ${value}`]));

function boardOf(s: State): string {
  const board = writtenBoard(s);
  return typeof board === 'string' ? board : Array.isArray(board) ? board.join('+') : json(board);
}

/** A game that breaks off, as failing ones do, is written to its end all the same. */
function withTurns(first: State, moves: readonly string[], anew: Anew | undefined): string[] {
  const turns = [turnOf(first)];
  try {
    for (const { state } of walk(first, moves, anew)) turns.push(turnOf(state));
  } catch {
    // nothing can be said about the turns after that
  }
  return moves.flatMap((move, i) => (turns[i] === undefined || turns[i] === turns[i - 1] ? [move] : [turns[i], move]));
}

const turnOf = ({ round, turn }: State): string => `# round ${round}, seat ${turn}`;
