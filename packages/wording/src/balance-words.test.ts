import { describe, expect, test } from 'vitest';
import { balanceSentences, type TileFigures } from './index.ts';

const { en, fr } = balanceSentences;
const otters = (says: TileFigures['says'], value: number, low: number, high: number, tryValue?: number): TileFigures => ({
  ...{ id: 'otters', kind: 'race', says, effect: { value, low, high } },
  ...(tryValue !== undefined && { tryValue }),
});

describe('a tile', () => {
  test('strong', () => {
    expect(en.tile(otters('strong', 0.09, 0.0399, 0.14, 4), 'Otters', 0.03)).toBe(
      'Otters bring 9 % more than the mean people, surely more than 3 %: try value 4.',
    );
    expect(fr.tile(otters('strong', 0.09, 0.0399, 0.14, 4), 'Loutres', 0.03)).toBe(
      'Loutres\u00a0: 9\u00a0% de plus que le peuple moyen, à coup sûr plus de 3\u00a0%\u00a0; essayez la valeur 4.',
    );
  });
  test('weak, and no value would mend it', () => {
    expect(en.tile(otters('weak', -0.05, -0.08, -0.02), 'Otters', 0.03)).toBe(
      'Otters bring 5 % less than the mean people, surely more than 2 % less: make one of its effects stronger.',
    );
  });
  test('sure of no whole per cent', () => {
    expect(en.tile(otters('strong', 0.05, 0.004, 0.1), 'Otters', 0.03)).toContain('surely more: make one of its effects weaker.');
  });
  test('hardly seen', () => {
    expect(en.tile(undefined, 'Otters', 0.03)).toBe('Otters: too few games to say anything.');
    expect(fr.tile(undefined, 'Loutres', 0.03)).toBe('Loutres\u00a0: trop peu de parties pour en dire quoi que ce soit.');
  });
  test('fair, or not to be told yet', () => {
    expect(en.tile(otters('fair', -0.01, -0.03, 0.01), 'Otters', 0.03)).toBe(
      'Otters are fair: −1 % against the mean people, and surely within 3 %.',
    );
    expect(en.tile({ ...otters('open', 0.01, -0.06, 0.08), kind: 'power' }, 'Vengeful', 0.03)).toBe(
      'Vengeful: anything from −6 % to +8 % against the mean power. More games will tell.',
    );
  });
});

test('a box', () => {
  expect(en.box({ tiles: 34, standOut: [], far: 0.1 }, String)).toBe(
    'None of 34 tiles is surely more than 10 % from the mean of its kind.',
  );
  expect(fr.box({ tiles: 34, standOut: [otters('strong', 0.2, 0.15, 0.25)], far: 0.1 }, () => 'Loutres')).toBe(
    'Sur 34 tuiles, 1 est à coup sûr à plus de 10\u00a0% de la moyenne\u00a0: Loutres (+20\u00a0%).',
  );
});

test('a map', () => {
  const wins = { value: 0.56, low: 0.519, high: 0.601 };
  const figures = { seats: [{ seats: 2, place: 1, wins, isSure: true }], shunned: [{ board: 'rift', region: 3 }] };
  expect(en.map(figures, (board, region) => `${board} ${region}`)).toBe(
    'With 2 seats the second to play wins 56 %, surely more than 51 %. Hardly anybody ever enters rift 3.',
  );
  expect(fr.map({ seats: [{ seats: 3, place: 0, wins, isSure: false }], shunned: [] }, String)).toBe(
    'À 3, aucune place n’est à coup sûr meilleure\u00a0: le premier à jouer gagne 56\u00a0% des parties (51 à 60\u00a0%).',
  );
});
