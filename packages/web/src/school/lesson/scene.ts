/** A scene of a lesson: where it begins, what it asks for, and which legal moves it answers instead of making them. */
import type { Event, Move, Position, Step, View } from '@elbowroom/rules';
import type { RuleId } from '../../help/rules.ts';

/** Why a legal move is not what a scene is about. What is said then is in the words of the scene. */
export type Answer = 'early' | 'elsewhere' | 'spare' | 'die' | 'look' | 'stay' | 'soon' | 'own' | 'ally';

export type LessonScene<Id extends string = string> = {
  readonly id: Id;
  /** What it shows, the point of it first. */
  readonly rules: readonly [RuleId, ...RuleId[]];
  readonly position: Position;
  /** The seat of whoever learns; the first if left out. */
  readonly you?: number;
  /** What the others decide, in their order. */
  readonly script?: readonly string[];
  /** What they decide where nothing is written. */
  readonly others?: (legal: readonly Move[]) => string;
  readonly isDone: (course: Course) => boolean;
  /** Whatever it says nothing to is a way to do it. */
  readonly answer?: (tried: Tried) => Answer | undefined;
};

/** What has happened in a scene, as whoever learns may know it. */
export type Course = {
  readonly you: number;
  readonly steps: readonly Step[];
  readonly view: View;
};

/** A legal move of whoever learns, and what would come of it. */
export type Tried = { readonly move: Move; readonly after: Course };

type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

/** Everything of one kind that has happened, oldest first. */
export function happened<Type extends Event['type']>({ steps }: Course, type: Type): EventOf<Type>[] {
  const isOne = (event: Event): event is EventOf<Type> => event.type === type;
  return steps.flatMap(({ events }) => events.filter(isOne));
}

/** Conquests of whoever learns. */
export const conquests = (course: Course): EventOf<'conquered'>[] =>
  happened(course, 'conquered').filter(({ seat }) => seat === course.you);

/** The last score of whoever learns. */
export const score = (course: Course): EventOf<'scored'> | undefined =>
  happened(course, 'scored').findLast(({ seat }) => seat === course.you);

/** Tokens in hand. */
export const handOf = ({ view, you }: Course): number => view.seats[you]?.active?.hand ?? 0;

/** Numbers that the words of a scene speak of, as they came out. */
export type Facts = {
  /** Coins paid for the last combo, coins found on it, and tokens that came with it. */
  readonly price: number;
  readonly found: number;
  readonly tokens: number;
  /** Tokens that the last conquest took. */
  readonly spent: number;
  /** What the die showed last, and whether the region was taken. */
  readonly die: number;
  readonly isTaken: boolean;
  /** The last score, and what came from regions alone. */
  readonly score: number;
  readonly regions: number;
  /** Regions conquered. */
  readonly conquests: number;
};

export function factsOf(course: Course): Facts {
  const picked = happened(course, 'picked').at(-1);
  const taken = conquests(course);
  const rolled = happened(course, 'rolled').at(-1);
  const { total = 0, items = [] } = score(course) ?? {};
  return {
    price: picked?.price ?? 0,
    found: picked?.found ?? 0,
    tokens: picked?.tokens ?? 0,
    spent: taken.at(-1)?.tokens ?? 0,
    die: rolled?.die ?? 0,
    isTaken: taken.some(({ region }) => region === rolled?.region),
    score: total,
    regions: items.filter(({ rule }) => rule === 'CORE-SCORE-1').reduce((sum, { amount }) => sum + amount, 0),
    conquests: taken.length,
  };
}
