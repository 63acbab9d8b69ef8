/** Something homemade: a tile or a map, as it is kept, written to a file and sent as a link. What is in it only its room understands. */

export const FORMAT = 1;
/** Characters of one work; what is longer is none of ours. */
export const MOST_WORK = 200_000;
const MOST_NAME = 80;

const workKinds = ['tile', 'map'] as const;
export type WorkKind = (typeof workKinds)[number];
const editions = ['classic', 'azeroth'] as const;

export type Work = {
  readonly id: string;
  readonly kind: WorkKind;
  /** What it is called on the shelf; empty as long as it has no name. */
  readonly name: string;
  readonly edition: (typeof editions)[number];
  /** Milliseconds since 1970. */
  readonly changed: number;
  /** JSON. Whoever opens it has to read it as something that a stranger wrote. */
  readonly content: unknown;
};

/** What others get of it. */
export type Sent = Omit<Work, 'id' | 'changed'>;

export type WorkFault = 'not-json' | 'foreign' | 'newer' | 'too-long' | 'damaged';
export type ReadWork<T> = { readonly work: T } | { readonly fault: WorkFault };

type Fields = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const newWork = (sent: Sent, now: number): Work => ({ ...sent, id: newId(), changed: now });

const newId = (): string => Array.from(crypto.getRandomValues(new Uint32Array(2)), (n) => n.toString(36)).join('');

/** As one line for the browser's storage, or readably for a file. */
export const writtenWork = ({ kind, name, edition, changed, content }: Work): string =>
  JSON.stringify({ format: FORMAT, kind, name, edition, changed, content });

export const writtenFile = ({ kind, name, edition, content }: Sent): string =>
  `${JSON.stringify({ elbowroom: kind, format: FORMAT, edition, name, content }, undefined, 2)}\n`;

/** Its kind stands under `kind` where it was kept and under `elbowroom` in a file. */
export function readSent(text: string): ReadWork<Sent & { readonly changed: number }> {
  if (text.length > MOST_WORK) return { fault: 'too-long' };
  const found = parsed(text);
  if (found === undefined) return { fault: 'not-json' };
  return sentFrom(found);
}

/** More lists in lists than anything of ours has: whoever writes them wants to break whatever follows them down. */
const MOST_LEVELS = 12;
const isShallow = (value: unknown, levels = MOST_LEVELS): boolean =>
  typeof value !== 'object' || value === null || (levels > 0 && Object.values(value).every((one) => isShallow(one, levels - 1)));

export function sentFrom(found: unknown): ReadWork<Sent & { readonly changed: number }> {
  if (!isRecord(found) || !isShallow(found)) return { fault: 'foreign' };
  if (found.format === undefined && BARE.some((list) => Array.isArray(found[list]))) return { work: bareTile(found) };
  if (typeof found.format !== 'number') return { fault: 'foreign' };
  if (found.format > FORMAT) return { fault: 'newer' };
  const kind = workKinds.find((known) => known === (found.kind ?? found.elbowroom));
  const edition = editions.find((known) => known === found.edition);
  if (kind === undefined || edition === undefined || !isRecord(found.content)) return { fault: 'foreign' };
  const changed = typeof found.changed === 'number' && Number.isFinite(found.changed) ? found.changed : 0;
  return { work: { kind, name: nameIn(found.name), edition, changed, content: found.content } };
}

/** Tiles as the guide writes them, for programs: `{ "races": […] }`. */
const BARE = ['races', 'powers', 'artifacts', 'places'] as const;

function bareTile(content: Fields): Sent & { readonly changed: number } {
  const [tile]: unknown[] = BARE.flatMap((list) => content[list] ?? []);
  const { name, faction }: Fields = isRecord(tile) ? tile : {};
  const isAzeroth = faction !== undefined || content.artifacts !== undefined || content.places !== undefined;
  const called = isRecord(name) ? nameIn(name.en ?? name.fr) : '';
  return { kind: 'tile', name: called, edition: isAzeroth ? 'azeroth' : 'classic', changed: 0, content };
}

const nameIn = (value: unknown): string => (typeof value === 'string' ? value.replace(/[\p{Cc}\p{Cs}]/gu, '').slice(0, MOST_NAME) : '');

/** `otters.json`, whatever it is called. */
export function fileNameOf({ name, kind }: Sent): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${plain.slice(0, 40) || kind}.json`;
}
