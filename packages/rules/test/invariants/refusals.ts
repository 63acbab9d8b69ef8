import { apply } from '../../src/api.ts';
import { IllegalMove } from '../../src/core/errors.ts';
import { type Move, pack, parse, text, unpack } from '../../src/core/move.ts';
import type { State } from '../../src/core/state.ts';
import { hash } from '../../src/hash.ts';
import { oneOf, type Random } from '../random.ts';
import { type Check, demand } from './check.ts';

/** Wrong moves are tried at one decision in so many, this many of each sort. */
const TRY_WRONG = 6;
const EACH = 3;

const LINES = [
  '',
  ' ',
  'conquer',
  'conquer -1',
  'conquer 1e3',
  'conquer 07',
  'conquer 999',
  'conquer 7 with',
  'conquer 7 with constructor',
  'pick 6',
  'pick 200',
  'use __proto__ 1',
  'choose toString',
  'choose 99',
  'deploy 1 hasOwnProperty',
  'done ',
  'Done',
  'decline 1',
  'deploy',
  'roll 255',
  'conquer\t1',
];

/** Moves as a stranger may send them: JSON of any shape. */
const OBJECTS: readonly Move[] = JSON.parse(`[
  null, true, [], {}, {"type": "fly"}, {"type": "__proto__"}, {"type": "conquer"}, {"type": "conquer", "region": "1"}, {"type": "conquer", "region": 1.5},
  {"type": "conquer", "region": 1e99}, {"type": "conquer", "region": 1, "with": "gnomes"}, {"type": "conquer", "region": 1, "with": [null]},
  {"type": "use", "ability": "constructor", "regions": []}, {"type": "use", "ability": "berserk"}, {"type": "use", "ability": "berserk", "regions": {"length": 0}},
  {"type": "choose"}, {"type": "choose", "answer": {}}, {"type": "choose", "answer": "none none"}, {"type": "deploy", "region": -1},
  {"type": "deploy", "region": 1, "piece": 3}, {"type": "deploy", "region": 1, "piece": "__proto__"}, {"type": "pick", "place": null}, {"type": "pick", "place": 99}
]`);

export const refusals: Check[] = [
  {
    name: 'moves that are not listed are refused with code, rule and message, and change nothing',
    decision: (s, listed, { random }) => {
      if (random(TRY_WRONG) > 0) return;
      const before = hash(s);
      const legal = new Set(listed);
      const legalLines = new Set(listed.map((packed) => text(unpack(s.world, packed))));
      for (let i = 0; i < EACH; i++) {
        const packed = bent(oneOf(random, listed), random);
        if (!legal.has(packed)) refused(s, packed);
        const line = bentText(oneOf(random, [...legalLines]), random);
        if (!isLegalLine(s, line, legal)) refused(s, line);
        const stray = oneOf(random, LINES);
        if (!legalLines.has(stray)) refused(s, stray);
        refused(s, oneOf(random, OBJECTS));
      }
      demand(hash(s) === before, () => 'a refused move changed the state');
    },
    end: (s) => {
      for (const line of ['done', 'pick 0', 'expand', 'decline', 'conquer 0']) refused(s, line);
    },
  },
];

function refused(s: State, move: Move | string | number): void {
  const said = JSON.stringify(move);
  try {
    apply(s, move);
  } catch (error) {
    if (!(error instanceof IllegalMove)) throw new Error(`${said} is refused with ${error}`);
    const { code, rule, message } = error;
    demand(
      /^[a-z-]+$/.test(code) && /^[A-Z]+(-[A-Z0-9]+)+$/.test(rule) && message.length > 5,
      () => `${said} is refused with ${code}, ${rule}, “${message}”`,
    );
    return;
  }
  throw new Error(`${said} is not listed, but applies`);
}

function isLegalLine(s: State, line: string, legal: ReadonlySet<number>): boolean {
  try {
    const packed = pack(s.world, parse(line));
    return packed !== undefined && legal.has(packed);
  } catch {
    return false;
  }
}

/** A packed move with one of its fields changed, or any number at all. */
function bent(packed: number, random: Random): number {
  const field = random(5);
  if (field === 0) return (packed & ~15) | random(16);
  if (field === 1) return (packed & ~(255 << 4)) | (random(64) << 4);
  if (field === 2) return (packed & ~(255 << 12)) | (random(64) << 12);
  if (field === 3) return (packed & ~(1023 << 20)) | (random(random(2) === 0 ? 12 : 1024) << 20);
  return random(0x40000000);
}

/** A line with a word or a number changed, left out or said twice. */
function bentText(line: string, random: Random): string {
  const words = line.split(' ');
  const at = random(words.length);
  const change = random(4);
  if (change === 0) words.splice(at, 1);
  else if (change === 1) words.splice(at, 0, words[at]);
  else if (change === 2)
    words[at] = /^\d+$/.test(words[at])
      ? String(random(60))
      : oneOf(random, ['conquer', 'use', 'choose', 'deploy', 'with', 'none', 'abandon', 'roll']);
  else words[at] = [...words[at]].reverse().join('');
  return words.join(' ');
}
