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
import { phaseOf, writtenBoard, writtenHarmony, writtenMemory, writtenPrompts, writtenRegion, writtenSeat } from '../positions/written.ts';
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

/** What every seat and every spectator sees alike: whoever sends views to many writes it once. */
export function openView(s: Whole): Omit<View, 'viewer' | 'seats'> {
  const { edition, homebrew, powers } = s.world;
  const decides = toDecide(s);
  return {
    edition: edition.id === 'classic' ? 'classic' : 'azeroth',
    ...(edition.variant && { variant: edition.variant }),
    ...briefCharter(s.world),
    board: writtenBoard(s),
    ...(homebrew && { homebrew }),
    rounds: s.rounds,
    round: s.round,
    seat: s.turn,
    phase: phaseOf(s),
    ...(decides === undefined ? {} : { toDecide: decides }),
    regions: s.holder.map((_, r) => regionView(s, r)),
    offers: edition.draft.written(s),
    unseen: {
      races: s.stacks.map((stack) => stack.length),
      powers: s.powerStack.length,
      discards: s.powerDiscards.map((power) => powers[power].id).sort(),
    },
    ...pileView(s),
    ...writtenHarmony(s),
    memory: writtenMemory(s),
    prompts: writtenPrompts(s),
  };
}

/** The seats as one of them, or a spectator, sees them. */
export function seatViews(s: Read, seat: number | undefined): SeatView[] {
  const maySee = (other: number): boolean =>
    s.stage === OVER || s.world.openPurses || other === seat || (seat !== undefined && isAlly(s, seat, other));
  return s.names.map((_, other) => ({
    ...writtenSeat(s, other),
    ...teamOf(s, other),
    ...(maySee(other) ? { coins: s.coins[other] } : {}),
  }));
}

const teamOf = (p: Read, seat: number): { team?: NonNullable<SeatView['team']> } => {
  const team = p.world.edition.teamOf?.(p.coins.length, seat);
  return team === undefined ? {} : { team };
};

/** BA-TEAM-2 */
const isAlly = (p: Read, seat: number, other: number): boolean =>
  teamOf(p, seat).team !== undefined && teamOf(p, seat).team === teamOf(p, other).team;

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
