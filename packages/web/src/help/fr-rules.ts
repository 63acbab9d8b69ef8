/** Every rule in French. The type holds it to the ids of docs/rules: what is missing does not compile. */
import { frAzeroth } from './fr-azeroth.ts';
import { frClassic } from './fr-classic.ts';
import { frCore } from './fr-core.ts';
import { frTiles } from './fr-tiles.ts';
import type { RuleId, SectionId } from './rules.ts';

export const frRules: Readonly<Record<RuleId, string>> = { ...frCore, ...frClassic, ...frAzeroth, ...frTiles };

export const frSections: Readonly<Record<SectionId, string>> = {
  'core/set-up': 'Mise en place',
  'core/choosing-a-people': 'Choisir un peuple',
  'core/conquest': 'Conquête',
  'core/losses-and-retreat': 'Pertes et repli',
  'core/the-last-conquest': 'La dernière conquête',
  'core/redeployment': 'Redéploiement',
  'core/scoring': 'Décompte',
  'core/later-rounds': 'Manches suivantes',
  'core/decline': 'Déclin',
  'core/end': 'Fin de partie',
  classic: 'Généralités',
  'classic/races': 'Races',
  'classic/powers': 'Pouvoirs',
  'azeroth/islands-and-travel': 'Îles et voyage',
  'azeroth/factions': 'Factions',
  'azeroth/turn-frame': 'Déroulement du tour',
  'azeroth/races': 'Races',
  'azeroth/powers': 'Pouvoirs',
  'azeroth/artifacts': 'Artefacts',
  'azeroth/legendary-places': 'Lieux légendaires',
  battle: 'Généralités',
  'maps/what-a-board-is': 'Ce qu’est un plateau',
};
