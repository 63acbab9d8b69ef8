/** Frozen: games name it, and play by it for ever. Made by tools/rules-version.ts. */
import type { RulesVersion } from './version.ts';

export const version2: RulesVersion = {
  version: 2,
  key: 'sha-256',
  classic: {
    natives: 18,
    races: {
      amazons: {
        value: 6,
        tray: 15,
      },
      dwarves: {
        value: 3,
        tray: 8,
      },
      elves: {
        value: 6,
        tray: 11,
      },
      ghouls: {
        value: 5,
        tray: 10,
      },
      giants: {
        value: 6,
        tray: 11,
      },
      halflings: {
        value: 6,
        tray: 11,
      },
      humans: {
        value: 5,
        tray: 10,
      },
      orcs: {
        value: 5,
        tray: 10,
      },
      ratmen: {
        value: 8,
        tray: 13,
      },
      skeletons: {
        value: 6,
        tray: 20,
      },
      sorcerers: {
        value: 5,
        tray: 18,
      },
      tritons: {
        value: 6,
        tray: 11,
      },
      trolls: {
        value: 5,
        tray: 10,
      },
      wizards: {
        value: 5,
        tray: 10,
      },
    },
    powers: {
      alchemist: 4,
      berserk: 4,
      bivouacking: 5,
      commando: 4,
      diplomat: 5,
      'dragon-master': 5,
      flying: 5,
      forest: 4,
      fortified: 3,
      heroic: 5,
      hill: 4,
      merchant: 2,
      mounted: 5,
      pillaging: 5,
      seafaring: 5,
      spirit: 5,
      stout: 4,
      swamp: 4,
      underworld: 5,
      wealthy: 4,
    },
    markers: [],
    pieces: {
      lair: 10,
      fortress: 6,
      encampment: 5,
      hole: 2,
      hero: 2,
      dragon: 1,
    },
  },
  azeroth: {
    natives: 15,
    races: {
      draenei: {
        value: 7,
        tray: 12,
      },
      'night-elves': {
        value: 4,
        tray: 9,
      },
      gnomes: {
        value: 5,
        tray: 10,
      },
      humans: {
        value: 5,
        tray: 10,
      },
      dwarves: {
        value: 5,
        tray: 10,
      },
      worgen: {
        value: 5,
        tray: 10,
      },
      'blood-elves': {
        value: 5,
        tray: 10,
      },
      goblins: {
        value: 6,
        tray: 11,
      },
      orcs: {
        value: 6,
        tray: 11,
      },
      forsaken: {
        value: 6,
        tray: 20,
      },
      tauren: {
        value: 11,
        tray: 16,
      },
      trolls: {
        value: 6,
        tray: 11,
      },
      ethereals: {
        value: 5,
        tray: 10,
      },
      kobolds: {
        value: 6,
        tray: 11,
      },
      naga: {
        value: 6,
        tray: 11,
      },
      pandaren: {
        value: 5,
        tray: 10,
      },
    },
    powers: {
      archaeologist: 5,
      defensive: 4,
      swamp: 4,
      beastmaster: 4,
      enraged: 5,
      champion: 5,
      explorer: 4,
      farmer: 4,
      forester: 4,
      blacksmith: 4,
      herbalist: 4,
      warmaster: 5,
      'portal-mage': 5,
      miner: 4,
      mountaineer: 4,
      navigator: 5,
      marshdweller: 4,
      fisher: 4,
      entrenched: 4,
      intimidating: 5,
    },
    markers: [
      'ashes-of-alar',
      'heart-of-azeroth',
      'frostmourne',
      'aegis-of-aggramar',
      'doomhammer',
      'battlefield',
      'lights-hope-chapel',
      'spirit-healer',
      'karazhan',
      'meeting-stone',
      'dark-portal',
      'well-of-eternity',
    ],
    pieces: {
      'wisp-wall': 9,
      fort: 10,
      watchtower: 6,
      objective: 2,
      champion: 1,
      beast: 5,
      bomb: 12,
    },
  },
  rulings: {
    'ghouls-abandon': 'may',
    'halflings-lake': 'may',
    'intimidation-last': 'no-conquest-can-follow',
    'bombs-water': 'may',
    'intimidation-water': 'may',
    'tauren-beasts': 'readied',
  },
};
