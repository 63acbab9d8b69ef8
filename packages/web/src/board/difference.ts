/** What moved between two views: tokens that walked, came from a hand or went back to one, and regions where something else changed. */
import type { BoardView, RegionView, SeatColour, Stack } from './view.ts';

/** A region, or the hand of a seat. */
export type End = { readonly region: number } | { readonly hand: SeatColour };

export type Motion =
  | { readonly type: 'march'; readonly stack: Stack; readonly from: End; readonly to: End }
  /** Tokens of nobody, or that went out of the game. */
  | { readonly type: 'fall'; readonly stack: Stack; readonly region: number }
  /** Pieces, markers or the standing of the people are not what they were. */
  | { readonly type: 'change'; readonly region: number };

type Shift = { readonly region: number; readonly stack: Stack; left: number };

export function difference(before: BoardView, after: BoardView): Motion[] {
  const { losses, gains } = shifts(before, after);
  return [...marches(losses, gains), ...changes(before, after)];
}

function shifts(before: BoardView, after: BoardView): { losses: Shift[]; gains: Shift[] } {
  const [losses, gains]: [Shift[], Shift[]] = [[], []];
  for (const [region, { stack: now }] of after.regions.entries()) {
    const was = before.regions[region]?.stack;
    const isSame = was !== undefined && now !== undefined && was.people === now.people;
    const lost = isSame ? was.count - now.count : (was?.count ?? 0);
    const won = isSame ? now.count - was.count : (now?.count ?? 0);
    if (was !== undefined && lost > 0) losses.push({ region, stack: isSame ? now : was, left: lost });
    if (now !== undefined && won > 0) gains.push({ region, stack: now, left: won });
  }
  return { losses, gains };
}

function marches(losses: readonly Shift[], gains: readonly Shift[]): Motion[] {
  const found: Motion[] = [];
  for (const gain of gains) {
    for (const loss of losses) {
      const count = Math.min(gain.left, loss.left);
      if (count === 0 || loss.stack.people !== gain.stack.people) continue;
      found.push({ type: 'march', stack: { ...gain.stack, count }, from: { region: loss.region }, to: { region: gain.region } });
      gain.left -= count;
      loss.left -= count;
    }
    const { colour } = gain.stack;
    if (gain.left > 0 && colour !== undefined)
      found.push({ type: 'march', stack: { ...gain.stack, count: gain.left }, from: { hand: colour }, to: { region: gain.region } });
  }
  for (const { region, stack, left: count } of losses) {
    if (count === 0) continue;
    const { colour } = stack;
    if (colour === undefined || stack.declined) found.push({ type: 'fall', stack: { ...stack, count }, region });
    else found.push({ type: 'march', stack: { ...stack, count }, from: { region }, to: { hand: colour } });
  }
  return found;
}

const things = ({ stack, pieces, markers }: RegionView): string => JSON.stringify([stack?.people, stack?.declined, pieces, markers]);

function changes(before: BoardView, after: BoardView): Motion[] {
  return after.regions.flatMap((region, r): Motion[] => {
    const was = before.regions[r];
    return was === undefined || things(was) === things(region) ? [] : [{ type: 'change', region: r }];
  });
}
