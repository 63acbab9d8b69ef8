// biome-ignore-all format: one section or rule, one line
// Written from docs/rules by `npm run rules-words`.

export const outline = {
  sections: {
    'core/set-up': ['CORE-SETUP-1', 'CORE-SETUP-2', 'CORE-SETUP-3', 'CORE-SETUP-4', 'CORE-SETUP-5'],
    'core/choosing-a-people': ['CORE-DRAFT-1', 'CORE-DRAFT-2', 'CORE-DRAFT-3', 'CORE-DRAFT-4', 'CORE-DRAFT-5', 'CORE-DRAFT-6', 'CORE-DRAFT-7'],
    'core/conquest': ['CORE-CONQUER-1', 'CORE-CONQUER-2', 'CORE-CONQUER-3', 'CORE-CONQUER-4', 'CORE-CONQUER-5', 'CORE-CONQUER-6', 'CORE-CONQUER-7', 'CORE-CONQUER-8', 'CORE-CONQUER-9'],
    'core/losses-and-retreat': ['CORE-LOSS-1', 'CORE-LOSS-2', 'CORE-LOSS-3', 'CORE-LOSS-4', 'CORE-LOSS-5', 'CORE-LOSS-6'],
    'core/the-last-conquest': ['CORE-DIE-1', 'CORE-DIE-2', 'CORE-DIE-3', 'CORE-DIE-4'],
    'core/redeployment': ['CORE-DEPLOY-1', 'CORE-DEPLOY-2', 'CORE-DEPLOY-3'],
    'core/scoring': ['CORE-SCORE-1', 'CORE-SCORE-2', 'CORE-SCORE-3', 'CORE-SCORE-4'],
    'core/later-rounds': ['CORE-TURN-1', 'CORE-TURN-2', 'CORE-TURN-3', 'CORE-TURN-4'],
    'core/decline': ['CORE-DECLINE-1', 'CORE-DECLINE-2', 'CORE-DECLINE-3', 'CORE-DECLINE-4', 'CORE-DECLINE-5'],
    'core/end': ['CORE-END-1', 'CORE-END-2'],
    'classic': ['CL-FIRST-1', 'CL-COST-1', 'CL-NONEMPTY', 'CL-BLANK-1'],
    'classic/races': ['CL-AMAZONS-1', 'CL-AMAZONS-2', 'CL-AMAZONS-3', 'CL-DWARVES-1', 'CL-DWARVES-2', 'CL-ELVES-1', 'CL-ELVES-2', 'CL-GHOULS-1', 'CL-GHOULS-2', 'CL-GHOULS-3', 'CL-GHOULS-4', 'CL-GHOULS-5', 'CL-GHOULS-6', 'CL-GHOULS-7', 'CL-GHOULS-8', 'CL-GIANTS-1', 'CL-HALFLINGS-1', 'CL-HALFLINGS-2', 'CL-HALFLINGS-3', 'CL-HUMANS-1', 'CL-ORCS-1', 'CL-RATMEN-1', 'CL-SKELETONS-1', 'CL-SORCERERS-1', 'CL-SORCERERS-2', 'CL-SORCERERS-3', 'CL-SORCERERS-4', 'CL-SORCERERS-5', 'CL-TRITONS-1', 'CL-TROLLS-1', 'CL-TROLLS-2', 'CL-WIZARDS-1'],
    'classic/powers': ['CL-ALCHEMIST-1', 'CL-BERSERK-1', 'CL-BERSERK-2', 'CL-BERSERK-3', 'CL-BIVOUACKING-1', 'CL-BIVOUACKING-2', 'CL-BIVOUACKING-3', 'CL-COMMANDO-1', 'CL-DIPLOMAT-1', 'CL-DIPLOMAT-2', 'CL-DIPLOMAT-3', 'CL-DRAGON-1', 'CL-DRAGON-2', 'CL-DRAGON-3', 'CL-FLYING-1', 'CL-FOREST-1', 'CL-HILL-1', 'CL-SWAMP-1', 'CL-FORTIFIED-1', 'CL-FORTIFIED-2', 'CL-FORTIFIED-3', 'CL-HEROIC-1', 'CL-HEROIC-2', 'CL-MERCHANT-1', 'CL-MOUNTED-1', 'CL-PILLAGING-1', 'CL-SEAFARING-1', 'CL-SEAFARING-2', 'CL-SEAFARING-3', 'CL-SPIRIT-1', 'CL-SPIRIT-2', 'CL-STOUT-1', 'CL-STOUT-2', 'CL-UNDERWORLD-1', 'CL-UNDERWORLD-2', 'CL-WEALTHY-1'],
    'azeroth/islands-and-travel': ['AZ-ISLAND-1', 'AZ-ISLAND-2', 'AZ-FIRST-1', 'AZ-TRAVEL-1', 'AZ-COST-1', 'AZ-NONEMPTY', 'AZ-WATER-1', 'AZ-MURLOC-1', 'AZ-PAY-1'],
    'azeroth/factions': ['AZ-FACTION-1', 'AZ-FACTION-2', 'AZ-FACTION-3'],
    'azeroth/turn-frame': ['AZ-TURN-1', 'AZ-TURN-2', 'AZ-TURN-3'],
    'azeroth/races': ['AZ-DRAENEI-1', 'AZ-DRAENEI-2', 'AZ-NIGHT-ELVES-1', 'AZ-NIGHT-ELVES-2', 'AZ-NIGHT-ELVES-3', 'AZ-BLOOD-ELVES-1', 'AZ-ETHEREALS-1', 'AZ-ETHEREALS-2', 'AZ-ETHEREALS-3', 'AZ-GNOMES-1', 'AZ-GNOMES-2', 'AZ-GNOMES-3', 'AZ-GOBLINS-1', 'AZ-GOBLINS-2', 'AZ-GOBLINS-3', 'AZ-GOBLINS-4', 'AZ-GOBLINS-5', 'AZ-HUMANS-1', 'AZ-HUMANS-2', 'AZ-HUMANS-3', 'AZ-HUMANS-4', 'AZ-KOBOLDS-1', 'AZ-KOBOLDS-2', 'AZ-NAGA-1', 'AZ-NAGA-2', 'AZ-NAGA-3', 'AZ-DWARVES-1', 'AZ-ORCS-1', 'AZ-PANDAREN-1', 'AZ-PANDAREN-2', 'AZ-PANDAREN-3', 'AZ-PANDAREN-4', 'AZ-FORSAKEN-1', 'AZ-FORSAKEN-2', 'AZ-TAUREN-1', 'AZ-TAUREN-2', 'AZ-TAUREN-3', 'AZ-TAUREN-4', 'AZ-TROLLS-1', 'AZ-WORGEN-1', 'AZ-WORGEN-2'],
    'azeroth/powers': ['AZ-ARCHAEOLOGIST-1', 'AZ-DEFENSIVE-1', 'AZ-DEFENSIVE-2', 'AZ-SWAMP-1', 'AZ-FARMER-1', 'AZ-FORESTER-1', 'AZ-HERBALIST-1', 'AZ-MOUNTAINEER-1', 'AZ-MINER-1', 'AZ-FISHER-1', 'AZ-EXPLORER-1', 'AZ-BEASTMASTER-1', 'AZ-BEASTMASTER-2', 'AZ-BEASTMASTER-3', 'AZ-BEASTMASTER-4', 'AZ-ENRAGED-1', 'AZ-CHAMPION-1', 'AZ-CHAMPION-2', 'AZ-CHAMPION-3', 'AZ-CHAMPION-4', 'AZ-BLACKSMITH-1', 'AZ-WARMASTER-1', 'AZ-PORTAL-MAGE-1', 'AZ-PORTAL-MAGE-2', 'AZ-NAVIGATOR-1', 'AZ-MARSHDWELLER-1', 'AZ-MARSHDWELLER-2', 'AZ-ENTRENCHED-1', 'AZ-ENTRENCHED-2', 'AZ-INTIMIDATING-1', 'AZ-INTIMIDATING-2', 'AZ-INTIMIDATING-3', 'AZ-INTIMIDATING-4'],
    'azeroth/artifacts': ['AZ-MARKER-1', 'AZ-MARKER-2', 'AZ-MARKER-3', 'AZ-MARKER-4', 'AZ-ASHES-1', 'AZ-HEART-1', 'AZ-FROSTMOURNE-1', 'AZ-AEGIS-1', 'AZ-DOOMHAMMER-1'],
    'azeroth/legendary-places': ['AZ-BATTLEFIELD-1', 'AZ-BATTLEFIELD-2', 'AZ-CHAPEL-1', 'AZ-HEALER-1', 'AZ-KARAZHAN-1', 'AZ-STONE-1', 'AZ-PORTAL-1', 'AZ-WELL-1', 'AZ-WELL-2'],
    'battle': ['BA-TEAM-1', 'BA-TEAM-2', 'BA-DRAFT-1', 'BA-DRAFT-2', 'BA-DRAFT-3', 'BA-DRAFT-4', 'BA-RULES-1', 'BA-END-1', 'BA-END-2', 'BA-END-3', 'BA-END-4'],
    'maps/what-a-board-is': ['MAP-DATA-1', 'MAP-LINT-1', 'MAP-LINT-2', 'MAP-LINT-3', 'MAP-LINT-4', 'MAP-LINT-5'],
  },
  unverified: ['tauren', 'archaeologist', 'defensive', 'swamp', 'beastmaster', 'enraged', 'champion', 'explorer', 'farmer', 'forester', 'blacksmith', 'warmaster', 'portal-mage', 'miner', 'mountaineer', 'navigator', 'marshdweller', 'fisher', 'entrenched', 'intimidating'],
} as const;
