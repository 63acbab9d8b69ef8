/** The homemade tile that a topic names, if the game on the screen has it. */
import type { Homebrew } from '@elbowroom/rules/homebrew';
import type { Topic } from './topics.ts';

const LISTS = [
  ['race', 'races'],
  ['power', 'powers'],
  ['artifact', 'artifacts'],
  ['place', 'places'],
] as const;

/** As a game that has this tile alone. */
export function homemadeAt(topic: Topic, homebrew: Homebrew | undefined): Homebrew | undefined {
  for (const [kind, list] of LISTS) {
    const id: unknown = kind in topic ? Reflect.get(topic, kind) : undefined;
    const found = (homebrew?.[list] ?? []).find((tile) => tile.id === id);
    if (found !== undefined) return { [list]: [found] };
  }
  return undefined;
}
