/** The text of a game as a stranger wrote it. Whether its moves are legal is found out when it is played through. */
import type { Setup } from '../api.ts';
import { Refused } from '../core/errors.ts';
import { parse } from '../core/move.ts';
import { demandSetup, MOST_MOVES } from '../read-setup.ts';
import { newest } from '../versions/versions.ts';
import { type Claims, type GameRecord, UnreadableRecord } from './record.ts';
import type { Start } from './start.ts';

/** Characters that are looked at. */
export const MOST_TEXT = 400_000;

interface Fact {
  readonly line: number;
  readonly value: string;
}

type Facts = ReadonlyMap<string, Fact>;

/** Throws UnreadableRecord. */
export function readRecord(text: string): GameRecord {
  if (text.length > MOST_TEXT) throw new UnreadableRecord('too-long', `longer than any game: ${text.length} characters`);
  const facts = new Map<string, Fact>();
  const moves: Fact[] = [];
  for (const [i, raw] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    const line = i + 1;
    const fact = /^(?:([a-z]+):|(anew)(?= ))(?: (.*))?$/.exec(raw.trim());
    const value = raw.replace(/#.*/, '').trim();
    if (fact !== null) note(facts, fact[1] ?? fact[2], plainOr(fact[3] ?? ''), line);
    else if (value !== '') moves.push({ line, value });
  }
  demandGame(facts, moves);
  const keys = Object.fromEntries([...facts].map(([key, { line }]) => [key, line]));
  const claims = claimsFrom(facts);
  return {
    ...startFrom(facts),
    moves: moves.map(({ value }) => value),
    claims,
    lines: { keys, moves: moves.map(({ line }) => line) },
  };
}

/** A second value would let a file say one thing to people and another to the reader. */
function note(facts: Map<string, Fact>, key: string, value: string, line: number): void {
  if (facts.has(key)) throw new UnreadableRecord('twice', `${key} is said a second time`, line);
  if (value === '') throw new UnreadableRecord('damaged', `${key} has no value`, line);
  facts.set(key, { line, value });
}

function demandGame(facts: Facts, moves: readonly Fact[]): void {
  if (facts.size === 0 && moves.length === 0) throw new UnreadableRecord('empty', 'there is nothing in it');
  if (!facts.has('edition') || !facts.has('seats')) throw new UnreadableRecord('not-a-game', 'no head with edition and seats');
  const rules = facts.get('rules');
  if (rules !== undefined && !/^\d{1,6}$/.test(rules.value)) throw new UnreadableRecord('damaged', 'rules is no version', rules.line);
  if (rules !== undefined && Number(rules.value) > newest.version)
    throw new UnreadableRecord('newer', `played under rules ${rules.value}; known here: up to ${newest.version}`, rules.line);
  if (moves.length > MOST_MOVES) throw new UnreadableRecord('too-long', `more moves than any game: ${moves.length}`);
  for (const [i, { value, line }] of moves.entries())
    if (!isLine(value)) throw new UnreadableRecord('bad-move', `neither a fact nor a move: ${value.slice(0, 60)}`, line, i + 1);
}

function isLine(words: string): boolean {
  try {
    parse(words);
    return true;
  } catch {
    return false;
  }
}

const isJson = (value: string): boolean => /^["[{]/.test(value);

/** JSON keeps its signs, everything else may be followed by a comment. */
const plainOr = (value: string): string => (isJson(value) ? value : value.replace(/#.*/, '').trim());

function meant({ value, line }: Fact): unknown {
  if (!isJson(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    throw new UnreadableRecord('damaged', `no JSON: ${value.slice(0, 40)}`, line);
  }
}

function startFrom(facts: Facts): Start {
  const given: Record<string, unknown> = { seed: '', ...charterFrom(facts) };
  for (const key of ['edition', 'variant', 'seed', 'board', 'homebrew', 'anew'] as const) {
    const fact = facts.get(key);
    if (fact !== undefined) given[key] = meant(fact);
  }
  const [seats, names, first, top, markers] = ['seats', 'names', 'first', 'top', 'markers'].map((key) => facts.get(key));
  given.seats = names === undefined ? Number(seats?.value) : namesFrom(names, Number(seats?.value));
  if (first !== undefined) given.first = Number(first.value);
  const [race, power] = top?.value.split(' ') ?? [];
  return {
    setup: setupIn(given, facts),
    ...(race === undefined ? {} : { top: { race, power: power ?? '' } }),
    ...(markers && { markers: markers.value.split(' ') }),
  };
}

/** A file that names no version is of the first one: then there was no other. */
const FIRST_RULES = 1;

function charterFrom(facts: Facts): Record<string, unknown> {
  const said = (key: string): string | undefined => facts.get(key)?.value;
  const [rules, box, rounds, purses] = [said('rules'), said('box'), said('rounds'), said('purses')];
  const [rulings, values] = ['rulings', 'values'].map((key) => pairsIn(facts.get(key)));
  return {
    rules: rules === undefined ? FIRST_RULES : Number(rules),
    ...(box !== undefined && { box: box.split(/ +/) }),
    ...(rulings && { rulings: Object.fromEntries(rulings) }),
    ...(values && { values: Object.fromEntries(values.map(([id, value]) => [id, Number(value)])) }),
    ...(rounds !== undefined && { rounds: Number(rounds) }),
    ...(purses !== undefined && { openPurses: purses === 'open' }),
  };
}

/** `name=word name=word`, or `none`. */
function pairsIn(fact: Fact | undefined): [name: string, word: string][] | undefined {
  if (fact === undefined) return undefined;
  if (fact.value === 'none') return [];
  return fact.value.split(/ +/).map((pair) => {
    const [name = '', word = '', ...more] = pair.split('=');
    if (name === '' || word === '' || more.length > 0)
      throw new UnreadableRecord('damaged', `not name=word: ${pair.slice(0, 40)}`, fact.line);
    return [name, word];
  });
}

function namesFrom(fact: Fact, seats: number): unknown {
  const names = meant(fact);
  if (Array.isArray(names) && names.length !== seats) throw new UnreadableRecord('bad-setup', `not the names of ${seats} seats`, fact.line);
  return names;
}

/** Whatever a stranger wrote: it is a set-up once a game could be dealt from it. */
function setupIn(given: object, facts: Facts): Setup {
  try {
    demandSetup(given);
    return given;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const key = error.faults[0]?.where?.split(/[.[]/)[0] ?? '';
    throw new UnreadableRecord('bad-setup', error.message, facts.get(key)?.line);
  }
}

function claimsFrom(facts: Facts): Claims {
  const [seedHash, hash] = [wordsOf(facts, 'seedhash', /^[0-9a-f]{64}$/), wordsOf(facts, 'hash', /^[0-9a-f]{16}$/)];
  const [coins, winners] = ['coins', 'winners'].map((key) =>
    wordsOf(facts, key, /^\d{1,6}( \d{1,6})*$/)
      ?.split(' ')
      .map(Number),
  );
  return {
    ...(seedHash && { seedHash }),
    ...(hash && { hash }),
    ...(coins && { coins }),
    ...(winners && { winners }),
  };
}

function wordsOf(facts: Facts, key: string, form: RegExp): string | undefined {
  const fact = facts.get(key);
  if (fact !== undefined && !form.test(fact.value)) throw new UnreadableRecord('damaged', `${key} is cut off or garbled`, fact.line);
  return fact?.value;
}
