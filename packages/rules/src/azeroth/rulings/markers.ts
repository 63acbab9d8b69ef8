/** Where readers of the Azeroth book differ about artifacts and legendary places. */
import { ruling } from '../../core/ruling.ts';

export const markerRulings = {
  'aegis-each-try': ruling('AZ-AEGIS-1', ['each-try', 'once-per-turn']),
  'doomhammer-own-region': ruling('AZ-DOOMHAMMER-1', ['bank', 'oneself']),
  'battlefield-earlier-conquests': ruling('AZ-BATTLEFIELD-2', ['all', 'later-only']),
  'chapel-powers': ruling('AZ-CHAPEL-1', ['yes', 'conquests-only']),
};
