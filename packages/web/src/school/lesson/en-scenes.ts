import type { ScenesInWords } from './lesson-words.ts';

const coins = (n: number): string => (n === 1 ? '1 coin' : `${n} coins`);

const classic: ScenesInWords['classic'] = {
  combo: {
    title: 'A people and its price',
    says: 'Coins win the game, regions bring coins, and peoples take regions. So you begin with a people: a race and a power, side by side. Its number is how many tokens it brings. The top one is free; each one further down costs a coin more, laid on those you pass over. Take whichever you like.',
    done: ({ price, found, tokens }) =>
      [
        price === 0
          ? 'The top one costs nothing.'
          : `You paid ${coins(price)}, one on each people above yours: whoever takes one of those gets the coin.`,
        found > 0 ? `The ${coins(found)} that lay on yours went to you.` : '',
        `Race and power together bring ${tokens} tokens. As a rule that is all this people will ever have.`,
      ]
        .filter(Boolean)
        .join(' '),
  },
  enter: {
    title: 'Coming in',
    says: 'Say you took the Merchant Skeletons: 8 tokens. A new people comes in at the edge of the map, or beside a sea that touches it. The number on a region is its price: 2 tokens, and 1 for each token or mountain that stands there. Take one.',
    done: ({ spent }) =>
      `${spent} tokens: 2 for the region${spent > 2 ? `, ${spent - 2} for what stood there` : ''}. They stay until your conquests are over, so whatever comes next is paid from the rest of your hand.`,
    answers: { early: 'You may stop whenever you like, but a people without a region earns nothing. Take one first.' },
  },
  march: {
    title: 'Taking from somebody',
    says: 'The Skeletons took Lark Knoll, the hill in the corner, from a Lost Tribe, for 3. Now you go on next to what you hold. In Butter Acre, the field beside it, stand 2 Humans of Bert’s: 2 + 2 = 4, and you have 5 in hand. Drive them out.',
    done: 'One Human is gone for good. The other is back in Bert’s hand: after your turn he puts it into a region he still has. So whatever you take from somebody also costs them a token.',
    answers: {
      early: 'With 5 tokens in hand there is more to be had. Take Butter Acre from Bert.',
      elsewhere: 'Empty, for 2: a good catch in a game. But then 3 tokens are left, and Butter Acre costs 4. Bert first.',
    },
  },
  roll: {
    title: 'The last roll',
    says: 'One Skeleton left: too few for anything. As the last conquest of a turn you may name a region and roll: the die adds 0, 0, 0, 1, 2 or 3. The Molar, the mountain next to you, costs 3, so you need a 2 or a 3: two faces of six. Name a region, that one or a cheaper one, and roll.',
    done: ({ die, isTaken }) =>
      `${isTaken ? `The die shows ${die}: enough, your last token takes the region.` : `The die shows ${die}: not enough. Nothing is lost, the token stays in hand.`} Either way your conquests are over. So roll last, but do roll: a try with what is left costs nothing.`,
    answers: { early: 'You may stop here. But a try is free: whatever the die shows, you keep the token. Name a region and roll.' },
  },
  spread: {
    title: 'Troops, then coins',
    says: 'One token stays in each region; the other 6 stand where you like. Each makes its region 1 dearer for attackers. (6, for one Skeleton rose anew: theirs is 1 for every 2 regions taken from somebody.) With the last one your turn ends, and you score.',
    done: ({ score, regions }) =>
      `${coins(score)}: ${regions} for ${regions} regions, and ${score - regions} because Merchants get 1 more for each. Whoever has most coins after the last round wins.`,
  },
  attacked: {
    title: 'Under attack',
    says: 'Bert’s turn. He sends 5 Humans against your 3 Skeletons in Butter Acre, the field, for 2 + 3 = 5. One of yours is gone for good, two come back to your hand. Put them into regions you still hold.',
    done: 'Two were saved because there were three: a token that stands alone is simply lost. Your people has 8 tokens now instead of 9. Most peoples only ever shrink: keep that in mind for what follows.',
  },
  stretched: {
    title: 'A people at its limit',
    says: 'Round 5. Your Hill Tritons hold 5 regions with 6 tokens. A turn begins with a choice: expand or decline. Expand, just to see: one token stays in each region, only the rest comes to hand.',
    done: 'One token in hand, and no neighbour below 4: one face of the die out of six. You would score 6 once more, 5 regions and 1 for the hill. Next turn the same or less, for every region that Bert takes costs you a token that does not come back. That is the time to decline.',
    answers: { look: 'You are ahead of me. But first see what would be left to play with: expand.' },
  },
  decline: {
    title: 'Letting go in time',
    says: 'The same turn once more. Decline: no conquests this turn, and no more coins from race and power. In return your 5 regions go on paying 1 coin each, every turn, without tokens to look after; and next turn you pick a fresh people.',
    done: ({ score }) =>
      `${coins(score)}, 1 for each region: only 1 less than expanding would have brought. One token stays in each region, the others are gone. From next turn on you score ${score} for the Tritons, until somebody takes their regions, and on top of that everything a fresh people earns.`,
    answers: {
      stay: 'Count with me. Expanding: 6 coins, and next turn the same stretched people. Declining: 5 coins, and next turn 5 again, plus all that some ten fresh tokens take. It costs 1 coin now and pays from the next turn on.',
    },
  },
  second: {
    title: 'The second people',
    says: 'Next turn. The Tritons stand on the map in grey: they conquer nothing any more, they only score. Pick a new people (coins that lie on it are yours), come in from the edge, and finish your turn.',
    done: ({ score, regions }) =>
      `${coins(score)} in one turn: ${regions} for the regions of both peoples${score > regions ? `, ${score - regions} for the race and power of the new one` : ''}. The Tritons alone would have brought 6, with luck 7. Expand with the new ones until they are stretched too, then decline again. The Tritons leave the map then: only one people can be in decline.`,
    answers: {
      own: 'Those are your own Tritons. You may, but you would swap a coin for a coin, and pay tokens for it. Take an empty region or one of Bert’s.',
      early: 'Without a region the new people earns nothing. Take one at least.',
    },
  },
  'not-yet': {
    title: 'Decline, or not yet?',
    says: 'Round 3 at another table. Your Forest Ratmen hold 3 regions with 11 tokens; the neighbours cost 3 each. Expand or decline? Count what would come to hand, decide, and if you expand, take two regions.',
    done: 'Right: 8 in hand took two regions, and more will follow. The rule of thumb: decline as soon as your hand takes no more than one region; expand while it takes two. And not at the very end: whoever declines in the last round never sees the new people.',
    answers: {
      soon: 'Too soon. Expanding brings 8 tokens to hand: two regions at 3 each, and 2 to spare. Declining brings 3 coins and throws those 8 away. Wait until the hand takes no more than one region.',
      early: 'There is more in your hand than that. Take two regions.',
    },
  },
};

const azeroth: ScenesInWords['azeroth'] = {
  landing: {
    title: 'Landing',
    says: 'Islands share no border. A new people lands where there is an anchor, on any island: 2 tokens, 1 for each token or piece there, and 1 for the voyage. You have 10 Forsaken. Land somewhere.',
    done: ({ spent }) =>
      `${spent} tokens: 2 for the region, 1 for the voyage${spent > 3 ? `, ${spent - 3} for whoever stood there` : ''}. Murlocs, the natives of these islands, count 1 each.`,
    answers: { early: 'A people without a region earns nothing. Land first.' },
  },
  voyage: {
    title: 'From island to island',
    says: 'You hold Spyglass Point. By land you go on next to your regions, as ever. And every landing of every island can be attacked at any time, for 1 token more if it does not border yours. Set foot on the other island.',
    done: 'Two islands. From the new landing you go on by land, at the usual price. A shore that nobody guards is often worth the token for the voyage.',
    answers: {
      early: 'You have tokens left for a voyage: 3 for an empty landing.',
      spare: 'Then fewer than 3 tokens are left, and a landing costs 3: 2, and 1 for the voyage. Sail first.',
      die: 'No need to trust the die: an empty landing costs 3, and you have them.',
    },
  },
  faction: {
    title: 'Alliance and Horde',
    says: 'Your Blood Elves belong to the Horde, the Dwarves and Humans here to the Alliance. Each people of the other faction that you take a region from brings 1 coin more this turn; a second region of the same people brings no further one. Beat both.',
    done: 'Two peoples beaten: 2 coins more when you score, as the line below the map says already. Neutral peoples neither give nor get this bonus.',
    answers: {
      early: 'Not yet: both the Dwarves and the Humans are to lose a region.',
      spare: 'Then your tokens do not reach for both: 4 for the Dwarves at the landing, 3 for the Humans behind them.',
    },
  },
  marker: {
    title: 'Face down',
    says: 'On every island a marker lies face down: an artifact or a legendary place. Whoever takes its region first turns it up, and may use it at once. Take Bread Acre, in the middle of the island: it is empty and costs 2.',
    done: 'Frostmourne, an artifact. It serves the active people that holds its region, and goes to whoever takes the region from it. A people in decline has no use of it.',
    answers: {
      early: 'The marker is still unseen. Take Bread Acre.',
      spare: 'Keep 2 tokens: that is what Bread Acre costs.',
      die: 'No need to roll: Bread Acre costs 2, and you have them.',
    },
  },
  artifact: {
    title: 'The blade at work',
    says: 'Frostmourne makes one conquest per turn 2 cheaper. You have 2 tokens, and the Dwarves around you cost 4. Choose one of their regions and the way “with Frostmourne”.',
    done: 'What cost 4 was yours for 2, or less. And the blade has moved along: an artifact lies where it was last used. Guard that region well.',
    answers: {
      early: 'The blade has not struck yet. Use it: 2 tokens are enough.',
      elsewhere: 'That can be had without the blade. Choose the way with Frostmourne.',
      die: 'The die may help, the blade does. Choose the way with Frostmourne.',
    },
  },
  place: {
    title: 'A legendary place',
    says: 'On the Bolt, the mountain between your regions and the Kobolds, something else lies face down. It costs 2 + 1 = 3, all that your Trolls have in hand. Take it, spread your troops and score.',
    done: ({ score, regions }) =>
      `The Dark Portal: 2 coins a turn for the active people that holds it. With ${regions} regions and a field for the Farmers that makes ${score}. Places stay where they are. Every one does something else: point at it to read what.`,
    answers: {
      early: 'Take the Bolt first: 3 tokens, and you have them.',
      spare: 'Then the Bolt is out of reach: it costs 3, all you have.',
      die: 'No need to roll: the Bolt costs 3, and you have them.',
    },
  },
};

const battle: ScenesInWords['battle'] = {
  columns: {
    title: 'Each side its own',
    says: 'Two sides of two: you and Chloé are the Alliance, Bert and Dara the Horde. You take a race of your own side, with the power in the same row. The first row is free, each further one costs a coin more, paid to the bank. Take one.',
    done: ({ price }) =>
      `${price === 0 ? 'The first row costs nothing.' : `The bank got ${coins(price)}.`} Both columns have moved up: from your row on, the Horde’s races stand beside other powers now. So a choice of yours also changes theirs.`,
  },
  ally: {
    title: 'Beside an ally',
    says: 'Chloé’s Gnomes stand beside you, and the Orcs of the Horde. In the end the poorer of two allies counts for their side: Chloé has 11 coins, you have 16 (allies see that of each other). Take a region from the Horde.',
    done: 'One region more for you, one less for them, and when you score 1 coin for a people of the other faction.',
    answers: {
      ally: 'The rules allow it. But it makes Chloé poorer, and the poorer of you two counts: you would be robbing your own side. Turn on the Horde.',
      early: 'The Orcs are within reach: 4 tokens, and you have them.',
      spare: 'Then too few are left for the Horde: the Orcs cost 4. Them first.',
      die: 'No need to roll: the Orcs cost 4, and you have them.',
    },
  },
  end: {
    title: 'Who has won?',
    says: 'The last turn of a game of five; you play for the Horde, beside Chloé. Place your 4 Trolls, and the game is over.',
    done: 'Alliance 51 and 88, Neutral 67, Horde 79 and 72. Of two allies the poorer counts: 51 against 67 against 72. The Horde has won, though the richest of all sits on the other side. So see to your ally before you see to yourself.',
  },
};

export const enScenes: ScenesInWords = { classic, azeroth, battle };
