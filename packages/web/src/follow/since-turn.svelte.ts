/** What somebody is told when it is their turn again, until they act. */
import { look } from '@elbowroom/rules/look';
import type { SeatColour, TraceView } from '../board/view.ts';
import type { Scene } from '../play/scene.ts';
import type { Sitting } from '../play/sitting.svelte.ts';
import type { Words } from '../words/words.ts';
import { followWords } from './follow-words.ts';
import { type Account, accountsOf, type Trace, tracesOf } from './since.ts';

export type SinceTurn = {
  /** What each of the others did; none while there is nothing to tell. */
  readonly accounts: readonly Account[];
  readonly traces: readonly (TraceView & { readonly says: string })[];
  /** The one that is read, and seen on the map. */
  readonly opened: Account | undefined;
  readonly open: (seat: number | undefined) => void;
  /** Put aside, so that nothing of the map is hidden. */
  isFolded: boolean;
};

type SinceTold = { readonly accounts: readonly Account[]; readonly traces: readonly Trace[] };
const NOTHING: SinceTold = { accounts: [], traces: [] };

type Watched = { readonly sitting: Sitting; readonly scene: () => Scene; readonly words: () => Words };

function toldAt({ sitting, scene }: Watched): SinceTold {
  const { since, viewer, isLive, canWatch, steps, table } = sitting;
  const { isMine, table: now } = scene();
  if (since === undefined || viewer === undefined || !isLive || !canWatch || !isMine) return NOTHING;
  return { accounts: accountsOf(steps, since, now, viewer), traces: tracesOf(look(table.viewAt(since)), now, viewer) };
}

/** How a change is said to those who do not see it. */
function said({ was, isTaken, more }: Trace, names: readonly string[], viewer: number | undefined, words: Words): string {
  const say = followWords[words.language];
  if (!isTaken) return more > 0 ? say.grown(more) : say.shrunk(-more);
  if (was?.seat === undefined) return say.wasEmpty;
  return say.was(was.seat === viewer ? say.you : (names[was.seat] ?? ''));
}

export function tellSinceTurn(given: Watched, seats: readonly string[], colours: readonly SeatColour[]): SinceTurn {
  const told = $derived(toldAt(given));
  let chosen = $derived.by<number | undefined>(() => {
    void told;
    return undefined;
  });
  let isFolded = $derived.by(() => {
    void told;
    return false;
  });
  const opened = $derived(told.accounts.find(({ seat }) => seat === chosen));
  const traces = $derived(
    told.traces.map((trace) => {
      const colour = trace.was?.seat === undefined ? undefined : colours[trace.was.seat];
      const isFaint = opened !== undefined && !opened.regions.has(trace.region);
      const { region, isTaken, more } = trace;
      return {
        ...{ region, isTaken, more, isFaint, says: said(trace, seats, given.sitting.viewer, given.words()) },
        ...(colour !== undefined && { colour }),
      };
    }),
  );
  return {
    get accounts() {
      return told.accounts;
    },
    get traces() {
      return traces;
    },
    get opened() {
      return opened;
    },
    open: (seat) => {
      chosen = seat;
    },
    get isFolded() {
      return isFolded;
    },
    set isFolded(to) {
      isFolded = to;
      chosen = undefined;
    },
  };
}
