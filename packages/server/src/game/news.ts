/** What one seat, or a spectator, is told: what has happened since, and how the table looks from there. */
import {
  type Difference,
  type Event,
  legalMoves,
  type Name,
  type Outcome,
  outcome,
  text,
  toDecide,
  type View,
  view,
} from '@elbowroom/rules';
import { homemadeTiles } from '@elbowroom/rules/homebrew';
import { hashOf } from '../secrets.ts';
import { GONE } from '../store/people/departures.ts';
import type { Colour, Fork, Game, Row } from '../store/store.ts';
import { awaited, type Control, type Course, dueOf, type Step, spanFrom } from './course.ts';
import type { Span } from './patience.ts';

export interface NewsRow {
  readonly seq: number;
  readonly at: number;
  readonly kind: Row['kind'];
  readonly seat?: number;
  readonly move?: string;
  readonly events?: readonly Event[];
  /** The first move that an undo took back. */
  readonly back?: number;
  readonly name?: string;
  readonly text?: string;
  readonly table?: string;
  /** Days off. */
  readonly off?: Span;
}

/** What has happened. */
interface Happened {
  readonly seq: number;
  /** The row that the next move must follow. */
  readonly after: number;
  readonly rows: readonly NewsRow[];
  /** For the seat that must decide. */
  readonly legal?: readonly string[];
}

/** How the table stands: the same whenever somebody looks at it from the same place after the same row. */
export interface Standing {
  readonly view: View;
  /** How many moves the seat can take back. */
  readonly undo?: number;
  readonly control: readonly Control[];
  readonly agreed: readonly boolean[];
  readonly paused: boolean;
  /** When the clock of the seat that must decide runs out. */
  readonly due?: number;
  /** When it begins to run: not before the seat has been shown what the others did. */
  readonly starts?: number;
  /** By seat: milliseconds that are left for when the time for a turn is up; `due` counts them in. */
  readonly reserves?: readonly number[];
  /** By seat: days off. */
  readonly holidays?: readonly (readonly Span[])[];
  /** By seat: whether it has left orders for questions out of its turn. */
  readonly ordered?: readonly boolean[];
  readonly outcome?: Outcome;
  /** Known to everybody once the game is over. */
  readonly seed?: string;
  readonly rematch?: string;
}

export type News = Happened & Standing;

/** For whoever knows how the table stood before the first of the rows: what has changed in that, as `difference` of the rules tells it. */
export interface ChangedNews extends Omit<Happened, 'after'> {
  /** Left out if it is the last row. */
  readonly after?: number;
  readonly changed: Difference;
}

export function newsRow({ seq, at, kind, seat, body }: Row, events: readonly Event[] = []): NewsRow {
  const base = { seq, at, kind, ...(seat === undefined ? {} : { seat }) };
  switch (kind) {
    case 'move':
      return { ...base, move: body, ...(events.length === 0 ? {} : { events }) };
    case 'undo':
      return { ...base, back: Number(body) };
    case 'chat':
      return { ...base, ...chatFrom(body) };
    case 'rematch':
      return { ...base, table: body };
    case 'holiday':
      return body === '' ? base : { ...base, off: spanFrom(body) };
    default:
      return base;
  }
}

/** Said before what is said had a place of its own. */
function chatFrom(body: string): { name: string; text: string } {
  const { name, text }: { name: string; text: string } = JSON.parse(body);
  return { name, text };
}

export function newsFor(game: Game, course: Course, seat: number | undefined, steps: readonly Step[]): News {
  const legal = legalFor(course, seat);
  return {
    seq: course.seq,
    after: course.moved,
    rows: steps.map(({ row, events }) => newsRow(row, events)),
    ...openStanding(game, course),
    view: view(course.state, seat),
    ...(legal === undefined ? {} : { legal }),
    ...undoFor(game, course, seat),
  };
}

/** Undefined if it is not for this seat to decide. */
export const legalFor = ({ state }: Course, seat: number | undefined): string[] | undefined =>
  seat !== undefined && toDecide(state) === seat ? legalMoves(state).map(text) : undefined;

export function undoFor({ options }: Game, { control, trail, trailSeat }: Course, seat: number | undefined): Pick<Standing, 'undo'> {
  const isOwn = seat !== undefined && trailSeat === seat && control[seat] === 'person';
  return options.undo && isOwn && trail.length > 0 ? { undo: trail.length } : {};
}

/** What everybody at the table is told alike, besides what they see. */
export function openStanding(game: Game, course: Course): Omit<Standing, 'view' | 'undo'> {
  const { state, control, agreed, isPaused, rematch, holidays, hasOrders } = course;
  const { clock, reserve } = game.options;
  const next = awaited(course);
  const result = outcome(state);
  return {
    control,
    agreed,
    paused: isPaused,
    ...(clock !== undefined && next !== undefined ? { due: dueOf(course, next, clock), starts: course.since } : {}),
    ...(reserve === undefined ? {} : { reserves: course.reserves }),
    ...(holidays.some((spans) => spans.length > 0) ? { holidays } : {}),
    ...(hasOrders.some(Boolean) ? { ordered: hasOrders } : {}),
    ...(result === undefined ? {} : { outcome: result, seed: game.seed }),
    ...(rematch === undefined ? {} : { rematch }),
  };
}

/** Who sits there. */
interface SeatSeen {
  readonly name?: string;
  readonly bot?: string;
  readonly colour?: Colour;
  readonly open: boolean;
  /** The guest, as in `/people/:person`. */
  readonly person?: string;
  /** Somebody sat there who has left for good. */
  readonly gone?: true;
}

/** A table as anybody may see it; `guest` learns which seats are its own. */
export interface TableView {
  readonly id: string;
  readonly status: Game['status'];
  readonly private: boolean;
  /** Whose table it is. */
  readonly club?: string;
  readonly options: Game['options'];
  /** A colour that was chosen is named: the others take what is left. */
  readonly seats: readonly SeatSeen[];
  readonly seedHash: string;
  readonly rules: string;
  /** Ids of homemade tiles. */
  readonly homemade?: readonly string[];
  /** What a map of somebody's own is called, if the game is played on one. */
  readonly map?: Name;
  /** The game that it plays on from, if it does. */
  readonly parent?: Parent;
  readonly made: number;
  readonly mine: readonly number[];
  readonly host: boolean;
  /** For those at the table, to invite others. */
  readonly code?: string;
}

/** Of a table that plays on from another game. */
interface Parent extends Pick<Fork, 'game' | 'names' | 'played'> {
  /** After so many moves. */
  readonly step: number;
}

export function tableView(game: Game, guest: string | undefined): TableView {
  const mine = game.seats.flatMap((seat, i) => (guest !== undefined && seat.guest === guest ? [i] : []));
  const isHost = guest !== undefined && game.host === guest;
  return {
    id: game.id,
    status: game.status,
    private: game.isPrivate,
    ...(game.club === undefined ? {} : { club: game.club }),
    options: game.options,
    seats: game.seats.map(({ name, bot, colour, guest: sitter }) => ({
      ...(name === undefined ? {} : { name }),
      ...(bot === undefined ? {} : { bot }),
      ...(colour === undefined ? {} : { colour }),
      open: bot === undefined && sitter === undefined,
      ...(sitter === GONE ? { gone: true as const } : sitter === undefined ? {} : { person: sitter }),
    })),
    seedHash: hashOf(game.seed),
    rules: game.rules,
    ...homemadeIn(game),
    ...mapOf(game),
    ...parentOf(game),
    made: game.made,
    mine,
    host: isHost,
    ...(isHost || mine.length > 0 ? { code: game.code } : {}),
  };
}

function homemadeIn({ options: { homebrew } }: Game): { homemade?: readonly string[] } {
  const ids = homemadeTiles(homebrew).map(({ id }) => id);
  return ids.length === 0 ? {} : { homemade: ids };
}

function mapOf({ options: { board } }: Game): { map?: Name } {
  if (typeof board !== 'object' || !('shape' in board)) return {};
  return { map: board.name ?? { en: 'Map', fr: 'Carte' } };
}

function parentOf({ options: { fork } }: Game): { parent?: Parent } {
  if (fork === undefined) return {};
  const { game, moves, names, played } = fork;
  return { parent: { game, names, ...(played === undefined ? {} : { played }), step: moves.length } };
}

/** A table in a list, without what only those need who go there. */
export function listedView(game: Game, guest: string | undefined): TableView {
  const { options, ...table } = tableView(game, guest);
  const { homebrew: _tiles, fork: _past, board, ...plain } = options;
  const isMap = typeof board === 'object' && 'shape' in board;
  return { ...table, options: { ...plain, ...(board !== undefined && !isMap && { board }) } };
}
