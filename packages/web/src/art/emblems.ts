/** Which drawing stands for what. Values are names at game-icons.net (CC BY 3.0; package @iconify-json/game-icons). */

import type { AzerothIds, ClassicIds, PieceId } from '@elbowroom/rules';
import type { Words } from '../words/words.ts';

type Drawn<Id extends string> = Readonly<Record<Id, string>>;

const classicRaces = {
  amazons: 'bowman',
  dwarves: 'dwarf-helmet',
  elves: 'oak-leaf',
  ghouls: 'raise-zombie',
  giants: 'giant',
  halflings: 'barefoot',
  humans: 'visored-helm',
  orcs: 'orc-head',
  ratmen: 'rat',
  skeletons: 'dread-skull',
  sorcerers: 'warlock-hood',
  tritons: 'trident',
  trolls: 'rock-golem',
  wizards: 'pointy-hat',
} as const satisfies Drawn<ClassicIds['race']>;

const classicPowers = {
  alchemist: 'bubbling-flask',
  berserk: 'crossed-axes',
  bivouacking: 'camping-tent',
  commando: 'plain-dagger',
  diplomat: 'shaking-hands',
  'dragon-master': 'dragon-head',
  flying: 'feathered-wing',
  forest: 'pine-tree',
  fortified: 'white-tower',
  heroic: 'laurel-crown',
  hill: 'hills',
  merchant: 'scales',
  mounted: 'horse-head',
  pillaging: 'swap-bag',
  seafaring: 'drakkar',
  spirit: 'ghost',
  stout: 'beer-stein',
  swamp: 'reed',
  underworld: 'cave-entrance',
  wealthy: 'chest',
} as const satisfies Drawn<ClassicIds['power']>;

const azerothRaces = {
  draenei: 'crystal-growth',
  'night-elves': 'moon',
  gnomes: 'steampunk-goggles',
  humans: 'lion',
  dwarves: 'dwarf-face',
  worgen: 'werewolf',
  'blood-elves': 'sunbeams',
  goblins: 'goblin-head',
  orcs: 'orc-head',
  forsaken: 'half-dead',
  tauren: 'minotaur',
  trolls: 'tribal-mask',
  ethereals: 'mummy-head',
  kobolds: 'candle-light',
  naga: 'sea-serpent',
  pandaren: 'panda',
} as const satisfies Drawn<AzerothIds['race']>;

const azerothPowers = {
  archaeologist: 'trowel',
  defensive: 'watchtower',
  swamp: 'reed',
  beastmaster: 'paw-print',
  enraged: 'bestial-fangs',
  champion: 'knight-banner',
  explorer: 'compass',
  farmer: 'wheat',
  forester: 'pine-tree',
  blacksmith: 'anvil',
  herbalist: 'herbs-bundle',
  warmaster: 'crossed-swords',
  'portal-mage': 'vortex',
  miner: 'war-pick',
  mountaineer: 'mountain-climbing',
  navigator: 'ship-wheel',
  marshdweller: 'swamp',
  fisher: 'fishing-pole',
  entrenched: 'wooden-fence',
  intimidating: 'terror',
} as const satisfies Drawn<AzerothIds['power']>;

export const emblems = {
  classic: { races: classicRaces, powers: classicPowers, natives: 'totem-mask' },
  azeroth: { races: azerothRaces, powers: azerothPowers, natives: 'fish-monster' },
  pieces: {
    lair: 'hut',
    fortress: 'white-tower',
    encampment: 'camping-tent',
    hole: 'hobbit-door',
    hero: 'laurel-crown',
    dragon: 'dragon-head',
    'wisp-wall': 'thorny-vine',
    fort: 'wooden-fence',
    watchtower: 'watchtower',
    objective: 'flying-flag',
    champion: 'knight-banner',
    beast: 'bear-head',
    bomb: 'unlit-bomb',
  } satisfies Drawn<PieceId>,
  artifacts: {
    'ashes-of-alar': 'burning-embers',
    'heart-of-azeroth': 'gem-pendant',
    frostmourne: 'relic-blade',
    'aegis-of-aggramar': 'templar-shield',
    doomhammer: 'thor-hammer',
  } satisfies Drawn<AzerothIds['artifact']>,
  places: {
    battlefield: 'swords-emblem',
    'lights-hope-chapel': 'church',
    'spirit-healer': 'angel-wings',
    karazhan: 'stone-tower',
    'meeting-stone': 'dolmen',
    'dark-portal': 'magic-gate',
    'well-of-eternity': 'well',
  } satisfies Drawn<AzerothIds['place']>,
  symbols: { mine: 'war-pick', cavern: 'cave-entrance', anchor: 'anchor' },
  factions: { alliance: 'lion', horde: 'crossed-axes', neutral: 'scales' },
  sealed: 'uncertainty',
  /** Stands for whatever has no drawing of its own, such as homemade tiles. */
  unknown: 'uncertainty',
} as const;

type EmblemTree = { readonly [key: string]: string | EmblemTree };

const namesIn = (table: EmblemTree): string[] =>
  Object.values(table).flatMap((value) => (typeof value === 'string' ? [value] : namesIn(value)));

/** Every drawing that is used, once: what the sprite is made of. */
export const drawings: readonly string[] = [...new Set(namesIn(emblems))].sort();

type Emblems = Readonly<Record<'race' | 'power' | 'piece' | 'marker', (id: string) => string>>;

/** The drawings of one edition, and of what a game has homemade; some races look different in the other edition. */
export function emblemsOf(edition: string, { homemade }: Pick<Words, 'homemade'>): Emblems {
  const { races, powers, natives } = edition === 'azeroth' ? emblems.azeroth : emblems.classic;
  const found = (table: Readonly<Record<string, string>>, id: string): string => table[id] ?? homemade?.emblems.get(id) ?? emblems.unknown;
  return {
    race: (id) => (id === 'natives' ? natives : found(races, id)),
    power: (id) => found(powers, id),
    piece: (id) => found(emblems.pieces, id),
    marker: (id) => found({ ...emblems.artifacts, ...emblems.places, sealed: emblems.sealed }, id),
  };
}
