/** Where readers of the classic book differ. */
import { ruling } from '../core/ruling.ts';

export const classicRulings = {
  'amazons-short': ruling('CL-AMAZONS-2', ['give-up-regions', 'set-aside-fewer']),
  'revenants-abandon': ruling('CL-GHOULS-2', ['may', 'never'], 'never'),
  'revenants-own-attack': ruling('CL-GHOULS-3', ['one', 'all']),
  'revenants-owner-cost': ruling('CL-GHOULS-4', ['free', 'counted']),
  'revenants-decline-turn': ruling('CL-GHOULS-6', ['no', 'yes']),
  'revenants-one-roll': ruling('CL-GHOULS-7', ['seat', 'people']),
  'revenants-converted': ruling('CL-GHOULS-8', ['never', 'like-active']),
  'giants-linked': ruling('CL-GIANTS-1', ['counts', 'drawn-only']),
  'halflings-lake': ruling('CL-HALFLINGS-1', ['may', 'land-only'], 'land-only'),
  'hole-returns': ruling('CL-HALFLINGS-3', ['gone', 'dug-again']),
  'sorcerers-flying': ruling('CL-SORCERERS-5', ['anywhere', 'beside']),
  'sorcerers-first': ruling('CL-SORCERERS-5', ['no', 'flying-yes']),
  'berserk-last-roll': ruling('CL-BERSERK-3', ['none', 'both']),
  'diplomat-failed-roll': ruling('CL-DIPLOMAT-1', ['attack', 'no-attack']),
  'diplomat-peopleless': ruling('CL-DIPLOMAT-3', ['may', 'no']),
  'dragon-abandoned': ruling('CL-DRAGON-3', ['owner', 'stays']),
  'pillage-given-up': ruling('CL-PILLAGING-1', ['yes', 'no']),
  'seafaring-entry': ruling('CL-SEAFARING-1', ['edge-sea', 'land-only']),
};
