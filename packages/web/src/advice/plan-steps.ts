/** A plan in words, and the regions that it goes through. */
import { type Move, parse } from '@elbowroom/rules';
import type { Tabletop } from '@elbowroom/rules/look';
import { thingName } from '../play/deeds.ts';
import { regionName } from '../table/boards.ts';
import { abilityName } from '../words/speak.ts';
import type { Words } from '../words/words.ts';
import type { AdviceWords } from './advice-words.ts';

type PlanStep = {
  readonly text: string;
  /** Its number on the map, if it takes a region. */
  readonly number?: number;
};

export type ToldPlan = { readonly steps: readonly PlanStep[]; readonly regions: readonly number[] };

export function planSteps(
  lines: readonly string[],
  { board, offers }: Pick<Tabletop, 'board' | 'offers'>,
  page: Words,
  words: AdviceWords,
): ToldPlan {
  const nameOf = (region: number): string => regionName(board, region, page.language);
  const regions: number[] = [];
  const steps: PlanStep[] = [];
  for (const move of lines.map(parse)) {
    const text = told(move);
    if (text === undefined) continue;
    const isTaken = move.type === 'conquer' || move.type === 'roll';
    const number = isTaken ? regions.push(move.region) : undefined;
    steps.push({ text, ...(number !== undefined && { number }) });
  }
  return { steps, regions };

  function told(move: Move): string | undefined {
    switch (move.type) {
      case 'pick': {
        const offer = offers.find(({ price }) => price === move.place) ?? offers[move.place];
        return offer && page.play.takeCombo(page.names.combo(offer.race, offer.power), offer.price);
      }
      case 'expand':
        return page.play.expand;
      case 'decline':
        return page.play.decline;
      case 'conquer':
        return helped(nameOf(move.region), move.with);
      case 'roll':
        return helped(words.roll(nameOf(move.region)), move.with);
      case 'abandon':
        return words.abandon(nameOf(move.region));
      case 'use':
        return [abilityName(page, move.ability), ...move.regions.map(nameOf)].join(' ');
      case 'deploy':
        return words.place(move.piece === undefined ? page.play.token : thingName(page, move.piece), nameOf(move.region));
      case 'choose':
        return abilityName(page, move.answer);
      case 'done':
        return undefined;
    }
  }
  function helped(region: string, how: readonly string[] = []): string {
    return how.length === 0 ? region : words.helped(region, page.list(how.map((id) => abilityName(page, id))));
  }
}
