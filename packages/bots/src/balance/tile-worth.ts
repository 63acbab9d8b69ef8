/** What a race or a power is worth beside the others of its kind, told apart from its partner, the round and the seat. */
import type { Finding, Reign } from './finding.ts';
import { type Interval, intervalOf } from './interval.ts';
import { contrast, type Fit, fitted, type Row } from './regression.ts';

/** Tiles by number: which there are, and which are asked about. */
export interface Kinds {
  readonly races: readonly { readonly id: string }[];
  readonly powers: readonly { readonly id: string }[];
  readonly marked: readonly string[];
}

/** As shares: 0.09 is 9 % more than the mean of the others. Undefined where too little was seen. */
export interface Worth {
  /** Coins of its reigns by lot, for the turns that were spent on them. */
  readonly coins: Interval | undefined;
  /** Victories of those who had it by lot. */
  readonly wins: Interval | undefined;
  /** Reigns by lot. */
  readonly reigns: number;
}

export interface Worths {
  readonly races: readonly Worth[];
  readonly powers: readonly Worth[];
}

/** Coins and turns of all reigns without a marked tile that began in the same round with as many seats. */
interface Usual {
  coins: number;
  turns: number;
  reigns: number;
}

const keyOf = ({ seats }: Finding, { round }: Reign): string => `${seats}/${round}`;

function usualReigns(findings: readonly Finding[], isMarked: IsMarked): Map<string, Usual> {
  const usual = new Map<string, Usual>();
  for (const finding of findings)
    for (const reign of finding.reigns) {
      if (isMarked(reign)) continue;
      const key = keyOf(finding, reign);
      const sums = usual.get(key) ?? { coins: 0, turns: 0, reigns: 0 };
      usual.set(key, { coins: sums.coins + reign.coins, turns: sums.turns + reign.turns, reigns: sums.reigns + 1 });
    }
  return usual;
}

/**
 * Coins beyond what the turns spent on it usually bring, as a share of what a reign that begins then brings: a people that is kept for long
 * also keeps its seat from the next one.
 */
function coinRows(findings: readonly Finding[], causes: Causes, isMarked: IsMarked): Row[] {
  const usual = usualReigns(findings, isMarked);
  return findings.flatMap((finding) =>
    finding.reigns.flatMap((reign): Row[] => {
      const { coins, reigns, turns } = usual.get(keyOf(finding, reign)) ?? { coins: 0, reigns: 1, turns: 1 };
      const mean = coins / reigns;
      if (mean <= 0 || reign.turns === 0) return [];
      const beyond = reign.coins - (coins / turns) * reign.turns;
      return [{ causes: causes(finding, reign), value: beyond / mean, weight: mean, game: finding.game }];
    }),
  );
}

/** How often more than its even share a seat has won, for each of its peoples. */
const winRows = (findings: readonly Finding[], causes: Causes): Row[] =>
  findings.flatMap((finding) =>
    finding.reigns.map(
      (reign): Row => ({
        causes: causes(finding, reign),
        value: finding.wins[reign.place] * finding.seats - 1,
        weight: reign.turns,
        game: finding.game,
      }),
    ),
  );

type IsMarked = (reign: Reign) => boolean;
type Causes = (finding: Finding, reign: Reign) => readonly number[];

/** More than there are at any table. */
const PLACES = 6;

/** Findings of games that were dealt by lot. */
export function worths(findings: readonly Finding[], { marked, powers, races }: Kinds): Worths {
  const dealt = findings.filter((finding) => finding.dealt);
  const [atPower, atSeat] = [races.length, races.length + powers.length];
  const causes: Causes = ({ seats }, { place, power, race }) => [race, atPower + power, atSeat + PLACES * seats + place];
  const count = atSeat + PLACES * PLACES;
  const isMarked: IsMarked = ({ power, race }) => marked.includes(races[race].id) || marked.includes(powers[power]?.id);
  const [coins, wins] = [fitted(coinRows(dealt, causes, isMarked), count), fitted(winRows(dealt, causes), count)];
  const reigns = Array.from({ length: count }, () => 0);
  for (const finding of dealt) for (const reign of finding.reigns) for (const cause of causes(finding, reign)) reigns[cause]++;
  const worthsOf = (tiles: Kinds['races'], from: number): Worth[] => {
    const seen = [...tiles.keys()].map((i) => from + i).filter((cause) => reigns[cause] > 1);
    const usual = seen.filter((cause) => !marked.includes(tiles[cause - from].id));
    const among = usual.length > 0 ? usual : seen;
    const estimate = (fit: Fit, cause: number): Interval | undefined => {
      const { error, value } = contrast(fit, cause, among);
      return intervalOf(value, error, reigns[cause]);
    };
    return tiles.map((_, i) => ({ coins: estimate(coins, from + i), wins: estimate(wins, from + i), reigns: reigns[from + i] }));
  };
  return { races: worthsOf(races, 0), powers: worthsOf(powers, atPower) };
}
