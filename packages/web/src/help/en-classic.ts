/** The rules of the classic edition in English, in our own words. */
export const enClassic = {
  'CL-FIRST-1': 'Your first conquest is a region on the edge of the board, or one that borders a sea touching the edge.',
  'CL-COST-1':
    'Your own tokens in decline do not make a region dearer (the rule book counts *enemy* tokens), but the pieces standing there do.',
  'CL-NONEMPTY':
    'For Orcs, Pillaging and Skeletons, only Lost Tribes and *other players’* tokens make a region non-empty; your own tokens in decline do not (the rule book says “enemy”).',
  'CL-BLANK-1':
    'The box has one blank race tile and one blank power tile for inventions. A table may add homemade races (about 10 tokens at most) and homemade powers (about 5 at most); each must work with every other tile.',
  'CL-BLANK-2':
    'At a table, a homemade race borrows the tokens of another race that has as many or more, and the tile of that race is taken out before the game. On a screen it may have tokens of its own instead, and then no tile is taken out [R].',
  'CL-AMAZONS-1': 'They start with 4 extra tokens, which serve for attack only.',
  'CL-AMAZONS-2':
    'After redeployment 4 tokens are taken off the map and set aside, leaving 1 in each region if possible. If it is not, their owner chooses which regions to give up, until 4 tokens are off the map or none is left. [R: amazons-short]',
  'CL-AMAZONS-3':
    'These 4 tokens come back to hand the next time the people expands. While set aside they cannot be lost and do not count for ties; if the people declines, they go back to the supply.',
  'CL-DWARVES-1': 'They receive 1 extra coin for each mine they hold.',
  'CL-DWARVES-2': 'This also works in decline, and already in the turn in which they decline.',
  'CL-ELVES-1': 'When they lose a region, all their tokens come back to hand and none is lost.',
  'CL-ELVES-2': 'This works neither in decline nor against a Sorcerer’s conversion.',
  'CL-GHOULS-1': 'When they go into decline, all their tokens stay on the map.',
  'CL-GHOULS-2':
    'In later turns the Ghouls in decline are taken up and conquer like an active people, once their owner has chosen to expand or has taken a new people [R], and before the active people’s first conquest. At redeployment each of the two peoples is spread over its own regions. Before their own first conquest the Ghouls in decline may abandon regions, as an active people may [R: revenants-abandon], and if they come in nowhere else they wait in hand. You are asked while they can attack, or while they hold a region and are more than one token [R].',
  'CL-GHOULS-3':
    'When attacked they lose one token and redeploy the rest, like an active people, even if the attacker is their own owner [R: revenants-own-attack].',
  'CL-GHOULS-4':
    'They may attack their owner’s active people, which loses a token and retreats as usual. Its tokens are not enemies, so they do not add to the cost [R: revenants-owner-cost].',
  'CL-GHOULS-5': 'Their power no longer works. Pieces already on the map stay wherever their own text lets them.',
  'CL-GHOULS-6': 'They do nothing in a turn in which their owner declines. [R: revenants-decline-turn]',
  'CL-GHOULS-7':
    'A reinforcement roll is the last conquest of the whole *player’s* turn: if the Ghouls roll, the active people makes no conquests either. [R: revenants-one-roll]',
  'CL-GHOULS-8': 'Sorcerers cannot convert Ghouls in decline. [R: revenants-converted]',
  'CL-GIANTS-1':
    'A region that borders a mountain of theirs costs 1 token less. A border that a power creates, such as the caverns of Underworld, counts too. [R: giants-linked]',
  'CL-HALFLINGS-1': 'Their first conquest may be any land region, and with Seafaring any sea or the lake [R: halflings-lake].',
  'CL-HALFLINGS-2': 'The first two regions they ever conquer get a hole, which makes them immune.',
  'CL-HALFLINGS-3': 'A hole is gone for good [R: hole-returns] when its region is abandoned, and both disappear in decline.',
  'CL-HUMANS-1': 'They receive 1 extra coin for each farmland they hold.',
  'CL-ORCS-1': 'They receive 1 extra coin for each non-empty region they conquered this turn.',
  'CL-RATMEN-1': 'They have no ability: their numbers will have to do.',
  'CL-SKELETONS-1':
    'At redeployment they gain 1 token for every 2 non-empty regions they conquered this turn, as long as the supply lasts. An odd region is not carried over.',
  'CL-SORCERERS-1':
    'Once per turn for each opponent, they can conquer a region that borders theirs and holds a single active token of that opponent: a Sorcerer from the supply takes the token’s place. Nothing is paid from the hand.',
  'CL-SORCERERS-2': 'A mountain, fortress or lair is no protection. An encampment is, and so is an immune region.',
  'CL-SORCERERS-3': 'The token they replace goes back to its supply; Elves are no exception.',
  'CL-SORCERERS-4': 'A conversion counts as a conquest (for Pillaging, for the Diplomat, for a fortress or lair that is lost …).',
  'CL-SORCERERS-5':
    'It is impossible when the supply is empty, and it cannot be a first conquest [R: sorcerers-first]. A Flying people can convert anywhere, once it holds a region. [R: sorcerers-flying]',
  'CL-TRITONS-1': 'A land region that borders a sea or the lake costs 1 token less.',
  'CL-TROLLS-1': 'A lair (+1 defence) stands in every region they hold, even in decline.',
  'CL-TROLLS-2': 'It disappears when they leave or lose the region.',
  'CL-WIZARDS-1': 'They receive 1 extra coin for each magic source they hold.',
  'CL-ALCHEMIST-1': 'They receive 2 extra coins every turn, as long as they are not in decline.',
  'CL-BERSERK-1':
    'You may roll the die before each conquest: roll first, then choose the region, then pay its cost minus the roll (at least 1).',
  'CL-BERSERK-2': 'If after the roll you have too few tokens for any region, your conquests are over.',
  'CL-BERSERK-3':
    'There is no other final roll. [R: berserk-last-roll] Once you have rolled, you can leave the roll unused only by ending your conquests. [R]',
  'CL-BIVOUACKING-1':
    'At redeployment they place 5 encampments in regions they hold, as many together as they like. Each gives +1 defence and, beside a lone token, counts as a token against Sorcerers.',
  'CL-BIVOUACKING-2':
    'All 5 are placed, anew each turn. They are never lost: if their region falls they come back to hand and are redeployed at the end of the attacker’s turn.',
  'CL-BIVOUACKING-3': 'They disappear in decline.',
  'CL-COMMANDO-1': 'Every region costs 1 token less.',
  'CL-DIPLOMAT-1':
    'At the end of your turn you may name one opponent whose active people you did not attack this turn (a failed roll is an attack [R: diplomat-failed-roll]). Until your next turn that opponent cannot attack the Diplomats’ active people.',
  'CL-DIPLOMAT-2': 'The peace does not bind peoples in decline (Ghouls may attack).',
  'CL-DIPLOMAT-3':
    'You may name an opponent who has no active people. [R: diplomat-peopleless] The peace ends when the Diplomats decline. [R]',
  'CL-DRAGON-1': 'Once per turn they conquer a region within reach with a single token, whatever defends it, and the dragon moves in.',
  'CL-DRAGON-2': 'The dragon’s region is immune until the dragon moves on.',
  'CL-DRAGON-3': 'The dragon disappears in decline. If its region is abandoned, it returns to its owner. [R: dragon-abandoned]',
  'CL-FLYING-1': 'Every land region is within reach, even for the first conquest; seas and the lake never are.',
  'CL-FOREST-1': 'They receive 1 extra coin for each forest they hold.',
  'CL-HILL-1': 'They receive 1 extra coin for each hill they hold.',
  'CL-SWAMP-1': 'They receive 1 extra coin for each swamp they hold.',
  'CL-FORTIFIED-1': 'Once per turn they may place a fortress in a region they hold: one per region, and 6 on the map at most.',
  'CL-FORTIFIED-2':
    'Each fortress gives +1 defence, even in decline, and brings 1 extra coin every turn as long as the people is not in decline.',
  'CL-FORTIFIED-3': 'It disappears when the region is left or lost. None is placed in decline.',
  'CL-HEROIC-1':
    'At the end of the turn the two heroes stand in two different regions of theirs (only one does if they hold a single region [R]) and make them immune.',
  'CL-HEROIC-2': 'They disappear in decline.',
  'CL-MERCHANT-1': 'They receive 1 extra coin for each region they hold.',
  'CL-MOUNTED-1': 'Farmland and hills cost 1 token less.',
  'CL-PILLAGING-1':
    'They receive 1 extra coin for each non-empty region they conquered this turn (2 in all with Orcs), even if it is given up again before the turn ends (Amazons). [R: pillage-given-up]',
  'CL-SEAFARING-1':
    'They may conquer seas and the lake as empty regions. A sea that touches the edge may be their first conquest, the lake may not. [R: seafaring-entry]',
  'CL-SEAFARING-2': 'They keep and score these regions in decline too, and only another Seafaring people can take them.',
  'CL-SEAFARING-3': 'Holding a sea does not stop a new people from coming in beside it.',
  'CL-SPIRIT-1':
    'In decline this people does not count towards the limit of one: its owner may have the Spirit people and one other in decline.',
  'CL-SPIRIT-2': 'When a third people declines, the other one leaves the map, never the Spirit people.',
  'CL-STOUT-1': 'After a complete turn and its scoring you may decline at once, without scoring a second time.',
  'CL-STOUT-2': 'The usual rules of decline apply, and next turn you take a new people.',
  'CL-UNDERWORLD-1': 'Regions with a cavern cost 1 token less.',
  'CL-UNDERWORLD-2':
    'For their conquests all regions with a cavern border each other, but the [first conquest](CL-FIRST-1) follows the usual rule.',
  'CL-WEALTHY-1': 'They receive 7 coins, once only, at the end of the people’s first turn.',
} as const;
