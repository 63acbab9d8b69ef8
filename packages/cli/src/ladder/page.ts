/** The ladder in Markdown. */
import { intervalText } from '../arena/interval.ts';
import { type Figure, winShare } from './figure.ts';
import { type Kind, kindOf } from './rows.ts';
import { scaleOf } from './scale.ts';

export const KINDS: Readonly<Record<Kind, string>> = { classic: 'classic', azeroth: 'Azeroth', battle: 'Battle' };
export const kinds: readonly Kind[] = ['classic', 'azeroth', 'battle'];

export const ladderPage = (figures: readonly Figure[]): string[] => [...scaleTable(figures), '', ...rowTable(figures)];

function scaleTable(figures: readonly Figure[]): string[] {
  const scales = kinds.map((kind) => scaleOf(kind, figures));
  const names = [...new Set(scales.flatMap((scale) => [...scale.keys()]))];
  return table(
    ['Elo', ...kinds.map((kind) => KINDS[kind])],
    names.map((name) => [
      `\`${name}\``,
      ...scales.map((scale) => scale.get(name)).map((elo) => (elo === undefined ? '–' : intervalText(elo))),
    ]),
  );
}

const rowTable = (figures: readonly Figure[]): string[] =>
  table(
    ['row', 'table', 'who', 'games', 'wins in %', 'mean coins', 'a turn', 'sources'],
    figures.map((figure) => [
      `\`${figure.row}\``,
      `${KINDS[kindOf(figure)]}, ${figure.bots.length} seats`,
      whoOf(figure),
      String(figure.games),
      intervalText(winShare(figure)),
      Object.values(figure.coins).map(Math.round).join(' : '),
      budgetText(figure),
      figure.sources ?? '–',
    ]),
  );

export function whoOf({ bots }: Pick<Figure, 'bots'>): string {
  const [first, ...others] = bots;
  return others.length === 1 ? `${first} against ${others[0]}` : `${first} among ${others.length} × ${others[0]}`;
}

export const budgetText = ({ budget: { ms, steps } }: Pick<Figure, 'budget'>): string =>
  steps === undefined ? `${ms} ms` : `${steps} steps`;

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string[] =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
