/**
 * Every address of the page, read and written. Before `#` stands where somebody is on this device; behind it what is sent to no server and
 * stands in no log: tables online, shared games, and the pages of the help, which lie over all of these.
 */
import { chapters, editions, kinds, sheets, type Topic } from './help/topics.ts';

export type LocalPlace =
  | { readonly type: 'start' }
  /** `review`: one that is over is looked at again. */
  | { readonly type: 'game'; readonly id: string; readonly review?: true }
  | { readonly type: 'demo' }
  | SchoolPlace
  | WorkshopPlace;

export const lessons = ['classic', 'azeroth', 'battle'] as const;
/** What the lessons teach, one for each game. */
export type LessonName = (typeof lessons)[number];

/** Where people learn: the hall, and the rooms that lead off it. */
export type SchoolPlace =
  | { readonly type: 'learn' }
  | { readonly type: 'lesson'; readonly lesson: LessonName }
  /** Any puzzle, if none is named. */
  | { readonly type: 'puzzle'; readonly id?: string }
  /** Today's deal, if no day is named (`2026-11-17`). */
  | { readonly type: 'day'; readonly date?: string };

/** Where people make things: the hall, and the room for each kind. Without an id a room is empty. */
export type WorkshopPlace = { readonly type: 'workshop' } | { readonly type: (typeof workshops)[number]; readonly id?: string };
const workshops = ['tile', 'map', 'lab'] as const;

export const isWorkshop = (place: LocalPlace): place is WorkshopPlace =>
  place.type === 'workshop' || workshops.some((room) => room === place.type);

export type OnlinePlace =
  | { readonly type: 'lobby' }
  | { readonly type: 'table'; readonly id: string }
  /** One's own place, and somebody's. */
  | { readonly type: 'place' }
  /** For whoever runs the server. */
  | { readonly type: 'keeper' }
  | { readonly type: 'person'; readonly id: string }
  /** For those who are in it, and for whoever comes with its code. */
  | { readonly type: 'club'; readonly id: string }
  | { readonly type: 'club-code'; readonly code: string }
  | { readonly type: 'ranking' }
  /** Somebody comes with the code that makes this device theirs: one more, or instead of the other. */
  | { readonly type: 'device' | 'move'; readonly code: string }
  /** Where a link in a mail leads. */
  | { readonly type: 'mail'; readonly code: string };

/** What a part after `#` that leads nowhere was meant for, as far as one can tell. */
export type Stray = 'table' | 'device' | 'address';

/** What the part after `#` names. */
export type Fragment =
  | { readonly type: 'none' }
  | { readonly type: 'help'; readonly topic: Topic }
  /** A game that is all in its address; one that is damaged leads to the page that says so. */
  | { readonly type: 'shared'; readonly fragment: string }
  /** Something homemade that is all in its address. */
  | { readonly type: 'work'; readonly fragment: string }
  | { readonly type: 'online'; readonly place: OnlinePlace }
  | { readonly type: 'stray'; readonly stray: Stray };

const [HELP, LOBBY, TABLE, MOVE, DEVICE] = ['#help', '#online', '#table', '#move', '#device'] as const;
const [PLACE, PERSON, KEEPER, CLUB, RANKING] = ['#place', '#person', '#keeper', '#club', '#ranking'] as const;
/** Before a game that is all in its address. */
export const GAME = '#game/';
/** Before something homemade that is all in its address. */
export const WORK = '#work/';

/** The first that knows an address says what it names. */
const readers: readonly ((hash: string) => Fragment | undefined)[] = [
  (hash) => (hash === '' || hash === '#' ? { type: 'none' } : undefined),
  (hash) => {
    const topic = topicAt(hash);
    return topic && { type: 'help', topic };
  },
  (hash) => (hash.startsWith(GAME) ? { type: 'shared', fragment: hash } : undefined),
  (hash) => (hash.startsWith(WORK) ? { type: 'work', fragment: hash } : undefined),
  (hash) => {
    const place = onlinePlaceAt(hash);
    return place && { type: 'online', place };
  },
];

export function fragmentAt(hash: string): Fragment {
  for (const read of readers) {
    const found = read(hash);
    if (found !== undefined) return found;
  }
  return {
    type: 'stray',
    stray: hash.startsWith(TABLE) ? 'table' : hash.startsWith(MOVE) || hash.startsWith(DEVICE) ? 'device' : 'address',
  };
}

export function localPlaceAt(search: string): LocalPlace {
  const query = new URLSearchParams(search);
  const id = query.get('game');
  if (id !== null && id !== '') return { type: 'game', id, ...(query.has('review') && { review: true as const }) };
  return query.has('demo') ? { type: 'demo' } : (schoolPlaceAt(query) ?? workshopPlaceAt(query) ?? { type: 'start' });
}

function workshopPlaceAt(query: URLSearchParams): WorkshopPlace | undefined {
  const type = workshops.find((known) => known === query.get('workshop'));
  if (type === undefined) return query.has('workshop') ? { type: 'workshop' } : undefined;
  const id = query.get('id') ?? '';
  return { type, ...(/^[\w-]{1,40}$/.test(id) && { id }) };
}

function schoolPlaceAt(query: URLSearchParams): SchoolPlace | undefined {
  const lesson = lessons.find((known) => known === query.get('lesson'));
  if (lesson !== undefined) return { type: 'lesson', lesson };
  const [id, date] = [query.get('puzzle'), query.get('day')];
  if (id !== null) return { type: 'puzzle', ...(/^[\w-]{1,40}$/.test(id) && { id }) };
  if (date !== null) return { type: 'day', ...(/^\d{4}-\d\d-\d\d$/.test(date) && { date }) };
  return query.has('learn') || query.has('lesson') ? { type: 'learn' } : undefined;
}

/** What an address wishes beside its place: how the page looks and moves on this visit. */
export type Wishes = { readonly language: string | undefined; readonly theme: string | undefined; readonly pace: string | undefined };

export function wishesAt(search: string): Wishes {
  const query = new URLSearchParams(search);
  const asked = (key: string): string | undefined => query.get(key) ?? undefined;
  return { language: asked('lang'), theme: asked('theme'), pace: asked('pace') };
}

export function localAddress(place: LocalPlace): string {
  switch (place.type) {
    case 'game':
      return `?${new URLSearchParams({ game: place.id })}${place.review ? '&review' : ''}`;
    case 'lesson':
      return `?lesson=${place.lesson}`;
    case 'puzzle':
      return place.id === undefined ? '?puzzle' : `?puzzle=${place.id}`;
    case 'day':
      return place.date === undefined ? '?day' : `?day=${place.date}`;
    case 'tile':
    case 'map':
    case 'lab':
      return `?workshop=${place.type}${place.id === undefined ? '' : `&id=${place.id}`}`;
    case 'demo':
    case 'learn':
    case 'workshop':
      return `?${place.type}`;
    case 'start':
      return '?';
  }
}

/** A step of a game that plays itself. */
type DemoStep = { readonly board: string; readonly seed: string; readonly step: number };

export const demoAddress = ({ board, seed, step }: DemoStep): string =>
  `?${new URLSearchParams({ demo: '', board, seed, ...(step > 0 && { step: String(step) }) })}`;

/** What it leaves open is anybody's to choose. */
export function demoAt(search: string): Partial<DemoStep> & Pick<DemoStep, 'step'> {
  const query = new URLSearchParams(search);
  const [board, seed, step] = [query.get('board'), query.get('seed'), Number(query.get('step'))];
  return { ...(board !== null && { board }), ...(seed !== null && { seed }), step: step > 0 ? step : 0 };
}

export function onlinePlaceAt(hash: string): OnlinePlace | undefined {
  if (hash === LOBBY) return { type: 'lobby' };
  const id = /^#table\/([\w-]{22})$/.exec(hash)?.[1];
  if (id !== undefined) return { type: 'table', id };
  const mail = /^#mail\/([\w-]{22}\.(?:confirm|stop)\.[\w-]{22})$/.exec(hash)?.[1];
  if (mail !== undefined) return { type: 'mail', code: mail };
  if (hash === PLACE) return { type: 'place' };
  if (hash === KEEPER) return { type: 'keeper' };
  if (hash === RANKING) return { type: 'ranking' };
  const club = clubPlaceAt(hash);
  if (club !== undefined) return club;
  const person = /^#person\/([\w-]{22})$/.exec(hash)?.[1];
  if (person !== undefined) return { type: 'person', id: person };
  const [, type, code] = /^#(move|device)\/([\w-]{43})$/.exec(hash) ?? [];
  return code === undefined ? undefined : { type: type === 'move' ? 'move' : 'device', code };
}

function clubPlaceAt(hash: string): OnlinePlace | undefined {
  const [, id, code] = /^#club\/(?:([\w-]{22})|([a-z0-9]{10}))$/.exec(hash) ?? [];
  if (id !== undefined) return { type: 'club', id };
  return code === undefined ? undefined : { type: 'club-code', code };
}

export function onlineAddress(place: OnlinePlace): string {
  switch (place.type) {
    case 'table':
      return `${TABLE}/${place.id}`;
    case 'person':
      return `${PERSON}/${place.id}`;
    case 'mail':
      return `#mail/${place.code}`;
    case 'move':
      return `${MOVE}/${place.code}`;
    case 'device':
      return `${DEVICE}/${place.code}`;
    case 'club':
      return `${CLUB}/${place.id}`;
    case 'club-code':
      return `${CLUB}/${place.code}`;
    case 'ranking':
      return RANKING;
    case 'place':
      return PLACE;
    case 'keeper':
      return KEEPER;
    case 'lobby':
      return LOBBY;
  }
}

/** A table from whatever somebody pasted: a link, or a code as it is read out. */
export function tableIn(text: string): { readonly id: string } | { readonly code: string } | undefined {
  const given = text.trim();
  const id = /(?:#table\/|^)([\w-]{22})$/.exec(given)?.[1];
  if (id !== undefined) return { id };
  const code = given.toLowerCase().replace(/[\s-]/g, '');
  return /^[a-z0-9]{7}$/.test(code) ? { code } : undefined;
}

/** The code of a club from whatever somebody pasted: a link, or the code as it is read out. */
export function clubIn(text: string): string | undefined {
  const given = text.trim();
  const code = /#club\/([a-z0-9]{10})$/.exec(given)?.[1] ?? given.toLowerCase().replace(/[\s-]/g, '');
  return /^[a-z0-9]{10}$/.test(code) ? code : undefined;
}

/** `#help/race/classic/amazons`, `#help/rule/CORE-DRAFT-1` … */
export function helpAddress(topic: Topic): string {
  const edition = 'edition' in topic && topic.edition !== undefined ? [topic.edition] : [];
  for (const key of ['quick', 'chapter', 'rule', 'all', 'changes', ...kinds] as const) {
    const value: unknown = Object.hasOwn(topic, key) ? Reflect.get(topic, key) : undefined;
    if (typeof value === 'string') return [HELP, key, ...edition, encodeURIComponent(value)].join('/');
  }
  return 'unknown' in topic ? `${HELP}/${topic.unknown}` : HELP;
}

/** Undefined when the address is none of the help. What it names need not exist: the page says so then. */
export function topicAt(hash: string): Topic | undefined {
  const [home, key = '', ...rest] = hash.split('/');
  if (home !== HELP) return undefined;
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
export const helpLink = (topic: Topic): string => (location.search || location.pathname.split('/').at(-1) || './') + helpAddress(topic);

/** Opens a page of the help over whatever is on the screen. */
export function openHelp(topic: Topic): void {
  location.hash = helpAddress(topic);
}

/** The whole address of what stands behind `#`, to be sent to somebody. */
export const wholeLink = (fragment: string): string => `${location.origin}${location.pathname}${fragment}`;

/** Where somebody is on this device, whatever lies over it. */
export const bareAddress = (): string => location.pathname + location.search;
