/**
 * A game in an address: `#game/1.…`. The number is the version of this form; after it come set-up and moves, a letter for each kind of
 * move, deflated, in base64url. A game of 300 moves takes some 600 characters. `@118` at the end names a step.
 */

import { briefly, newest, Refused, type Setup } from '@elbowroom/rules';
import { demandSetup, MOST_MOVES, MOST_TEXT } from '@elbowroom/rules/record';
import { GAME } from '../routes.ts';
import { type Game, isRecord, parsedJson, UnreadableGame } from './game.ts';
import { packed, unpacked } from './packed.ts';

const VERSION = '1';
/** Characters; browsers take more, chats often do not. */
const MOST_LINK = 30_000;

const LETTERS = {
  pick: 'p',
  expand: 'e',
  decline: 'x',
  abandon: 'a',
  conquer: 'c',
  roll: 'r',
  use: 'u',
  choose: 'h',
  deploy: 'd',
  done: '.',
} as const;
const KINDS: ReadonlyMap<string, string> = new Map(Object.entries(LETTERS).map(([kind, letter]) => [letter, kind]));

/** `conquer 7 with frostmourne` → `c7(with frostmourne)`. */
function short(line: string): string {
  const [kind = '', ...rest] = line.split(' ');
  const letter = new Map<string, string>(Object.entries(LETTERS)).get(kind);
  if (letter === undefined || /[()\n]/.test(line)) throw new UnreadableGame('bad-move', line);
  const number = /^\d+$/.test(rest[0] ?? '') ? rest.shift() : '';
  return `${letter}${number}${rest.length === 0 ? '' : `(${rest.join(' ')})`}`;
}

const SHORT = /([a-z.])(\d*)(?:\(([^()\n]*)\))?/y;

function long(brief: string): string[] {
  const moves: string[] = [];
  SHORT.lastIndex = 0;
  while (SHORT.lastIndex < brief.length) {
    const match = SHORT.exec(brief);
    const kind = KINDS.get(match?.[1] ?? '');
    if (match === null || kind === undefined) throw new UnreadableGame('damaged');
    moves.push([kind, match[2], match[3]].filter((part) => part !== undefined && part !== '').join(' '));
    if (moves.length > MOST_MOVES) throw new UnreadableGame('too-long');
  }
  return moves;
}

/** The fragment of an address, `#` included. */
export async function fragmentOf({ setup, moves }: Game, step?: number): Promise<string> {
  const text = `${setup.rules ?? newest.version}${JSON.stringify(briefly(setup))}\n${moves.map(short).join('')}`;
  return `${GAME}${VERSION}.${await packed(text)}${step === undefined ? '' : `@${step}`}`;
}

export type LinkedGame = { readonly game: Game; readonly step: number | undefined };

/** Reads a whole address or its fragment alone. Throws UnreadableGame. */
export async function readFragment(address: string): Promise<LinkedGame> {
  const at = address.indexOf(GAME);
  if (at < 0) throw new UnreadableGame('not-a-link');
  if (address.length > MOST_LINK) throw new UnreadableGame('too-long');
  const [, version, body, step] = /^(\d+)\.([\w-]+)(?:@(\d+))?\s*$/.exec(address.slice(at + GAME.length)) ?? [];
  if (version === undefined || body === undefined) throw new UnreadableGame('damaged');
  if (Number(version) > Number(VERSION)) throw new UnreadableGame('newer');
  const found = await unpacked(body, MOST_TEXT);
  if ('fault' in found) throw new UnreadableGame(found.fault);
  const [, rules, setup, moves] = /^(\d+)(\{[^\n]*\})\n([^\n]*)$/.exec(found.text) ?? [];
  if (rules === undefined || setup === undefined || moves === undefined) throw new UnreadableGame('damaged');
  if (Number(rules) > newest.version) throw new UnreadableGame('newer');
  const given = parsedJson(setup);
  if (!isRecord(given)) throw new UnreadableGame('damaged');
  return {
    game: { setup: setupIn({ rules: Number(rules), ...given }), moves: long(moves) },
    step: step === undefined ? undefined : Number(step),
  };
}

function setupIn(given: object): Setup {
  try {
    demandSetup(given);
    return given;
  } catch (error) {
    throw error instanceof Refused ? new UnreadableGame('bad-setup', error.message) : error;
  }
}
