/** What a key does on the map. */
import type { Terrain } from '@elbowroom/rules';
import { TERRAINS } from '@elbowroom/rules/maps';
import type { Tool } from './map-words.ts';

export type Act =
  | { readonly type: 'step'; readonly dx: number; readonly dy: number }
  | { readonly type: 'tool'; readonly tool: Tool }
  | { readonly type: 'brush'; readonly by: 1 | -1 }
  | { readonly type: 'terrain'; readonly terrain: Terrain }
  | { readonly type: 'pen' }
  | { readonly type: 'lift' };

/** Cells that a step with Shift goes. */
const FAR = 5;

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export const toolKeys: Readonly<Record<Tool, string>> = { paint: 'P', new: 'N', erase: 'E', split: 'C', join: 'J' };

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

export function actOf({ key, shiftKey, ctrlKey, metaKey, altKey }: Pressed): Act | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  const step = STEPS[key];
  if (step !== undefined) return { type: 'step', dx: step[0] * (shiftKey ? FAR : 1), dy: step[1] * (shiftKey ? FAR : 1) };
  if (key === ' ' || key === 'Enter') return { type: 'pen' };
  if (key === 'Escape') return { type: 'lift' };
  if (key === '[' || key === ']') return { type: 'brush', by: key === ']' ? 1 : -1 };
  const terrain = TERRAINS[Number(key) - 1];
  if (/^[1-7]$/.test(key) && terrain !== undefined) return { type: 'terrain', terrain };
  const tool = toolEntries.find(([, letter]) => letter === key.toUpperCase())?.[0];
  return tool === undefined ? undefined : { type: 'tool', tool };
}

const toolEntries: readonly (readonly [Tool, string])[] = [
  ['paint', toolKeys.paint],
  ['new', toolKeys.new],
  ['erase', toolKeys.erase],
  ['split', toolKeys.split],
  ['join', toolKeys.join],
];
