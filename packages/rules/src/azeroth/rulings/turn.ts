/** Where readers of the Azeroth book differ about the map, factions and the turn. */
import { ruling } from '../../core/ruling.ts';

export const turnRulings = {
  'decline-turn-start': ruling({ rule: 'AZ-TURN-2', readings: ['expanding-only', 'every-turn'], standard: 'expanding-only' }),
  'bombs-water': ruling({ rule: 'AZ-WATER-1', readings: ['may', 'never'], standard: 'may', before: 'never' }),
  'intimidation-water': ruling({ rule: 'AZ-WATER-1', readings: ['may', 'never'], standard: 'may', before: 'never' }),
  'theft-water': ruling({ rule: 'AZ-WATER-1', readings: ['may', 'never'], standard: 'may', before: 'never' }),
  'pieces-non-empty': ruling({ rule: 'AZ-NONEMPTY', readings: ['empty', 'non-empty'], standard: 'empty' }),
  'tolls-unpayable': ruling({ rule: 'AZ-PAY-1', readings: ['illegal', 'pay-what-is-there'], standard: 'illegal' }),
  'own-declined-faction': ruling({ rule: 'AZ-FACTION-2', readings: ['yes', 'no'], standard: 'yes' }),
  'blast-is-conquest': ruling({ rule: 'AZ-FACTION-3', readings: ['no', 'yes'], standard: 'no' }),
  'conquest-coins-when': ruling({ rule: 'AZ-ORCS-1', readings: ['scoring', 'at-once'], standard: 'scoring' }),
};
