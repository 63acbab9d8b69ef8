/** What can be done in a region, in words: the buttons of the explainer, the badges of the map, and what screen readers are told. */
import { cost, type Move, type State, type View } from '@elbowroom/rules';
import type { Target } from '../board/view.ts';
import { abilityName, markerName, pieceName } from '../words/speak.ts';
import type { Words } from '../words/words.ts';
import type { Deed, Mode } from './controls.ts';

export type Choice = {
  readonly label: string;
  /** Coins that go with it and the like. */
  readonly note?: string;
  readonly move?: Move;
  readonly next?: Mode;
  /** Cannot be taken back, or needs a look first: never done by a single click on the map. */
  readonly isGrave: boolean;
};

const percent = (chance: number): number => Math.round(chance * 100);

export const thingName = (words: Words, id: string): string => {
  const known = pieceName(words, id);
  return known === id ? markerName(words, id) : known;
};

export function choiceOf(deed: Deed, { state, view, words }: { state: State; view: View; words: Words }): Choice {
  const { play } = words;
  switch (deed.kind) {
    case 'abandon':
      return { label: play.abandonIt, move: deed.move, isGrave: false };
    case 'token':
      return { label: play.placeHere, move: deed.move, isGrave: false };
    case 'piece':
      return { label: play.place(thingName(words, deed.piece)), move: deed.move, isGrave: false };
    case 'use':
      return { label: play.useHere, move: deed.move, isGrave: false };
    case 'first':
      return { label: play.chooseSecond, next: deed.next, isGrave: false };
    case 'attack':
      return attackChoice(deed.move, state, view, words);
  }
}

function attackChoice(move: Move, state: State, view: View, words: Words): Choice {
  const { play } = words;
  if (move.type !== 'conquer' && move.type !== 'roll') return { label: play.take, move, isGrave: true };
  const how = (move.with ?? []).map((id) => abilityName(words, id));
  const price = cost(state, move.region, move.with?.join(' '));
  const { total = 0, chance = 1, tolls = [] } = price;
  const coins = tolls.reduce((sum, toll) => sum + toll.coins, 0);
  const withWhat = words.list(how);
  const label =
    move.type === 'conquer'
      ? how.length === 0
        ? play.takeFor(total)
        : play.takeWith(total, withWhat)
      : how.length === 0
        ? play.roll(percent(chance))
        : play.rollWith(percent(chance), withWhat);
  const hides = (view.regions[move.region]?.faceDown ?? 0) > 0;
  return {
    label,
    move,
    ...(coins > 0 && { note: play.pay(coins) }),
    isGrave: move.type === 'roll' || how.length > 0 || coins > 0 || hides,
  };
}

/** What the map shows on a region that can be tapped. */
export function targetOf(deeds: readonly Deed[], state: State): Target | undefined {
  const [first] = deeds;
  if (first === undefined) return undefined;
  if (first.kind === 'attack') return attackTarget(deeds, state);
  const sign = { abandon: '−', token: '+1', piece: '+', use: '·', first: '·' }[first.kind];
  return { cost: 0, sign };
}

/** The cheapest way; a sure one before one by the die, a plain one before a special one. */
function attackTarget(deeds: readonly Deed[], state: State): Target | undefined {
  let best: { target: Target; rank: number } | undefined;
  for (const deed of deeds) {
    if (deed.kind !== 'attack' || (deed.move.type !== 'conquer' && deed.move.type !== 'roll')) continue;
    const price = cost(state, deed.move.region, deed.move.with?.join(' '));
    if (price.blocked !== undefined) continue;
    const chance = deed.move.type === 'roll' ? price.chance : 1;
    const rank = (1 - chance) * 1000 + price.total * 2 + (deed.move.with === undefined ? 0 : 1);
    const target = { cost: price.total, ...(deed.move.type === 'roll' && { chance }) };
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
