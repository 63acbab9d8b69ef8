/** Where readers of the classic book differ. */
import { ruling } from '../core/ruling.ts';

export const classicRulings = {
  'amazons-short': ruling({ rule: 'CL-AMAZONS-2', readings: ['give-up-regions', 'set-aside-fewer'], standard: 'give-up-regions' }),
  'revenants-abandon': ruling({ rule: 'CL-GHOULS-2', readings: ['may', 'never'], standard: 'may', before: 'never' }),
  'revenants-own-attack': ruling({ rule: 'CL-GHOULS-3', readings: ['one', 'all'], standard: 'one' }),
  'revenants-owner-cost': ruling({ rule: 'CL-GHOULS-4', readings: ['free', 'counted'], standard: 'free' }),
  'revenants-decline-turn': ruling({ rule: 'CL-GHOULS-6', readings: ['no', 'yes'], standard: 'no' }),
  'revenants-one-roll': ruling({ rule: 'CL-GHOULS-7', readings: ['seat', 'people'], standard: 'seat' }),
  'revenants-converted': ruling({ rule: 'CL-GHOULS-8', readings: ['never', 'like-active'], standard: 'never' }),
  'giants-linked': ruling({ rule: 'CL-GIANTS-1', readings: ['counts', 'drawn-only'], standard: 'counts' }),
  'halflings-lake': ruling({ rule: 'CL-HALFLINGS-1', readings: ['may', 'land-only'], standard: 'may', before: 'land-only' }),
  'hole-returns': ruling({ rule: 'CL-HALFLINGS-3', readings: ['gone', 'dug-again'], standard: 'gone' }),
  'sorcerers-flying': ruling({ rule: 'CL-SORCERERS-5', readings: ['anywhere', 'beside'], standard: 'anywhere' }),
  'sorcerers-first': ruling({ rule: 'CL-SORCERERS-5', readings: ['no', 'flying-yes'], standard: 'no' }),
  'berserk-last-roll': ruling({ rule: 'CL-BERSERK-3', readings: ['none', 'both'], standard: 'none' }),
  'diplomat-failed-roll': ruling({ rule: 'CL-DIPLOMAT-1', readings: ['attack', 'no-attack'], standard: 'attack' }),
  'diplomat-peopleless': ruling({ rule: 'CL-DIPLOMAT-3', readings: ['may', 'no'], standard: 'may' }),
  'dragon-abandoned': ruling({ rule: 'CL-DRAGON-3', readings: ['owner', 'stays'], standard: 'owner' }),
  'pillage-given-up': ruling({ rule: 'CL-PILLAGING-1', readings: ['yes', 'no'], standard: 'yes' }),
  'seafaring-entry': ruling({ rule: 'CL-SEAFARING-1', readings: ['edge-sea', 'land-only'], standard: 'edge-sea' }),
};
