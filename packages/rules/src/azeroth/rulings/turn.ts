/** Where readers of the Azeroth book differ about the map, factions and the turn. */
import { ruling } from '../../core/ruling.ts';

export const turnRulings = {
  'decline-turn-start': ruling('AZ-TURN-2', ['expanding-only', 'every-turn']),
  'bombs-water': ruling('AZ-WATER-1', ['may', 'never'], 'never'),
  'intimidation-water': ruling('AZ-WATER-1', ['may', 'never'], 'never'),
  'theft-water': ruling('AZ-WATER-1', ['may', 'never'], 'never'),
  'pieces-non-empty': ruling('AZ-NONEMPTY', ['empty', 'non-empty']),
  'tolls-unpayable': ruling('AZ-PAY-1', ['illegal', 'pay-what-is-there']),
  'unpayable-asked': ruling('AZ-PAY-2', ['yes', 'no'], 'no'),
  'own-declined-faction': ruling('AZ-FACTION-2', ['yes', 'no']),
  'blast-is-conquest': ruling('AZ-FACTION-3', ['no', 'yes']),
  'conquest-coins-when': ruling('AZ-ORCS-1', ['scoring', 'at-once']),
};
