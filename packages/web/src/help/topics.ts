/** What the help has a page for, and the address of each. Small: the table may import this; the texts come when a page is opened. */

export type Edition = 'classic' | 'azeroth';
export type Sheet = Edition | 'battle';
export type Chapter = 'core' | Sheet | 'maps';

const editions: readonly Edition[] = ['classic', 'azeroth'];
export const sheets: readonly Sheet[] = [...editions, 'battle'];
export const chapters: readonly Chapter[] = ['core', ...sheets, 'maps'];

/** Things of the game that have a page of their own. */
export type Kind = 'race' | 'power' | 'artifact' | 'place' | 'piece';

export const kinds: readonly Kind[] = ['race', 'power', 'artifact', 'place', 'piece'];

/** Races and powers that both boxes have are told apart by the edition; left out, the first that fits is shown. */
export type Topic =
  | { readonly quick: Sheet }
  | { readonly chapter: Chapter }
  | { readonly rule: string }
  | { readonly all: Edition }
  /** What has changed since an older version of the rules, by its number. */
  | { readonly changes: string }
  | { readonly race: string; readonly edition?: Edition }
  | { readonly power: string; readonly edition?: Edition }
  | { readonly artifact: string }
  | { readonly place: string }
  | { readonly piece: string; readonly edition?: Edition }
  /** An address of the help that names nothing it has: what stands behind `#help/`. */
  | { readonly unknown: string };

const HOME = '#help';

/** `#help/race/classic/amazons`, `#help/rule/CORE-DRAFT-1` … */
export function addressOf(topic: Topic): string {
  const edition = 'edition' in topic && topic.edition !== undefined ? [topic.edition] : [];
  for (const key of ['quick', 'chapter', 'rule', 'all', 'changes', ...kinds] as const) {
    const value: unknown = Object.hasOwn(topic, key) ? Reflect.get(topic, key) : undefined;
    if (typeof value === 'string') return [HOME, key, ...edition, encodeURIComponent(value)].join('/');
  }
  return 'unknown' in topic ? `${HOME}/${topic.unknown}` : HOME;
}

/** Undefined when the address is none of the help. What it names need not exist: the page says so then. */
export function topicAt(hash: string): Topic | undefined {
  const [home, key = '', ...rest] = hash.split('/');
  if (home !== HOME) return undefined;
  const id = readable(rest.at(-1) ?? '');
  const edition = editions.find((known) => rest.length > 1 && known === rest[0]);
  const also = edition === undefined ? {} : { edition };
  const unknown = { unknown: [key, ...rest].join('/') };
  const among = <Known extends string>(known: readonly Known[], topic: (found: Known) => Topic): Topic => {
    const found = known.find((name) => name === id);
    return found === undefined ? unknown : topic(found);
  };
  switch (key) {
    case 'rule':
      return { rule: id };
    case 'changes':
      return { changes: id };
    case 'chapter':
      return among(chapters, (chapter) => ({ chapter }));
    case 'all':
      return among(editions, (all) => ({ all }));
    case 'race':
      return { race: id, ...also };
    case 'power':
      return { power: id, ...also };
    case 'piece':
      return { piece: id, ...also };
    case 'artifact':
      return { artifact: id };
    case 'place':
      return { place: id };
    case 'quick':
      return among(sheets, (quick) => ({ quick }));
    case '':
      return { quick: 'classic' };
    default:
      return unknown;
  }
}

function readable(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The same as a link in the page: with the path or query before it, for what begins with `#` is taken for a way to skip content. */
export const linkTo = (topic: Topic): string => (location.search || location.pathname.split('/').at(-1) || './') + addressOf(topic);

/** Opens a page of the help over whatever is on the screen. */
export function openHelp(topic: Topic): void {
  location.hash = addressOf(topic);
}
