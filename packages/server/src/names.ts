/** What somebody may be called: something that is seen, that stays where it is written, and that is not taken for a bot. */
import { BOT_NAMES } from '@elbowroom/bots';
import { calledOf } from './bots/levels.ts';
import { Problem } from './errors.ts';
import type { NameWish } from './store/people/passkeys.ts';

/** A letter, a digit or a picture; points and dashes alone are no name, and marks have nothing to stand on. */
const SEEN = /[\p{L}\p{N}\p{So}\p{Sm}\p{Sc}]/u;
/** Control characters, marks that turn the direction of writing, letters that show nothing, and what no font knows. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]|\u034f|[\u17b4\u17b5]|[\u180b-\u180f]/u;
/** No script stacks more on one letter; more of them cover the lines above and below. */
const PILE = /\p{M}{4}/u;
/** A mark at the beginning stands on whatever is written before the name. */
const LOOSE = /^\p{M}/u;

/** Letters of other scripts, and rare ones of ours, by what they are taken for. Capitals first: the small ones of a script often look like another letter. */
const LOOKS: Readonly<Record<string, string>> = {
  a: 'ΑАαаᴀɑ',
  b: 'ΒВвʙЬ',
  c: 'СсᴄϹϲ',
  d: 'ԁᴅđ',
  e: 'ΕЕεеᴇҽ',
  g: 'ɡɢ',
  h: 'ΗНнһʜ',
  j: 'Јј',
  k: 'ΚКκкᴋ',
  l: 'iI1|!ΙІӀιіӏıɩɪʟłℓ',
  m: 'ΜМмᴍ',
  n: 'ΝηпոɴИи',
  o: '0ΟОοоօᴏøσ',
  p: 'ΡРρрᴘ',
  q: 'ԛ',
  r: 'гʀ',
  s: 'Ѕѕꜱ$5',
  t: 'ΤТτтᴛŧ',
  u: 'υսᴜ',
  v: 'νѵᴠ',
  w: 'ԝᴡѡω',
  x: 'ΧХχх',
  y: 'ΥУγуʏ',
  z: 'Ζᴢ',
};
const FOLDED = new Map(Object.entries(LOOKS).flatMap(([letter, others]) => [...others].map((other) => [other, letter] as const)));

/** Two names that are easily taken for each other have the same one. */
function skeleton(name: string): string {
  const bare = name.normalize('NFKD').replace(/\p{M}/gu, '');
  const letters = [...bare].map((letter) => FOLDED.get(letter) ?? FOLDED.get(letter.toLowerCase()) ?? letter.toLowerCase());
  return letters
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}

/** What a name is told apart from others by: the same for two that are easily taken for each other. Pictures alone are told apart as they are. */
const bonesOf = (name: string): string => skeleton(name) || name.normalize('NFKD');

/** What the page calls them where it has words of its own; a character may follow. */
const SHOWN = [
  'Sharp bot',
  'Robot au hasard',
  'Robot avide',
  'Robot novice',
  'Robot apprenti',
  'Robot amateur',
  'Robot tranquille',
  'Robot aguerri',
  'Robot habile',
  'Robot expert',
  'Robot maître',
];
/** As at tables; a number may follow. */
const BOTS = [...BOT_NAMES.map(calledOf), ...SHOWN].map(skeleton);

/** The name as it is kept. Throws `bad-name` or `bots-name`. */
export function nameFrom(wish: string): string {
  const name = wish.trim().normalize('NFC');
  if (!SEEN.test(name) || UNSEEN.test(name) || PILE.test(name.normalize('NFD')) || LOOSE.test(name)) throw new Problem('bad-name');
  const bones = skeleton(name);
  if (BOTS.some((bot) => bones.startsWith(bot))) throw new Problem('bots-name');
  return name;
}

/** The same, with what it is told apart by. Throws `bad-name` or `bots-name`. */
export function wishFrom(wish: string): NameWish {
  const name = nameFrom(wish);
  return { name, bones: bonesOf(name) };
}
