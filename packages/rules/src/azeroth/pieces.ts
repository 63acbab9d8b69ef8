/** The cardboard of the Azeroth box. */
import { piece } from '../core/ability.ts';
import { LIVE_BOMBS } from './values.ts';

export const wispWall = piece({ id: 'wisp-wall', rule: 'AZ-NIGHT-ELVES-2', supply: 9, guard: 1, wall: true, inDecline: 'stays' });
export const fort = piece({ id: 'fort', rule: 'AZ-ENTRENCHED-1', supply: 10, guard: 1, wall: true, inDecline: 'stays' });
export const watchtower = piece({ id: 'watchtower', rule: 'AZ-DEFENSIVE-2', supply: 6, immune: true });
export const objective = piece({ id: 'objective', rule: 'AZ-HUMANS-1', supply: 2, whenLost: 'stays', whenLeft: 'stays' });
export const champion = piece({
  id: 'champion',
  rule: 'AZ-CHAMPION-2',
  supply: 1,
  atStart: 1,
  guard: 1,
  asToken: true,
  holds: true,
  redeploys: true,
  whenLost: 'hand',
  whenLeft: 'hand',
});
export const beast = piece({
  id: 'beast',
  rule: 'AZ-BEASTMASTER-2',
  supply: 5,
  perRegion: 5,
  guard: 1,
  asToken: true,
  holds: true,
  fights: true,
  redeploys: true,
  whenLost: 'hand',
});
const BOMBS = 12;
export const bomb = piece({
  id: 'bomb',
  rule: 'AZ-GOBLINS-1',
  supply: BOMBS,
  whenLost: 'stays',
  whenLeft: 'stays',
  inDecline: 'stays',
  faces: [
    { id: 'dud', count: BOMBS - LIVE_BOMBS },
    { id: 'live', count: LIVE_BOMBS },
  ],
});

/** By id. */
export const pieces = { 'wisp-wall': wispWall, fort, watchtower, objective, champion, beast, bomb };
