/** What is told of a table up to the moment that is shown: the log, the last scores, the die. */
import type { Event, Item } from '@elbowroom/rules';
import { withAsides } from '../follow/asides.ts';
import type { Aside } from '../table/table.ts';
import { type Entry, tell } from '../words/tell.ts';
import type { Words } from '../words/words.ts';
import { lastScores, type Scene } from './scene.ts';
import type { Sitting } from './sitting.svelte.ts';
import type { Staged } from './staged.ts';

export type Tale = {
  readonly entries: readonly Entry[];
  readonly winners: readonly number[];
  /** What every seat scored last. */
  readonly scores: ReadonlyMap<number, readonly Item[]>;
  /** The die as it lies, for as long as it matters. */
  readonly die: number | undefined;
  /** What came of it, for whoever threw it. */
  readonly fallOfDie: Entry | undefined;
};

/** The step that is shown last has been thrown for; between the turns nobody has. */
function dieOf(events: readonly Event[] | undefined, turn: number, isLive: boolean): number | undefined {
  const thrown = events?.findLast((event) => event.type === 'rolled');
  return thrown?.seat === turn || !isLive ? thrown?.die : undefined;
}

type Shown = { readonly scene: Scene; readonly staged: Staged | undefined };

/** What waits for a word lies on the map already, and is told already. */
export function openTale(
  sitting: Sitting,
  shown: () => Shown,
  words: () => Words,
  seats: readonly string[],
  asides: () => readonly Aside[],
): Tale {
  const scene = (): Scene => shown().scene;
  const happened = $derived([[], ...sitting.steps.map(({ events }) => events)]);
  const told = $derived([...happened, shown().staged?.events ?? []]);
  const winners = $derived(scene().outcome?.winners ?? []);
  const deeds = $derived(tell(told, { words: words(), edition: scene().table.edition, seats, winners }));
  const entries = $derived(withAsides(deeds, asides(), sitting.shown, words().language));
  const scores = $derived(lastScores(sitting.steps));
  const die = $derived(dieOf(happened.at(-1), scene().table.turn, sitting.isLive));
  const fallOfDie = $derived(scene().isMine && die !== undefined ? entries.filter(({ step }) => step === sitting.shown)[1] : undefined);
  return {
    get entries() {
      return entries;
    },
    get winners() {
      return winners;
    },
    get scores() {
      return scores;
    },
    get die() {
      return die;
    },
    get fallOfDie() {
      return fallOfDie;
    },
  };
}
