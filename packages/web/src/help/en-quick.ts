import type { QuickWords } from './quick.ts';

export const enQuick: QuickWords = {
  aim: {
    title: 'In a word',
    points: [
      [
        'The land is too small for everybody. Spread a people, take coins for what it holds, and let it go when it is worn out. The richest player at the end wins.',
        'CORE-END-1',
      ],
      ['2 to 5 players with 5 coins each; 10 rounds (9 with four players, 8 with five).', 'CORE-SETUP-1', 'CORE-SETUP-2'],
      ['On your turn, take a people if you have none; otherwise *expand* or *decline*.', 'CORE-TURN-1'],
    ],
  },
  choose: {
    title: 'Choosing a people',
    points: [
      [
        'Six combos of race and power lie open. The top one is free; each step down costs 1 coin, laid on the combos you pass over.',
        'CORE-DRAFT-1',
        'CORE-DRAFT-2',
      ],
      ['Coins lying on a combo go to whoever takes it.', 'CORE-DRAFT-3'],
      ['You get as many tokens as the two values add up to.', 'CORE-DRAFT-4'],
    ],
  },
  entry: {
    title: 'Coming in',
    points: [
      [
        'The first conquest is at the edge of the board, or beside a sea that touches the edge. The same goes for a people without any land left.',
        'CL-FIRST-1',
        'CORE-CONQUER-4',
      ],
    ],
  },
  conquer: {
    title: 'Conquering',
    points: [
      ['A region must border one of yours.', 'CORE-CONQUER-4'],
      [
        'Cost: *2* + *1* for each token standing there + *1* for each mountain, lair, fortress or other defence − what your people saves. Never less than 1.',
        'CORE-CONQUER-1',
        'CORE-CONQUER-2',
      ],
      [
        'Whoever loses a region gives up one token for good and takes the others to hand; a lone token is lost. A people in decline loses all of them.',
        'CORE-LOSS-1',
        'CORE-LOSS-2',
        'CORE-LOSS-3',
      ],
      ['Seas and lakes are for those who swim; an *immune* region is for nobody.', 'CORE-CONQUER-5', 'CORE-CONQUER-9'],
      ['You may attack your own people in decline, but never your active one.', 'CORE-CONQUER-6'],
      ['Before your first conquest you may abandon regions and take their tokens along.', 'CORE-TURN-3'],
    ],
  },
  classicBoard: {
    title: 'On this board',
    points: [
      ['Lost Tribes defend with one token and belong to nobody.', 'CORE-SETUP-4'],
      ['Your own tokens in decline do not make a region dearer, and do not make it “non-empty”.', 'CL-COST-1', 'CL-NONEMPTY'],
    ],
  },
  die: {
    title: 'The last conquest',
    points: [
      [
        'With too few tokens for a region, name it and roll: the die adds 0, 0, 0, 1, 2 or 3. Whether it works or not, that was your last conquest of the turn.',
        'CORE-DIE-1',
        'CORE-DIE-2',
        'CORE-DIE-3',
      ],
    ],
  },
  deploy: {
    title: 'Redeployment',
    points: [
      ['Spread your active tokens over your regions as you like; at least one stays in each.', 'CORE-DEPLOY-1'],
      [
        'Once your turn has been scored, those you drove out place the tokens in their hands in regions they still hold. Whoever has none left comes back in their own turn, as for a first conquest.',
        'CORE-LOSS-4',
        'CORE-LOSS-5',
      ],
    ],
  },
  score: {
    title: 'Scoring',
    points: [
      ['1 coin for every region of your peoples, active or in decline.', 'CORE-SCORE-1'],
      ['Plus whatever race, power and the rest add. In decline abilities bring nothing, unless they say so.', 'CORE-SCORE-2'],
      ['Coins are secret until the end.', 'CORE-SCORE-4'],
    ],
  },
  decline: {
    title: 'Decline',
    points: [
      [
        'Instead of expanding, turn your people over: one token stays in each region, the others leave. You score, and next turn you take a new people.',
        'CORE-DECLINE-1',
        'CORE-DECLINE-2',
        'CORE-DECLINE-4',
      ],
      ['You can have only one people in decline: the previous one leaves the map.', 'CORE-DECLINE-3'],
      ['Most peoples are worth two or three expansions. Decline when the next one would bring little.', 'CORE-DRAFT-7'],
    ],
  },
  end: {
    title: 'The end',
    points: [
      [
        'After the last round the player with the most coins wins; in a tie, the one with the most race tokens on the map; after that, the victory is shared.',
        'CORE-END-1',
        'CORE-END-2',
      ],
    ],
  },
  islands: {
    title: 'Islands and travel',
    points: [
      [
        'Every board is an island of its own. A people comes in by a landing, and pays 1 extra token for the travel.',
        'AZ-ISLAND-1',
        'AZ-FIRST-1',
      ],
      ['Later any landing on any island can be attacked too, for 1 extra token unless it borders one of your regions.', 'AZ-TRAVEL-1'],
    ],
  },
  azerothCost: {
    title: 'In Azeroth',
    points: [
      ['Your own people in decline defends against you too, and makes a region “non-empty”.', 'AZ-COST-1', 'AZ-NONEMPTY'],
      ['Murlocs defend with one token and belong to nobody.', 'AZ-MURLOC-1'],
      ['What has to be paid beforehand must be in your purse.', 'AZ-PAY-1'],
    ],
  },
  factions: {
    title: 'Alliance and Horde',
    points: [
      [
        '+1 coin for each *people* of the other faction from which you took a region this turn. Neutral peoples neither give nor receive it.',
        'AZ-FACTION-1',
        'AZ-FACTION-2',
      ],
      ['Only conquests count; bombs, intimidation and portals do not.', 'AZ-FACTION-3'],
    ],
  },
  markers: {
    title: 'Artifacts and places',
    points: [
      ['As many markers as players lie face down. Whoever first conquers the region turns the marker up.', 'AZ-ISLAND-2', 'AZ-MARKER-1'],
      [
        'The active people that holds the region may use it at once. Artifacts can be carried on; places stay.',
        'AZ-MARKER-2',
        'AZ-MARKER-3',
      ],
    ],
  },
  order: {
    title: 'Order of a turn',
    points: [
      ['Bombs are revealed, harmony comes back; then expand or decline.', 'AZ-TURN-1'],
      ['Beasts, Worgen form, side at the Battlefield; then conquests, abilities and artifacts in any order.', 'AZ-TURN-2'],
      ['Recruits, redeployment, pieces placed at the end of the turn, scoring, retreats.', 'AZ-TURN-3'],
    ],
  },
  teams: {
    title: 'Sides',
    points: [
      [
        'Two players: Alliance against Horde. Three: a neutral player joins. Four: two against two. Five: two against two and a neutral player. The Alliance starts, and the sides take turns.',
        'BA-TEAM-1',
      ],
      ['Allies play and score separately, may attack each other, and see each other’s coins.', 'BA-TEAM-2'],
      ['Everything else is as in Small World of Warcraft.', 'BA-RULES-1'],
    ],
  },
  columns: {
    title: 'Choosing a people',
    points: [
      [
        'Each faction has its own column of races; the powers are shared. You take a race of your faction with the power in its row.',
        'BA-DRAFT-1',
        'BA-DRAFT-2',
      ],
      ['The first row is free; each one further down costs 1 coin more, paid to the bank.', 'BA-DRAFT-2'],
      ['Both columns then move up: every choice changes the pairs of the others.', 'BA-DRAFT-3'],
      ['A race that leaves the game goes back under the stack of its faction, or to the first free place of its column.', 'BA-DRAFT-4'],
    ],
  },
  victory: {
    title: 'Who wins',
    points: [
      [
        'With four and five players a faction scores the *lower* of its two totals: help the weaker ally. A neutral player scores their own.',
        'BA-END-2',
      ],
      ['With two and three players everybody scores their own coins.', 'BA-END-1'],
      ['The best faction wins; in a tie, the one with the richest player; after that, the victory is shared.', 'BA-END-3'],
      ['An example: Alliance 51 and 88, neutral 67, Horde 79 and 72. The Horde wins with 72.', 'BA-END-4'],
    ],
  },
};
