/** The cardboard of the classic box. */
import { piece } from '../core/ability.ts';

export const lair = piece({ id: 'lair', rule: 'CL-TROLLS-1', supply: 10, guard: 1, inDecline: 'stays' });
export const fortress = piece({ id: 'fortress', rule: 'CL-FORTIFIED-2', supply: 6, guard: 1, inDecline: 'stays' });
export const encampment = piece({
  id: 'encampment',
  rule: 'CL-BIVOUACKING-1',
  supply: 5,
  atStart: 5,
  perRegion: 5,
  guard: 1,
  asToken: true,
  redeploys: true,
  whenLost: 'hand',
  whenLeft: 'hand',
});
export const hole = piece({ id: 'hole', rule: 'CL-HALFLINGS-2', supply: 2, immune: true });
export const hero = piece({
  id: 'hero',
  rule: 'CL-HEROIC-1',
  supply: 2,
  atStart: 2,
  immune: true,
  redeploys: true,
  whenLost: 'hand',
  whenLeft: 'hand',
});
export const dragon = piece({
  id: 'dragon',
  rule: 'CL-DRAGON-2',
  supply: 1,
  atStart: 1,
  immune: true,
  whenLost: 'hand',
  whenLeft: ({ world }) => (world.rulings['dragon-abandoned'] === 'stays' ? 'stays' : 'hand'), // CL-DRAGON-3
});

/** By id. */
export const pieces = { lair, fortress, encampment, hole, hero, dragon };
