/** The balance lab: what it measures, and that it measures it. */
import type { Homebrew } from '@elbowroom/rules';
import { describe, expect, test } from 'vitest';
import { type Finding, playStudied, type Reign, reportOf, type Study, type TrimDesk, tileVerdict, trimmed } from '../src/balance/index.ts';
import { FEWEST, intervalOf, ratioOf, shareOf } from '../src/balance/interval.ts';
import { contrast, fitted, type Row } from '../src/balance/regression.ts';
import { markedIn } from '../src/balance/study.ts';
import { worths } from '../src/balance/tile-worth.ts';
import { variationsOf } from '../src/balance/variation.ts';
import { boxVerdict, mapVerdict } from '../src/balance/verdict.ts';
import { chanceFrom } from '../src/chance.ts';

const otters = (value = 5): Homebrew => ({
  races: [
    {
      id: 'otters',
      name: { en: 'Otters', fr: 'Loutres' },
      value,
      effects: [
        { effect: 'discount', tokens: 1, where: { coast: true } },
        { effect: 'income', coins: 1, per: 'region', where: { coast: true } },
      ],
    },
  ],
});
const study = (changes: Partial<Study> = {}): Study => ({
  setup: { edition: 'classic', homebrew: otters(), rounds: 4 },
  seats: [2],
  seed: 'lab',
  marked: ['otters'],
  lots: 'half',
  ...changes,
});

describe('causes are told apart', () => {
  test('a strong race that meets a strong power more often than not is not taken for stronger than it is', () => {
    const rows: Row[] = [];
    // Races 0 and 1, powers 2 and 3: race 1 brings 0.1 more, power 3 brings 0.4 more.
    const meetings = [
      [0, 2, 30],
      [0, 3, 10],
      [1, 2, 10],
      [1, 3, 30],
    ] as const;
    for (const [race, power, count] of meetings)
      for (let i = 0; i < count; i++)
        rows.push({ causes: [race, power], value: (race === 1 ? 0.1 : 0) + (power === 3 ? 0.4 : 0), weight: 1, game: rows.length });
    const fit = fitted(rows, 4);
    expect(contrast(fit, 1, [0]).value).toBeCloseTo(0.1, 4);
    expect(contrast(fit, 3, [2]).value).toBeCloseTo(0.4, 4);
    expect(contrast(fit, 1, [0]).error).toBeCloseTo(0, 4);
  });

  test('of a hundred intervals about ninety-five hold what they are about', () => {
    const chance = chanceFrom('coverage');
    const noise = (): number => (chance(1000) + chance(1000) + chance(1000)) / 1000 - 1.5;
    let held = 0;
    for (let experiment = 0; experiment < 100; experiment++) {
      const rows: Row[] = [];
      for (let game = 0; game < 60; game++) {
        const luck = noise(); // of the whole game: its rows hang together
        for (let i = 0; i < 2; i++) rows.push({ causes: [chance(3), 3 + chance(2)], value: luck + noise(), weight: 1, game });
      }
      const { error, value } = contrast(fitted(rows, 5), 0, [0, 1, 2]);
      if (Math.abs(value) < 2 * error) held++;
    }
    expect(held).toBeGreaterThanOrEqual(88);
    expect(held).toBeLessThanOrEqual(99);
  });
});

describe('with a handful of games an interval is as wide as what is not known', () => {
  const chance = chanceFrom('handful');
  const noise = (): number => (chance(1000) + chance(1000) + chance(1000)) / 1000 - 1.5;
  const heldOf = (experiments: number, isHeld: () => boolean): number =>
    Array.from({ length: experiments }, isHeld).filter(Boolean).length / experiments;

  test.each([6, 10, 20])('%i games with more tiles in them than there are games', (games) => {
    const isHeld = (): boolean => {
      const rows: Row[] = [];
      for (let game = 0; game < games; game++) {
        const luck = noise();
        for (let i = 0; i < 6; i++)
          rows.push({ causes: [i === 0 ? 0 : 1 + chance(13), 14 + chance(20)], value: (i % 2 ? luck : -luck) + noise(), weight: 1, game });
      }
      const others = [...new Set(rows.map(({ causes }) => causes[0] ?? 0))].filter((race) => race > 0);
      const { error, value } = contrast(fitted(rows, 34), 0, others);
      const { high, low } = intervalOf(value, error, games) ?? { high: 0, low: 0 };
      return low <= 0 && high >= 0;
    };
    expect(heldOf(60, isHeld)).toBeGreaterThan(0.91);
  });

  test.each([5, 8])('means and shares of %i games', (games) => {
    const draw = <T>(of: () => T): T[] => Array.from({ length: games }, of);
    const isWithin = (interval: ReturnType<typeof ratioOf>, truth: number): boolean =>
      interval !== undefined && interval.low <= truth && interval.high >= truth;
    expect(heldOf(400, () => isWithin(ratioOf(draw(() => [3 + noise(), 1])), 3))).toBeGreaterThan(0.92);
    expect(heldOf(400, () => isWithin(shareOf(draw(() => [chance(10) < 3 ? 1 : 0, 1])), 0.3))).toBeGreaterThan(0.92);
  });

  test('after victories alone a defeat is still possible', () => {
    const { high, low, value } = shareOf(Array.from({ length: 10 }, () => [1, 1] as const)) ?? { high: 0, low: 0, value: 0 };
    expect({ value, high }).toEqual({ value: 1, high: 1 });
    expect(low).toBeLessThan(0.75);
  });

  test('of fewer than five nothing is said', () => {
    const pairs = Array.from({ length: FEWEST - 1 }, () => [1, 2] as const);
    expect([ratioOf(pairs), shareOf(pairs), intervalOf(0.1, 0.1, FEWEST - 1)]).toEqual([undefined, undefined, undefined]);
    expect(shareOf([...pairs, [1, 2]])).toBeDefined();
  });
});

describe('a game of a study', () => {
  test('is the same whenever and wherever it is played', () => {
    expect(playStudied(study(), 3)).toEqual(playStudied(study(), 3));
  });

  test('by lot the marked tile comes with the first, the second and the third people of each place in turn', () => {
    const whole = study({ setup: { edition: 'classic', homebrew: otters() }, lots: 'all' });
    const comes = [0, 1, 2, 3, 4, 5].map((game) => {
      const { dealt, reigns } = playStudied(whole, game);
      expect(dealt).toBe(true);
      const mine = reigns.find(({ race }) => race === 14);
      const before = reigns.filter(({ place, round }) => place === mine?.place && round < (mine?.round ?? 0)).length;
      return `${mine?.place} ${before + 1}`;
    });
    expect(comes).toEqual(['0 1', '1 1', '0 2', '1 2', '0 3', '1 3']);
  });

  test('a marked power comes with a people too', () => {
    const wealthy = study({ marked: ['wealthy'], setup: { edition: 'classic', rounds: 4 }, lots: 'all' });
    const { powers } = tilesOf(wealthy);
    const { reigns } = playStudied(wealthy, 1);
    expect(reigns.find(({ place }) => place === 1)).toMatchObject({ round: 1, power: powers.indexOf('wealthy') });
  });

  describe('where both races and powers are asked about', () => {
    const asked = study({ marked: ['wealthy', 'otters', 'orcs', 'hill', 'flying'], lots: 'all' });
    const tiles = (...ids: string[]) => ids.map((id) => ({ id }));
    const known = { races: tiles('otters', 'orcs', 'elves'), powers: tiles('wealthy', 'hill', 'flying', 'stout') };
    /** As many as it takes until every way has come. */
    const games = (seats: number) =>
      Array.from({ length: 2 * 2 * seats * 3 * 3 * (seats - 1) }, (_, game) => markedIn({ ...asked, seats: [seats] }, game, known));
    const countOf = (words: readonly string[]): number[] =>
      [...new Set(words)].map((word) => words.filter((other) => other === word).length);

    test.each([2, 3, 5])('a race in every game and a power in every other one, with somebody else of %i seats', (seats) => {
      const all = games(seats);
      expect(all.every(([race]) => known.races.some(({ id }) => id === race?.tile))).toBe(true);
      const both = all.flatMap(([race, power]) => (race && power ? [{ race, power }] : []));
      expect(both).toHaveLength(all.length / 2);
      expect(both.every(({ power, race }) => race.place !== power.place)).toBe(true);
      // Every tile comes equally often to every place, with every people.
      const races = countOf(all.map(([race]) => `${race?.tile} ${race?.place} ${race?.people}`));
      const powers = countOf(both.map(({ power: { people, place, tile } }) => `${tile} ${place} ${people}`));
      expect([races.length, powers.length]).toEqual([2 * seats * 3, 3 * seats * 3]);
      expect([new Set(races).size, new Set(powers).size]).toEqual([1, 1]);
    });

    test('both are dealt to whom they are meant for', () => {
      const { powers, races } = tilesOf(asked);
      for (const game of [0, 1, 2, 3, 4, 5]) {
        const { reigns } = playStudied({ ...asked, setup: { edition: 'classic', homebrew: otters() } }, game);
        for (const { people, place, tile } of markedIn(asked, game, { races: tiles(...races), powers: tiles(...powers) })) {
          const its = reigns.filter((reign) => reign.place === place)[people - 1];
          expect([races[its?.race ?? -1], powers[its?.power ?? -1]]).toContain(tile);
        }
      }
    });
  });

  test('with a draft alone nothing comes by lot, though something is asked about', () => {
    expect([0, 1].map((game) => playStudied(study({ lots: 'none' }), game).dealt)).toEqual([false, false]);
  });

  test('every coin of every seat is some people’s, but for what was paid and found in the draft', () => {
    for (const game of [0, 1]) {
      const { coins, reigns } = playStudied(study({ setup: { edition: 'azeroth', rounds: 4 }, marked: [] }), game);
      for (const [place, total] of coins.entries()) {
        const own = reigns.filter((reign) => reign.place === place);
        expect(own.reduce((sum, reign) => sum + reign.coins - reign.price, 5)).toBe(total);
        expect(own.reduce((sum, reign) => sum + reign.turns, 0)).toBe(4);
      }
    }
  });

  test('drafted, it is written down what was on offer, and nothing comes by lot', () => {
    const { dealt, held, reigns, seenPowers, seenRaces, taken } = playStudied(study(), 1);
    expect(dealt).toBe(false);
    const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
    expect([sum(seenRaces), sum(seenPowers)]).toEqual([6 * reigns.length, 6 * reigns.length]);
    expect(sum(held)).toBeGreaterThan(sum(taken) / 2);
    expect(sum(held)).toBeLessThanOrEqual(8 * held.length);
  });
});

const tilesOf = (of: Study): { races: string[]; powers: string[] } => {
  const ids = (wanted: 'race' | 'power'): string[] =>
    reportOf(of, [])
      .tiles.filter(({ kind }) => kind === wanted)
      .map(({ id }) => id);
  return { races: ids('race'), powers: ids('power') };
};

/** Games that were never played: the marked race brings so much more than others. */
function invented(of: Study, from: number, to: number, effect: number): Finding[] {
  return Array.from({ length: to - from }, (_, i): Finding => {
    const game = from + i;
    const chance = chanceFrom(`${of.seed}/${game}/${effect}`);
    const reign = (place: number, race: number): Reign => {
      const usual = 30 * (0.7 + chance(600) / 1000);
      const coins = race === 14 ? usual * (1 + effect) : usual;
      return { seat: place, place, round: 1, race, power: chance(20), turns: 4, coins, late: 0, price: 0, declined: false };
    };
    const reigns = [reign(game % 2, 14), reign(1 - (game % 2), chance(14))];
    const none = Array.from({ length: 23 }, () => 0);
    return {
      ...{ game, dealt: true, seats: 2, rounds: 4, board: 'classic-2', coins: [1, 1], wins: [0.5, 0.5], reigns, markers: [] },
      ...{ held: none, taken: none, contested: none, seenRaces: [], seenPowers: [] },
    };
  });
}

describe('a report', () => {
  test('is the same in whatever order findings come, and wherever they were found', () => {
    const found = Array.from({ length: 10 }, (_, game) => playStudied(study(), game));
    const report = reportOf(study(), found);
    expect(reportOf(study(), found.toReversed())).toEqual(report);
    expect(report).toMatchObject({ games: 10, dealt: 5 });
    expect(report.seats.reduce((sum, { wins }) => sum + (wins?.value ?? 0), 0)).toBeCloseTo(1);
    expect(report.faces.map(({ id }) => id)).toEqual(['classic-2']);
  });

  test('finds what was put into it, and is surer with more games', () => {
    const of = (games: number) => reportOf(study(), invented(study(), 0, games, 0.2)).tiles.find(({ id }) => id === 'otters')?.coins;
    const [few, many] = [of(100), of(1600)];
    expect(many?.value).toBeCloseTo(0.2, 1);
    expect(many?.low).toBeGreaterThan(0.15);
    expect((many?.high ?? 0) - (many?.low ?? 0)).toBeLessThan(0.4 * ((few?.high ?? 0) - (few?.low ?? 0)));
  });

  test('what was never seen has no figure', () => {
    const { tiles } = reportOf(study(), []);
    expect(tiles.every(({ coins, wins }) => coins === undefined && wins === undefined)).toBe(true);
  });
});

test('of a hundred intervals of races and powers that are asked about together about ninety-five hold the truth', () => {
  const tiles = (kind: string, count: number) => Array.from({ length: count }, (_, i) => ({ id: `${kind}${i}` }));
  const kinds = { races: tiles('r', 12), powers: tiles('p', 12), marked: ['r0', 'r1', 'p0', 'p1', 'p2'] };
  const asked = study({ marked: kinds.marked, lots: 'all' });
  const chance = chanceFrom('together');
  /** Of the tiles that are asked about; those of the others come to nothing in their mean. */
  const truth = { races: [0.1, -0.2], powers: [0, 0.15, -0.1] };
  const finding = (game: number): Finding => {
    const marks = markedIn(asked, game, kinds);
    const luck = chance(400) / 1000 - 0.2; // of the game: one seat's is the other's loss
    const reigns = [0, 1].map((place): Reign => {
      const tile = (of: typeof kinds.races, from: number): number => {
        const meant = of.findIndex(({ id }) => marks.some((mark) => mark.place === place && mark.tile === id));
        return meant < 0 ? from + chance(of.length - from) : meant;
      };
      const [race, power] = [tile(kinds.races, truth.races.length), tile(kinds.powers, truth.powers.length)];
      const share = 1 + (truth.races[race] ?? 0) + (truth.powers[power] ?? 0) + (place === 0 ? luck : -luck) + (chance(600) / 1000 - 0.3);
      return { seat: place, place, round: 1, race, power, turns: 4, coins: 30 * share, late: 0, price: 0, declined: false };
    });
    const none: number[] = [];
    return {
      ...{ game, dealt: true, seats: 2, rounds: 4, board: 'classic-2', coins: [1, 1], wins: [0.5, 0.5], reigns, markers: [] },
      ...{ held: none, taken: none, contested: none, seenRaces: [], seenPowers: [] },
    };
  };
  let [held, widest] = [0, 0];
  for (let experiment = 0; experiment < 40; experiment++) {
    const { powers, races } = worths(
      Array.from({ length: 120 }, (_, game) => finding(game)),
      kinds,
    );
    for (const [kind, effects] of Object.entries(truth))
      for (const [i, effect] of effects.entries()) {
        const { high, low } = (kind === 'races' ? races : powers)[i]?.coins ?? { high: 0, low: 0 };
        widest = Math.max(widest, high - low);
        if (low <= effect && effect <= high) held++;
      }
  }
  expect(held).toBeGreaterThanOrEqual(184); // of 200
  expect(widest).toBeLessThan(0.4);
});

describe('a verdict', () => {
  const tile = reportOf(study(), []).tiles[0];
  const said = (value: number, low: number, high: number) => tile && tileVerdict({ ...tile, value: 5, coins: { value, low, high } });
  test('strong, with the value that should mend it', () => expect(said(0.15, 0.1, 0.2)).toMatchObject({ says: 'strong', tryValue: 4 }));
  test('weak, with the value that should mend it', () => expect(said(-0.25, -0.3, -0.2)).toMatchObject({ says: 'weak', tryValue: 7 }));
  test('too little for a token: no value is named', () => expect(said(0.05, 0.04, 0.06)).not.toHaveProperty('tryValue'));
  test('fair only where the interval says so', () => {
    expect(said(0.01, -0.01, 0.03)?.says).toBe('fair');
    expect(said(0.01, -0.05, 0.07)?.says).toBe('open');
  });
  test('a box is even where nothing surely stands out', () => {
    const report = reportOf(study(), invented(study(), 0, 400, 0.5));
    expect(boxVerdict(report).standOut[0]?.id).toBe('otters');
  });
  test('regions that nobody enters are named, but no lakes', () => {
    const drafted = invented(study(), 0, 20, 0).map((finding) => ({
      ...finding,
      dealt: false,
      taken: finding.taken.map((_, r) => (r === 3 ? 0 : 1)),
    }));
    expect(mapVerdict(reportOf(study(), drafted)).shunned).toEqual([{ board: 'classic-2', region: 3 }]);
    expect(mapVerdict(reportOf(study(), drafted.slice(0, 19))).shunned).toEqual([]); // chance, as far as one knows
  });
});

describe('values and effects are tried until a tile is fair', () => {
  const valueIn = (of: Study): number => of.setup.homebrew?.races?.[0]?.value ?? 0;
  const coinsIn = (of: Study): number => {
    const effect = of.setup.homebrew?.races?.[0]?.effects[1];
    return effect?.effect === 'income' ? effect.coins : 0;
  };
  const deskWith = (effectOf: (of: Study) => number, isStopped = () => false): TrimDesk & { told: number } => {
    const desk = {
      told: 0,
      play: async (of: Study, from: number, to: number) => invented(of, from, to, effectOf(of)),
      tell: () => {
        desk.told++;
      },
      isStopped,
    };
    return desk;
  };
  const whole = study({ setup: { edition: 'classic', homebrew: otters() } });

  test('every number one more and one less, where the rules allow it', () => {
    expect(variationsOf(whole, 'otters').map(({ change: { slot, to } }) => `${slot} ${to}`)).toEqual([
      'value 4',
      'value 6',
      'effects[0].tokens 2',
      'effects[1].coins 2',
    ]);
  });

  test('a token less where that is what it takes', async () => {
    const desk = deskWith((of) => (valueIn(of) - 4) * 0.2);
    const { best, ended, games, tried } = await trimmed(whole, 'otters', 6000, desk);
    expect({ ended, value: best.homebrew.races?.[0]?.value }).toEqual({ ended: 'fair', value: 4 });
    expect(best.changes).toEqual([{ slot: 'value', from: 5, to: 4 }]);
    expect(games).toBeLessThan(2000);
    expect(tried.length).toBeGreaterThan(1);
    expect(desk.told).toBeGreaterThan(0);
  });

  test('two steps away, by a value and an effect', async () => {
    const { best, ended } = await trimmed(
      whole,
      'otters',
      20_000,
      deskWith((of) => (valueIn(of) - 6) * 0.13 + (coinsIn(of) - 2) * 0.07),
    );
    expect(ended).toBe('fair');
    expect(Math.abs((best.homebrew.races?.[0]?.value ?? 0) - 6)).toBeLessThanOrEqual(1);
  });

  test('a tile that is fair stays as it is', async () => {
    const { best, ended } = await trimmed(
      whole,
      'otters',
      6000,
      deskWith(() => 0),
    );
    expect({ ended, changes: best.changes }).toEqual({ ended: 'fair', changes: [] });
  });

  test('ends when the games are used up, or somebody has had enough', async () => {
    expect(
      await trimmed(
        whole,
        'otters',
        200,
        deskWith((of) => valueIn(of) * 0.5),
      ),
    ).toMatchObject({ ended: 'spent', games: 200 });
    expect(
      await trimmed(
        whole,
        'otters',
        200,
        deskWith(
          () => 0,
          () => true,
        ),
      ),
    ).toMatchObject({ ended: 'stopped', games: 0 });
  });
});
