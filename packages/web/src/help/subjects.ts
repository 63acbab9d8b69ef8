/** Everything that has a page: races, powers, artifacts, places and pieces, with their numbers from the rules and the ids of their rules. */
import { inventory, type TileFacts } from '@elbowroom/rules';
import { emblemsOf } from '../art/emblems.ts';
import { enNames } from '../words/en-names.ts';
import { enRules } from './en-rules.ts';
import { isUnverified, type RuleId, ruleIds } from './rules.ts';
import type { Edition, Kind, Topic } from './topics.ts';

export type Subject = {
  readonly kind: Kind;
  readonly id: string;
  readonly edition: Edition;
  readonly emblem: string;
  /** Tokens that the tile brings. */
  readonly value?: number;
  readonly isUnverified: boolean;
  /** Tokens of the race in the box, or pieces of this kind. */
  readonly supply?: number;
  readonly faction?: 'alliance' | 'horde' | 'neutral';
  /** Tokens that a piece adds to the cost of its region. */
  readonly guard?: number;
  readonly immune?: boolean;
  /** The pieces that come with it; for a piece the race or power that brings it; for artifacts and places how they come, and there all of them. */
  readonly kin: readonly Topic[];
  readonly rules: readonly RuleId[];
  /** Rules of others that name it. */
  readonly elsewhere: readonly RuleId[];
};

const PREFIX = { classic: 'CL', azeroth: 'AZ' } as const;

/** Rules are named after abilities, some of them in short. */
const SHORT: Readonly<Record<string, string>> = {
  'dragon-master': 'DRAGON',
  'ashes-of-alar': 'ASHES',
  'heart-of-azeroth': 'HEART',
  'aegis-of-aggramar': 'AEGIS',
  'lights-hope-chapel': 'CHAPEL',
  'spirit-healer': 'HEALER',
  'meeting-stone': 'STONE',
  'dark-portal': 'PORTAL',
  'well-of-eternity': 'WELL',
};

const stemOf = (edition: Edition, id: string): string => `${PREFIX[edition]}-${SHORT[id] ?? id.toUpperCase()}`;

const rulesUnder = (stem: string): RuleId[] => ruleIds.filter((id) => id.startsWith(`${stem}-`) && /^\d+$/.test(id.slice(stem.length + 1)));

/** Rules of the edition, or of all, that name something by its English name. */
function naming(edition: Edition, name: string, own: readonly RuleId[]): RuleId[] {
  const stem = name.replace(/^the /, '').replace(/s$/, '');
  // A piece, written small, is written large where a sentence begins.
  const first = stem.charAt(0);
  const word = new RegExp(`(?<![\\w-])[${first}${first.toUpperCase()}]${stem.slice(1)}(s|’s?|es)?(?![\\w-])`);
  return ruleIds.filter(
    (id) => !own.includes(id) && (id.startsWith('CORE-') || id.startsWith(`${PREFIX[edition]}-`)) && word.test(enRules[id]),
  );
}

/** Pieces that no race or power brings. */
const COMMON: Readonly<
  Record<Edition, readonly { id: string; emblem: string; guard?: number; supply?: number; rules: readonly RuleId[] }[]>
> = {
  classic: [
    { id: 'mountain', emblem: 'peak', guard: 1, supply: 9, rules: ['CORE-SETUP-4', 'CORE-CONQUER-1', 'CORE-LOSS-6'] },
    { id: 'lost-tribe', emblem: 'totem-mask', guard: 1, supply: 18, rules: ['CORE-SETUP-4', 'CORE-CONQUER-8', 'CL-NONEMPTY'] },
    { id: 'die', emblem: 'die', rules: ['CORE-DIE-1', 'CORE-DIE-2', 'CORE-DIE-3', 'CORE-DIE-4', 'CL-BERSERK-1'] },
  ],
  azeroth: [
    { id: 'mountain', emblem: 'peak', guard: 1, supply: 10, rules: ['CORE-SETUP-4', 'CORE-CONQUER-1', 'CORE-LOSS-6'] },
    {
      id: 'murloc',
      emblem: 'fish-monster',
      guard: 1,
      supply: 15,
      rules: ['CORE-SETUP-4', 'AZ-MURLOC-1', 'AZ-NONEMPTY', 'AZ-INTIMIDATING-2'],
    },
    { id: 'marker', emblem: 'uncertainty', supply: 12, rules: ['AZ-ISLAND-2', 'AZ-MARKER-1', 'AZ-MARKER-2', 'AZ-MARKER-3', 'AZ-MARKER-4'] },
    { id: 'harmony', emblem: 'panda', supply: 4, rules: ['AZ-PANDAREN-1', 'AZ-PANDAREN-2', 'AZ-PANDAREN-3', 'AZ-PANDAREN-4'] },
    { id: 'die', emblem: 'die', rules: ['CORE-DIE-1', 'CORE-DIE-2', 'CORE-DIE-3', 'CORE-DIE-4', 'AZ-GNOMES-1'] },
  ],
};

function tileSubject(edition: Edition, { kind, id, value, tray, faction, pieces }: TileFacts): Subject {
  const art = emblemsOf(edition, {});
  const rules = rulesUnder(stemOf(edition, id));
  const isMarker = kind === 'artifact' || kind === 'place';
  const name = isMarker ? nameIn(enNames.markers, id).replace(/ of .*/, '') : nameIn(kind === 'race' ? enNames.races : enNames.powers, id);
  return {
    kind,
    id,
    edition,
    emblem: kind === 'race' ? art.race(id) : isMarker ? art.marker(id) : art.power(id),
    ...(value !== undefined && { value }),
    ...(tray !== undefined && { supply: tray }),
    ...(faction && { faction }),
    isUnverified: !isMarker && isUnverified(edition, id),
    kin: isMarker ? [{ piece: 'marker', edition }] : pieces.map((piece) => ({ piece, edition })),
    rules,
    elsewhere: naming(edition, name, rules),
  };
}

const nameIn = (table: Readonly<Record<string, string>>, id: string): string => table[id] ?? id;

function subjectsOf(edition: Edition): Subject[] {
  const { tiles, pieces } = inventory(edition);
  const among = (...kinds: TileFacts['kind'][]): TileFacts[] => tiles.filter(({ kind }) => kinds.includes(kind));
  const makers = (piece: string): Topic[] =>
    tiles
      .filter((tile) => tile.pieces.includes(piece))
      .map(({ kind, id }): Topic => (kind === 'race' ? { race: id, edition } : { power: id, edition }));
  const lying = among('artifact', 'place').map(({ kind, id }): Topic => (kind === 'artifact' ? { artifact: id } : { place: id }));
  const bare = { kind: 'piece' as const, edition, isUnverified: false };
  return [
    ...[...among('race'), ...among('power'), ...among('artifact', 'place')].map((tile) => tileSubject(edition, tile)),
    ...pieces.map(({ id, supply, guard, immune }): Subject => {
      const kin = makers(id);
      const own = kin.flatMap((topic) => rulesUnder(stemOf(edition, 'race' in topic ? topic.race : 'power' in topic ? topic.power : '')));
      const emblem = emblemsOf(edition, {}).piece(id);
      return { ...bare, id, emblem, supply, guard, immune, kin, rules: own, elsewhere: naming(edition, nameIn(enNames.pieces, id), own) };
    }),
    ...COMMON[edition].map((piece): Subject => ({ ...bare, kin: piece.id === 'marker' ? lying : [], elsewhere: [], ...piece })),
  ];
}

/** Both boxes, in the order of their tiles, and the extras. */
export const subjects: readonly Subject[] = [...subjectsOf('classic'), ...subjectsOf('azeroth')];

export const topicOf = ({ kind, id, edition }: Subject): Topic => {
  if (kind === 'artifact') return { artifact: id };
  if (kind === 'place') return { place: id };
  return kind === 'race' ? { race: id, edition } : kind === 'power' ? { power: id, edition } : { piece: id, edition };
};

/** Undefined for what is no thing, or none that we know. */
export function subjectOf(topic: Topic): Subject | undefined {
  const wanted = (['race', 'power', 'artifact', 'place', 'piece'] as const).find((kind) => kind in topic);
  if (wanted === undefined) return undefined;
  const id: unknown = Reflect.get(topic, wanted);
  const edition = 'edition' in topic ? topic.edition : undefined;
  return subjects.find((s) => s.kind === wanted && s.id === id && (edition === undefined || s.edition === edition));
}

/** The thing that a rule is about, if it is about one: the tile that it belongs to, or the piece that it is named after. */
export const subjectOfRule = (rule: RuleId): Subject | undefined =>
  subjects.find(({ kind, rules }) => kind !== 'piece' && rules.includes(rule)) ??
  subjects.find(({ id, rules }) => rules.includes(rule) && rule.split('-')[1] === id.toUpperCase());
