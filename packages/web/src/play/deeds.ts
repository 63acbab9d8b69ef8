/** What can be done in a region, in words: the buttons of the explainer, the badges of the map, and what screen readers are told. */
import { cost, type Move, type View } from '@elbowroom/rules';
import type { Target } from '../board/view.ts';
import { attackRank } from '../table/attacks.ts';
import { abilityName, markerName, pieceName, shortOf } from '../words/speak.ts';
import type { Words } from '../words/words.ts';
import type { Deed, Mode } from './controls.ts';

export type Choice = {
  readonly label: string;
  /** What its way comes to, coins that go with it and the like. */
  readonly note?: string;
  readonly move?: Move;
  readonly next?: Mode;
  /** Where it stands among the others: what the map tells of comes first. */
  readonly rank: number;
  /** Cannot be taken back, or needs a look first: never done by a single click on the map. */
  readonly isGrave: boolean;
};

export const percent = (chance: number): number => Math.round(chance * 100);

export const thingName = (words: Words, id: string): string => {
  const known = pieceName(words, id);
  return known === id ? markerName(words, id) : known;
};

export function choiceOf(deed: Deed, view: View, words: Words): Choice {
  const { play } = words;
  switch (deed.kind) {
    case 'abandon':
      return { label: play.abandonIt, move: deed.move, rank: 0, isGrave: false };
    case 'token':
      return { label: play.placeHere, move: deed.move, rank: 0, isGrave: false };
    case 'piece':
      return { label: play.place(thingName(words, deed.piece)), move: deed.move, rank: 0, isGrave: false };
    case 'use':
      return { label: play.useHere, move: deed.move, rank: 0, isGrave: false };
    case 'first':
      return { label: play.chooseSecond, next: deed.next, rank: 0, isGrave: false };
    case 'attack':
      return attackChoice(deed.move, view, words);
  }
}

function attackChoice(move: Move, view: View, words: Words): Choice {
  const { play } = words;
  if (move.type !== 'conquer' && move.type !== 'roll') return { label: play.take, move, rank: 0, isGrave: true };
  const how = (move.with ?? []).map((id) => abilityName(words, id));
  const price = cost(view, move.region, move.with?.join(' '));
  const { total = 0, chance = 1, tolls = [] } = price;
  const coins = tolls.reduce((sum, toll) => sum + toll.coins, 0);
  const withWhat = words.list(how);
  const label =
    chance === 1
      ? how.length === 0
        ? play.takeFor(total)
        : play.takeWith(total, withWhat)
      : how.length === 0
        ? play.roll(percent(chance))
        : play.rollWith(percent(chance), withWhat);
  const notes = [...(move.with ?? []).flatMap((id) => shortOf(play.withs, id) ?? []), ...(coins > 0 ? [play.pay(coins)] : [])];
  const hides = (view.regions[move.region]?.faceDown ?? 0) > 0;
  return {
    label,
    move,
    ...(notes.length > 0 && { note: notes.join(' · ') }),
    rank: attackRank({ cost: total, chance, ability: move.with?.join(' ') }),
    isGrave: chance < 1 || how.length > 0 || coins > 0 || hides,
  };
}

/** What the map shows on a region that can be tapped. */
export function targetOf(deeds: readonly Deed[], view: View): Target | undefined {
  const [first] = deeds;
  if (first === undefined) return undefined;
  if (first.kind === 'attack') return attackTarget(deeds, view);
  const sign = { abandon: '−', token: '+1', piece: '+', use: '·', first: '·' }[first.kind];
  return { cost: 0, sign };
}

function attackTarget(deeds: readonly Deed[], view: View): Target | undefined {
  let best: { target: Target; rank: number } | undefined;
  for (const deed of deeds) {
    if (deed.kind !== 'attack' || (deed.move.type !== 'conquer' && deed.move.type !== 'roll')) continue;
    const price = cost(view, deed.move.region, deed.move.with?.join(' '));
    if (price.blocked !== undefined) continue;
    const target = { cost: price.total, ...(price.chance < 1 && { chance: price.chance }) };
    const rank = attackRank({ ...target, ability: deed.move.with?.join(' ') });
    if (best === undefined || rank < best.rank) best = { target, rank };
  }
  return best?.target;
}

/** Said of a region beside what stands there. */
export function deedLabel(deeds: readonly Deed[] | undefined, target: Target | undefined, words: Words): string | undefined {
  const [first] = deeds ?? [];
  const { page, play } = words;
  if (first === undefined || target === undefined) return undefined;
  switch (first.kind) {
    case 'attack':
      return target.chance === undefined ? page.costs(target.cost) : page.costsByDie(target.cost, percent(target.chance));
    case 'abandon':
      return play.canAbandon;
    case 'token':
      return play.canPlace(play.token);
    case 'piece':
      return play.canPlace(thingName(words, first.piece));
    default:
      return play.useHere;
  }
}
