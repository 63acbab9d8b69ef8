/** A die that is thrown for a region: it tumbles with the odds beside it, then lies with what came of it. Any input cuts it short. */
import { THROWN } from '@elbowroom/server/showing';
import type { Happening } from '../play/moments.ts';

export type Thrown = {
  /** Grows with each. */
  readonly id: number;
  /** Where; undefined if it is thrown before a region is chosen. */
  readonly region: number | undefined;
  /** Pips; the die has three blank sides. */
  readonly die: number;
  /** How likely it was to do, 0 to 1. */
  readonly chance: number | undefined;
  /** What came of it; undefined if that is not decided by it alone. */
  readonly isTaken: boolean | undefined;
};

/** How likely a throw for a region was to do. */
type ChanceAt = (region: number) => number | undefined;

export type Throwing = {
  readonly thrown: Thrown | undefined;
  /** Nobody knows yet: until then the map stays as it was. */
  readonly isRolling: boolean;
  /** Milliseconds that it tumbles. */
  readonly tumble: number;
  readonly hear: (happenings: readonly Happening[], chanceAt: ChanceAt) => void;
  /** It lies at once. */
  readonly settle: () => void;
  readonly leave: () => void;
};

/** Milliseconds that it tumbles, and that it then lies. */
const TUMBLE = 650;
const LIES = THROWN - TUMBLE;
/** Whoever is in a hurry sees how it lies for so long. */
const GLANCE = 300;

type Tempo = {
  /** All times are multiplied by it; 0 lets nothing tumble. */
  readonly haste: () => number;
  readonly isCalm: () => boolean;
};

function thrownIn(happenings: readonly Happening[], chanceAt: ChanceAt, id: number): Thrown | undefined {
  const rolled = happenings.findLast((happening) => happening.kind === 'rolled');
  if (rolled === undefined) return undefined;
  const { die, region } = rolled;
  const fell = happenings.find(({ kind }) => kind === 'repelled');
  const taken = happenings.find((happening) => happening.kind === 'conquered' && happening.region === region);
  const isTaken = region === undefined || (fell ?? taken) === undefined ? undefined : fell === undefined;
  return { id, region, die, isTaken, chance: region === undefined ? undefined : chanceAt(region) };
}

export function openThrowing({ haste, isCalm }: Tempo): Throwing {
  let thrown = $state.raw<Thrown>();
  let isRolling = $state(false);
  let tumble = $state(0);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lie = (ms: number): void => {
    clearTimeout(timer);
    isRolling = false;
    timer = setTimeout(() => {
      thrown = undefined;
    }, ms);
  };
  return {
    get thrown() {
      return thrown;
    },
    get isRolling() {
      return isRolling;
    },
    get tumble() {
      return tumble;
    },
    hear: (happenings, chanceAt) => {
      const next = thrownIn(happenings, chanceAt, (thrown?.id ?? 0) + 1);
      // What comes after a throw does not wait for it, and the throw does not stay for it.
      if (next === undefined && thrown !== undefined) lie(GLANCE);
      if (next === undefined) return;
      const rate = Math.min(1, haste());
      tumble = isCalm() ? 0 : TUMBLE * rate;
      thrown = next;
      clearTimeout(timer);
      isRolling = tumble > 0;
      if (isRolling) timer = setTimeout(() => lie(LIES * rate), tumble);
      else lie(THROWN);
    },
    settle: () => {
      if (isRolling) lie(GLANCE);
    },
    leave: () => clearTimeout(timer),
  };
}
