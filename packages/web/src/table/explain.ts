/** Why a region costs what it costs: the lines of the explainer. */
import { cost, type View } from '@elbowroom/rules';
import type { Tabletop } from '@elbowroom/rules/look';
import type { Topic } from '../help/topics.ts';
import { abilityName, markerDoes, markerName, pieceName, raceName, topicFor } from '../words/speak.ts';
import type { Words } from '../words/words.ts';
import { attacksOf } from './attacks.ts';
import { groundWords, spreadLabels } from './board-view.ts';
import { regionName } from './boards.ts';

export type Explanation = {
  readonly name: string;
  readonly ground: string;
  readonly things: readonly string[];
  /** What artifacts and places here do. */
  readonly gifts: readonly string[];
  /** Only while somebody conquers. */
  readonly price?: {
    readonly lines: readonly { readonly amount: string; readonly why: string; readonly rule: string; readonly topic: Topic }[];
    readonly total: number;
    readonly sum: string;
    readonly tolls: readonly string[];
    /** 1 if it can be paid. */
    readonly chance: number;
  };
  readonly blocked?: { readonly why: string; readonly rule: string };
};

/** Of what lies on the table; the price is the one that the viewer knows. */
export function explain(view: View, table: Tabletop, region: number, words: Words): Explanation {
  const spread = table.regions[region];
  const about = {
    name: regionName(table.board, region, words.language),
    ground: groundWords(table, region, words).join(', '),
    things: spread === undefined ? [] : spreadLabels(table, spread, words),
    gifts: (spread?.markers ?? []).flatMap(({ marker, kind }) =>
      kind === 'sealed' ? [] : [words.page.gift(markerName(words, marker), markerDoes(words, marker))],
    ),
  };
  if (table.phase !== 'conquest') return about;
  const price = cost(view, region, attacksOf(view, table).get(region)?.ability);
  if (price.blocked !== undefined) return { ...about, blocked: { why: obstacle(price.blocked.what, words), rule: price.blocked.rule } };
  const { total, parts, hand, chance, tolls = [] } = price;
  return {
    ...about,
    price: {
      lines: parts.map(({ rule, what, amount }, i) => ({
        rule,
        topic: topicFor(words, { rule, what }),
        amount: signed(amount, i === 0),
        why: partName(words, table.edition, what, amount),
      })),
      total,
      sum: words.cost.sum(total, hand),
      tolls: tolls.map(({ what, coins }) => words.cost.toll(coins, abilityName(words, what))),
      chance,
    },
  };
}

const signed = (amount: number, isFirst: boolean): string => (amount < 0 ? `− ${-amount}` : isFirst ? `${amount}` : `+ ${amount}`);

function partName(words: Words, edition: string, what: string, amount: number): string {
  const { cost: said, names } = words;
  if (what === 'region') return said.region;
  if (what === 'travel') return said.travel;
  if (what === 'least') return said.least;
  if (what === 'mountain') return names.terrains.mountain;
  if (what === 'natives') return raceName(words, edition, what);
  const isDefence = amount > 0;
  if (isDefence && what in names.pieces) return pieceName(words, what);
  return isDefence && what in names.races ? said.standing(raceName(words, edition, what)) : abilityName(words, what);
}

export function obstacle(what: string, words: Words): string {
  const { by, ...known } = words.cost.blocked;
  const reasons: Readonly<Record<string, string>> = known;
  return reasons[what] ?? by(abilityName(words, what));
}
