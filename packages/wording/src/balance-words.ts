/** What the balance lab says about tiles, boxes and maps: whole sentences, for whoever has the figures. */

/** Whole per cents: 9 is 9 %. Above the mean is positive. */
interface EffectFigures {
  readonly name: string;
  readonly kind: 'race' | 'power';
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** A value that should make it fair. */
  readonly tryValue?: number;
}

/** In per cents; places are counted from 1. */
interface SeatFigures {
  readonly seats: number;
  readonly place: number;
  readonly wins: number;
  readonly low: number;
  readonly high: number;
}

/** The sentences of one language. */
interface BalanceWords {
  readonly strong: (figures: EffectFigures) => string;
  readonly weak: (figures: EffectFigures) => string;
  readonly fair: (figures: EffectFigures, limit: number) => string;
  readonly open: (figures: EffectFigures) => string;
  /** Nothing stands out of the box; or these do, each with its per cents. */
  readonly evenBox: (tiles: number, far: number) => string;
  readonly unevenBox: (tiles: number, far: number, named: readonly string[]) => string;
  readonly evenSeats: (figures: SeatFigures) => string;
  readonly unevenSeats: (figures: SeatFigures) => string;
  readonly shunned: (regions: readonly string[]) => string;
  /** Too few games to say anything of a tile. */
  readonly few: (name: string) => string;
  readonly signed: (percent: number) => string;
}

const NBSP = '\u00a0';

const nth = (place: number): string => ['first', 'second', 'third', 'fourth', 'fifth'][place - 1] ?? `${place}th`;

const en: BalanceWords = {
  strong: ({ kind, low, name, tryValue, value }) =>
    `${name} ${kind === 'race' ? 'bring' : 'brings'} ${value} % more than the mean ${peopleOf(kind)}, surely ${low > 0 ? `more than ${low} %` : 'more'}: ${
      tryValue === undefined ? 'make one of its effects weaker' : `try value ${tryValue}`
    }.`,
  weak: ({ high, kind, name, tryValue, value }) =>
    `${name} ${kind === 'race' ? 'bring' : 'brings'} ${-value} % less than the mean ${peopleOf(kind)}, surely ${high < 0 ? `more than ${-high} % less` : 'less'}: ${
      tryValue === undefined ? 'make one of its effects stronger' : `try value ${tryValue}`
    }.`,
  fair: ({ kind, name, value }, limit) =>
    `${name} ${kind === 'race' ? 'are' : 'is'} fair: ${en.signed(value)} against the mean ${peopleOf(kind)}, and surely within ${limit} %.`,
  open: ({ high, kind, low, name }) =>
    `${name}: anything from ${en.signed(low)} to ${en.signed(high)} against the mean ${peopleOf(kind)}. More games will tell.`,
  evenBox: (tiles, far) => `None of ${tiles} tiles is surely more than ${far} % from the mean of its kind.`,
  unevenBox: (tiles, far, named) =>
    `Of ${tiles} tiles ${named.length} ${named.length === 1 ? 'is' : 'are'} surely more than ${far} % from the mean of their kind: ${named.join(', ')}.`,
  evenSeats: ({ high, low, place, seats, wins }) =>
    `With ${seats} seats no place is surely better: the ${nth(place)} wins ${wins} % (${low} to ${high} %).`,
  unevenSeats: ({ low, place, seats, wins }) => `With ${seats} seats the ${nth(place)} to play wins ${wins} %, surely more than ${low} %.`,
  shunned: (regions) => `Hardly anybody ever enters ${regions.join(', ')}.`,
  few: (name) => `${name}: too few games to say anything.`,
  signed: (percent) => `${percent < 0 ? '−' : '+'}${Math.abs(percent)} %`,
};

function peopleOf(kind: 'race' | 'power'): string {
  return kind === 'race' ? 'people' : 'power';
}

const rang = (place: number): string =>
  place === 1 ? 'premier' : (['deuxième', 'troisième', 'quatrième', 'cinquième'][place - 2] ?? `${place}e`);
const moyen = (kind: 'race' | 'power'): string => (kind === 'race' ? 'le peuple moyen' : 'le pouvoir moyen');
const pct = (n: number): string => `${n}${NBSP}%`;

const fr: BalanceWords = {
  strong: ({ kind, low, name, tryValue, value }) =>
    `${name}${NBSP}: ${pct(value)} de plus que ${moyen(kind)}, à coup sûr ${low > 0 ? `plus de ${pct(low)}` : 'davantage'}${NBSP}; ${
      tryValue === undefined ? 'affaiblissez un de ses effets' : `essayez la valeur ${tryValue}`
    }.`,
  weak: ({ high, kind, name, tryValue, value }) =>
    `${name}${NBSP}: ${pct(-value)} de moins que ${moyen(kind)}, à coup sûr ${high < 0 ? `plus de ${pct(-high)} de moins` : 'moins'}${NBSP}; ${
      tryValue === undefined ? 'renforcez un de ses effets' : `essayez la valeur ${tryValue}`
    }.`,
  fair: ({ kind, name, value }, limit) =>
    `${name}${NBSP}: équilibré, ${fr.signed(value)} par rapport ${kind === 'race' ? 'au peuple moyen' : 'au pouvoir moyen'}, à coup sûr à moins de ${pct(limit)}.`,
  open: ({ high, kind, low, name }) =>
    `${name}${NBSP}: entre ${fr.signed(low)} et ${fr.signed(high)} par rapport ${kind === 'race' ? 'au peuple moyen' : 'au pouvoir moyen'}. D’autres parties le diront.`,
  evenBox: (tiles, far) => `Aucune des ${tiles} tuiles n’est à coup sûr à plus de ${pct(far)} de la moyenne des siennes.`,
  unevenBox: (tiles, far, named) =>
    `Sur ${tiles} tuiles, ${named.length} ${named.length === 1 ? 'est' : 'sont'} à coup sûr à plus de ${pct(far)} de la moyenne${NBSP}: ${named.join(', ')}.`,
  evenSeats: ({ high, low, place, seats, wins }) =>
    `À ${seats}, aucune place n’est à coup sûr meilleure${NBSP}: le ${rang(place)} à jouer gagne ${pct(wins)} des parties (${low} à ${pct(high)}).`,
  unevenSeats: ({ low, place, seats, wins }) =>
    `À ${seats}, le ${rang(place)} à jouer gagne ${pct(wins)} des parties, à coup sûr plus de ${pct(low)}.`,
  shunned: (regions) => `Presque personne n’entre jamais ici${NBSP}: ${regions.join(', ')}.`,
  few: (name) => `${name}${NBSP}: trop peu de parties pour en dire quoi que ce soit.`,
  signed: (percent) => `${percent < 0 ? '−' : '+'}${pct(Math.abs(percent))}`,
};

const words: Readonly<Record<'en' | 'fr', BalanceWords>> = { en, fr };

/** Shares, as the lab has them: 0.09 is 9 %. */
interface Measured {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** How a tile stands to the mean of its kind. */
export interface TileFigures {
  readonly id: string;
  readonly kind: 'race' | 'power';
  readonly says: 'strong' | 'weak' | 'fair' | 'open';
  readonly effect: Measured;
  readonly tryValue?: number;
}

/** What stands out of a box. */
export interface BoxFigures {
  readonly tiles: number;
  readonly standOut: readonly TileFigures[];
  readonly far: number;
}

/** What can be said of a map. Places are counted from 0. */
export interface MapFigures {
  readonly seats: readonly { readonly seats: number; readonly place: number; readonly wins: Measured; readonly isSure: boolean }[];
  readonly shunned: readonly { readonly board: string; readonly region: number }[];
}

/** A verdict of the lab in a sentence or two. */
export interface BalanceSentences {
  /** `fair`: how near to the mean is near enough. Without figures it has hardly been seen. */
  readonly tile: (figures: TileFigures | undefined, name: string, fair: number) => string;
  /** Which tiles of it stand out. */
  readonly box: (figures: BoxFigures, nameOf: (id: string) => string) => string;
  /** Who is better off on it, and where nobody goes. */
  readonly map: (figures: MapFigures, nameOf: (board: string, region: number) => string) => string;
  /** A share with its sign: +9 %. */
  readonly signed: (share: number) => string;
}

const percent = (share: number): number => Math.round(100 * share);
/** What is said to be sure is never rounded up. */
const towardsNought = (share: number): number => Math.trunc(100 * share);

function sentencesOf(said: BalanceWords): BalanceSentences {
  return {
    tile: (tile, name, fair) => {
      if (tile === undefined) return said.few(name);
      const { effect, kind, says, tryValue } = tile;
      const isWide = says === 'open';
      const [low, high] = [effect.low, effect.high].map(isWide ? percent : towardsNought);
      const figures = {
        name,
        kind,
        value: percent(effect.value),
        low: low ?? 0,
        high: high ?? 0,
        ...(tryValue !== undefined && { tryValue }),
      };
      return says === 'fair' ? said.fair(figures, percent(fair)) : said[says](figures);
    },
    box: ({ far, standOut, tiles }, nameOf) =>
      standOut.length === 0
        ? said.evenBox(tiles, percent(far))
        : said.unevenBox(
            tiles,
            percent(far),
            standOut.map(({ effect, id }) => `${nameOf(id)} (${said.signed(percent(effect.value))})`),
          ),
    map: ({ seats, shunned }, nameOf) =>
      [
        ...seats.map(({ isSure, place, seats: count, wins: { high, low, value } }) =>
          (isSure ? said.unevenSeats : said.evenSeats)({
            seats: count,
            place: place + 1,
            wins: percent(value),
            low: towardsNought(low),
            high: percent(high),
          }),
        ),
        ...(shunned.length > 0 ? [said.shunned(shunned.map(({ board, region }) => nameOf(board, region)))] : []),
      ].join(' '),
    signed: (share) => said.signed(percent(share)),
  };
}

/** What the balance lab says, by language. */
export const balanceSentences: Readonly<Record<'en' | 'fr', BalanceSentences>> = { en: sentencesOf(words.en), fr: sentencesOf(words.fr) };
