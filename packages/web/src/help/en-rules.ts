/** Every rule in English: in words for players where there are some, else as docs/rules says it. The type holds it to the ids there: what is missing does not compile. */
import { enAzeroth } from './en-azeroth.ts';
import { enClassic } from './en-classic.ts';
import { enCore } from './en-core.ts';
import { enPlain } from './en-plain.gen.ts';
import { enTiles } from './en-tiles.ts';
import type { RuleId, SectionId } from './rules.ts';

export const enRules: Readonly<Record<RuleId, string>> = { ...enPlain, ...enCore, ...enClassic, ...enAzeroth, ...enTiles };

export const enSections: Readonly<Record<SectionId, string>> = {
  'core/set-up': 'Setting up',
  'core/choosing-a-people': 'Choosing a people',
  'core/conquest': 'Conquest',
  'core/losses-and-retreat': 'Losses and retreat',
  'core/the-last-conquest': 'The last conquest',
  'core/redeployment': 'Redeployment',
  'core/scoring': 'Scoring',
  'core/later-rounds': 'Later rounds',
  'core/decline': 'Decline',
  'core/end': 'The end',
  classic: 'In general',
  'classic/races': 'Races',
  'classic/powers': 'Powers',
  'azeroth/islands-and-travel': 'Islands and travel',
  'azeroth/factions': 'Factions',
  'azeroth/turn-frame': 'Order of a turn',
  'azeroth/races': 'Races',
  'azeroth/powers': 'Powers',
  'azeroth/artifacts': 'Artifacts',
  'azeroth/legendary-places': 'Legendary places',
  battle: 'In general',
  'maps/what-a-board-is': 'What a board is',
};
