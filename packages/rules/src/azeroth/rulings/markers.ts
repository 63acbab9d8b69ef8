/** Where readers of the Azeroth book differ about artifacts and legendary places. */
import { ruling } from '../../core/ruling.ts';

export const markerRulings = {
  'aegis-each-try': ruling({ rule: 'AZ-AEGIS-1', readings: ['each-try', 'once-per-turn'], standard: 'each-try' }),
  'doomhammer-own-region': ruling({ rule: 'AZ-DOOMHAMMER-1', readings: ['bank', 'oneself'], standard: 'bank' }),
  'battlefield-earlier-conquests': ruling({ rule: 'AZ-BATTLEFIELD-2', readings: ['all', 'later-only'], standard: 'all' }),
  'chapel-powers': ruling({ rule: 'AZ-CHAPEL-1', readings: ['yes', 'conquests-only'], standard: 'yes' }),
};
