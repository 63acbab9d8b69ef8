/** Maps of the gallery that were drawn by hand. */
import type { Plan } from './rounds.ts';

/** A lake in the middle, mountains and hills in a ring around it, and the low land outside: whoever lands at the coast has to climb. */
export const drownedCrater: Plan = {
  seed: 17,
  columns: 54,
  rows: 48,
  lands: [
    {
      middle: [648, 504],
      radius: 470,
      flat: 1.28,
      rings: [
        { at: 0, turn: 0, regions: ['la|Eye of the Old Fire|L’Œil du Vieux-Feu'] },
        {
          at: 0.4,
          turn: 0.03,
          regions: [
            'moC|Ember Gate|Porte-Braise',
            'hiT|Cinder Brow|Talus-Cendre',
            'moM|The Anvil|L’Enclume',
            'hiS|Kiln Down|Coteau du Four',
            'moC|Black Lip|La Lèvre noire',
            'hiT|Ash Rise|Montée-Suie',
            'moM|The Bellows|Les Soufflets',
            'hiS|Glass Knoll|Butte-Verre',
          ],
        },
        { at: 0.66, turn: 0.09, regions: ['foT', 'sw', 'faS', 'foC', 'swT', 'faM', 'foT', 'sw'] },
        {
          at: 0.89,
          turn: 0,
          regions: ['faT', 'hiM', 'sw', 'foS', 'faC', 'swT', 'moM', 'faS', 'foT', 'hiC', 'swST', 'faM', 'foCT'],
        },
      ],
    },
  ],
};

const isle = (x: number, y: number, regions: readonly [heart: string, ...coast: string[]], turn: number) => {
  const [heart, ...coast] = regions;
  return {
    middle: [x, y],
    radius: 190,
    flat: 1.15,
    rings: [
      { at: 0, turn: 0, regions: [heart] },
      { at: 0.68, turn, regions: coast },
    ],
  } as const;
};

/** A land around a lake and six small islands about it, each with one region of every terrain and another one at its heart. Markers lie on the first four with four seats. */
export const sevenPearls: Plan = {
  seed: 29,
  columns: 66,
  rows: 66,
  lands: [
    {
      middle: [792, 693],
      radius: 270,
      flat: 1.1,
      rings: [
        { at: 0, turn: 0, regions: ['la|The Mother of Pearl|La Nacre'] },
        { at: 0.66, turn: 0.02, regions: ['moX', 'swA', 'foS', 'hi', 'faAT', 'fo', 'moC', 'swAS', 'hiCT'] },
      ],
    },
    isle(1340, 693, ['moX|Grey Pearl|Perle grise', 'faAT', 'swS', 'foA', 'hiCT'], 0.1),
    isle(518, 1160, ['foX|Green Pearl|Perle verte', 'hiA', 'faCT', 'moA', 'swST'], 0.02),
    isle(518, 226, ['swX|Black Pearl|Perle noire', 'foA', 'hiST', 'faA', 'moCT'], 0.12),
    isle(1066, 1160, ['hiXS|Rose Pearl|Perle rose', 'moA', 'foT', 'swA', 'faCT'], 0.06),
    isle(244, 693, ['faX|Gold Pearl|Perle dorée', 'swA', 'moCT', 'hiA', 'foST'], 0.15),
    isle(1066, 226, ['moXC|White Pearl|Perle blanche', 'hiAT', 'sw', 'faA', 'foST'], 0.09),
  ],
};
