/** The ladder as a picture: how strong each level is, one scale for each kind of game. */
import { dotChart } from '../chart.ts';
import type { Figure } from './figure.ts';
import { KINDS, kinds } from './page.ts';
import { scaleOf } from './scale.ts';

export const ladderPicture = (figures: readonly Figure[]): string =>
  dotChart(
    'How strong the bots are',
    'Elo above the weakest, with 95 % intervals',
    kinds
      .map((kind) => ({ name: KINDS[kind], dots: [...scaleOf(kind, figures)].map(([name, elo]) => ({ name, ...elo })) }))
      .filter(({ dots }) => dots.length > 0),
  );
