/**
 * What one seat (or a spectator) may know: built up field by field from what lies open, never stripped down from a state.
 * Another type than State, so that a state cannot be sent by mistake. Coins of others, the order of the stacks, faces of bombs,
 * face-down markers, the seed and coming rolls are nowhere in it.
 */
import type { BoardSpec } from '../boards/board.ts';
import type { Charter } from '../charter.ts';
import type { WrittenOffers } from '../core/draft.ts';
import { toDecide } from '../core/legal.ts';
import { OVER } from '../core/stage.ts';
import type { Read, Whole } from '../core/state.ts';
import type { Homebrew } from '../homebrew/vocabulary.ts';
import type { Memory, OpenQuestion, Phase, SeatPosition } from '../positions/position.ts';
import {
  isRegionAsBefore,
  isSeatAsBefore,
  phaseOf,
  writtenBoard,
  writtenHarmony,
  writtenMemory,
  writtenPrompts,
  writtenRegion,
  writtenSeat,
} from '../positions/written.ts';
import { briefCharter } from '../versions/brief.ts';

/** What one seat, or a spectator, may know: plain JSON, built up from what lies open. */
export interface View extends Charter {
  /** The seat that looks; left out for a spectator. */
  readonly viewer?: number;
  readonly edition: 'classic' | 'azeroth';
  readonly variant?: 'battle';
  readonly board: BoardSpec;
  readonly homebrew?: Homebrew;
  readonly rounds: number;
  readonly round: number;
  /** Whose turn it is, where in it, and who must decide (nobody: the game is over). */
  readonly seat: number;
  readonly phase: Phase;
  readonly toDecide?: number;
  readonly seats: readonly SeatView[];
  /** Every region, by its number. */
  readonly regions: readonly RegionView[];
  readonly offers: WrittenOffers;
  /** How many tiles lie unseen: races by stack, and powers; and the powers discarded. */
  readonly unseen: { readonly races: readonly number[]; readonly powers: number; readonly discards: readonly string[] };
  /** Face-down pieces: how many in the pile, and how many of each face are still hidden, on the map or in it. */
  readonly pile?: { readonly count: number; readonly faces: Readonly<Record<string, number>> };
  readonly harmony?: readonly number[];
  readonly memory: Memory;
  readonly prompts: readonly OpenQuestion[];
}

/** Coins are there for the viewer, its allies, and everybody once the game is over or where purses are open. */
export interface SeatView extends SeatPosition {
  /** Where there are teams. */
  readonly team?: 'alliance' | 'horde' | 'neutral';
}

/** A region as everybody sees it. */
export interface RegionView {
  readonly race?: string;
  readonly tokens?: number;
  readonly pieces?: Readonly<Record<string, number>>;
  /** Face up. */
  readonly markers?: readonly string[];
  /** How many markers lie face down. */
  readonly faceDown?: number;
}

/** What that seat may know; `undefined` is a spectator. */
export function view(s: Whole, seat: number | undefined): View {
  return { ...(seat === undefined ? {} : { viewer: seat }), ...openView(s), seats: seatViews(s, seat) };
}

/** What every seat and every spectator sees alike. */
export type OpenView = Omit<View, 'viewer' | 'seats'>;

/** What was seen of a game at an earlier moment. */
export interface Seen<Part> {
  readonly state: Whole;
  readonly view: Part;
}

/** Undefined if it is of another game. */
const sameGame = <Part>(s: Whole, before: Seen<Part> | undefined): Seen<Part> | undefined =>
  before?.state.world === s.world ? before : undefined;

/**
 * What every seat and every spectator sees alike: whoever sends views to many writes it once.
 * Parts that look as they did `before` are the same objects: whoever sends a view after every move makes only what has changed.
 */
export function openView(s: Whole, before?: Seen<OpenView>): OpenView {
  const { edition, homebrew } = s.world;
  const decides = toDecide(s);
  const { state: was, view: then } = sameGame(s, before) ?? {};
  const isSameDraft = was?.columns === s.columns && was.powers === s.powers && was.offerCoins === s.offerCoins;
  const areSamePrompts = was?.prompts === s.prompts;
  return {
    edition: edition.id === 'classic' ? 'classic' : 'azeroth',
    ...(edition.variant === undefined ? {} : { variant: edition.variant }),
    ...briefCharter(s.world),
    board: then?.board ?? writtenBoard(s),
    ...(homebrew === undefined ? {} : { homebrew }),
    rounds: s.rounds,
    round: s.round,
    seat: s.turn,
    phase: phaseOf(s),
    ...(decides === undefined ? {} : { toDecide: decides }),
    regions: regionViews(s, was, then?.regions),
    offers: isSameDraft && then !== undefined ? then.offers : edition.draft.written(s),
    unseen: unseenView(s, was, then?.unseen),
    ...pileView(s),
    ...writtenHarmony(s),
    memory: writtenMemory(s, was, then?.memory),
    prompts: areSamePrompts && then !== undefined ? then.prompts : writtenPrompts(s),
  };
}

function unseenView(s: Whole, was: Whole | undefined, then: View['unseen'] | undefined): View['unseen'] {
  const isSame = was?.stacks === s.stacks && was.powerStack === s.powerStack && was.powerDiscards === s.powerDiscards;
  if (isSame && then !== undefined) return then;
  return {
    races: s.stacks.map((stack) => stack.length),
    powers: s.powerStack.length,
    discards: s.powerDiscards.map((power) => s.world.powers[power].id).sort(),
  };
}

/** The seats as one of them, or a spectator, sees them; those that look to it as they did `before` are the same objects. */
export function seatViews(s: Whole, seat: number | undefined, before?: Seen<readonly SeatView[]>): readonly SeatView[] {
  const { state: was, view: then } = sameGame(s, before) ?? {};
  return s.names.map((_, other) => {
    const coins = maySee(s, seat, other) ? s.coins[other] : undefined;
    const known = then?.[other];
    if (was !== undefined && known !== undefined && known.coins === coins && isSeatAsBefore(was, s, other)) return known;
    return { ...writtenSeat(s, other), ...teamOf(s, other), ...(coins === undefined ? {} : { coins }) };
  });
}

const maySee = (p: Read, seat: number | undefined, other: number): boolean =>
  p.stage === OVER || p.world.openPurses || other === seat || (seat !== undefined && isAlly(p, seat, other));

const teamOf = (p: Read, seat: number): { team?: NonNullable<SeatView['team']> } => {
  const team = p.world.edition.teamOf?.(p.coins.length, seat);
  return team === undefined ? {} : { team };
};

/** BA-TEAM-2 */
const isAlly = (p: Read, seat: number, other: number): boolean =>
  teamOf(p, seat).team !== undefined && teamOf(p, seat).team === teamOf(p, other).team;

function regionViews(p: Read, was: Read | undefined, then: readonly RegionView[] | undefined): readonly RegionView[] {
  if (was === undefined || then === undefined) return p.holder.map((_, r) => regionView(p, r));
  const areMarkersSame = was.markerAt === p.markerAt && was.markerUp === p.markerUp;
  const regions = p.holder.map((_, r) => (areMarkersSame && isRegionAsBefore(was, p, r) ? then[r] : regionView(p, r)));
  return regions.every((region, r) => region === then[r]) ? then : regions;
}

function regionView(p: Read, r: number): RegionView {
  const region = writtenRegion(p, r);
  const here = p.world.markers.filter(({ index }) => p.markerAt[index] === r);
  if (here.length === 0) return region;
  const up = here.filter(({ index }) => p.markerUp[index] === 1).map(({ id }) => id);
  return {
    ...region,
    ...(up.length === 0 ? {} : { markers: up }),
    ...(up.length === here.length ? {} : { faceDown: here.length - up.length }),
  };
}

/** Everybody can count which faces have been seen, so what is left is known; which one lies where is not. */
function pileView(p: Whole): { pile?: View['pile'] & object } {
  const faced = p.world.pieces.find(({ faces }) => faces.length > 0);
  if (faced === undefined) return {};
  const hidden = [...p.pile, ...p.faces.filter((face) => face > 0).map((face) => face - 1)];
  return {
    pile: {
      count: p.pile.length,
      faces: Object.fromEntries(faced.faces.map(({ id }, face) => [id, hidden.filter((f) => f === face).length])),
    },
  };
}

/** Regions whose markers lie face down, for whoever deals unseen ones anew. */
export const faceDownRegions = (v: View): number[] => v.regions.flatMap(({ faceDown = 0 }, r) => new Array<number>(faceDown).fill(r));
