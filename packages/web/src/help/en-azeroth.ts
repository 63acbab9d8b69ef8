/** The rules of the Azeroth edition, but for its tiles, and of the battle in English, in our own words. */
export const enAzeroth = {
  'AZ-ISLAND-1':
    'The boards are drawn by lot to suit the number of players: for 2, a large and a small one; for 3, one of each size; for 4, a large, two medium and a small one; for 5, two large, a medium and two small ones. Each board has two faces, and one of them is drawn. Boards are islands: no region of one borders a region of another.',
  'AZ-ISLAND-2':
    'As many artifact and place markers as there are players are drawn from the 12 and laid face down at random, one on the marker region of each board.',
  'AZ-FIRST-1':
    'A people without a region on the map comes in by a landing on any island and pays for the travel: 3 tokens if the landing is empty.',
  'AZ-TRAVEL-1':
    'Any landing on any island may be attacked at any time. It costs 1 extra token for travel if it borders no region of the same active people. A region that an ability makes “adjacent” never costs travel.',
  'AZ-COST-1': 'Every token of another *people* adds to the cost, even those of your own people in decline.',
  'AZ-NONEMPTY':
    'Murlocs and the race tokens of any people, your own people in decline included, make a region non-empty (the rule book says “a race token”). A champion or beasts alone leave it empty [R: pieces-non-empty].',
  'AZ-WATER-1':
    'Only the Naga can conquer seas and lakes. Everything else reaches them there: bombs [R: bombs-water], intimidation, which may also drive tokens into the water [R: intimidation-water], and theft [R: theft-water].',
  'AZ-MURLOC-1':
    'Murlocs count as a people in decline that belongs to nobody. A Murloc defends as 1 token, makes its region non-empty, has no faction, and counts as a people of its own whenever majorities are compared.',
  'AZ-PAY-1':
    'If something must be paid for before it is done (harmony, the toll of the swamps, the Aegis, Doomhammer), you need the coins in your purse, or you may not do it, even for harmony and the swamps [R: tolls-unpayable]. Payments you are forced to make (the Heart, a ransom) take what is there. [R]',
  'AZ-PAY-2':
    'What is in your purse stays hidden: you are also asked where you have too few coins for more than one answer. [R: unpayable-asked]',
  'AZ-FACTION-1':
    'When you score, you receive 1 coin for each *people* of the opposing faction from which you conquered at least one region this turn. Two regions of the same people still bring only 1.',
  'AZ-FACTION-2':
    'A player’s active people and people in decline are two different peoples. Neutral peoples neither give nor receive the bonus, and Murlocs give none. Your own people in decline counts if it is of the opposing faction. [R: own-declined-faction]',
  'AZ-FACTION-3':
    'Only conquests count: explosions, intimidation and swaps through a portal are none, neither here nor in any other rule that speaks of conquering. [R: blast-is-conquest]',
  'AZ-TURN-1':
    'At the start of your turn, before you choose to expand or decline, your bombs are revealed and your harmony tokens come back to you.',
  'AZ-TURN-2':
    'Once you have chosen to expand or have taken a new people come the beasts and the form of the Worgen, which the rule book puts at the start of each of their turns (a people that declines gets none of this [R: decline-turn-start]), and the side at the Battlefield. Then you ready your troops, abandon regions and conquer. Abilities, artifacts and conquests may be mixed in any order.',
  'AZ-TURN-3':
    'After the last conquest come the recruits of the Forsaken, the Spirit Healer and redeployment; then the pieces of the end of the turn, in this order: watch towers, objectives, bombs, Aegis, Heart, harmony [R]; then scoring; and then the [retreats](CORE-LOSS-4).',
  'AZ-MARKER-1': 'The first player to conquer the region of a marker turns it up, and it stays face up.',
  'AZ-MARKER-2': 'The player whose *active* people holds the region may use the marker at once. A people in decline cannot use it.',
  'AZ-MARKER-3':
    'An artifact lies where it was last used. It stays behind in a region that is abandoned or emptied, and goes to whoever takes that region. Places never move (except the [Well](AZ-WELL-1)).',
  'AZ-MARKER-4': '“Once per turn” means once in each player’s own turn.',
  'AZ-ASHES-1':
    'Once per turn you may conquer any region of any board as if it bordered yours, provided your people can conquer it at all (water is for the Naga).',
  'AZ-HEART-1':
    'At the end of your turn you lay it in a region your active people holds [R]. Each opponent whose active people holds a region bordering it pays you 1 coin.',
  'AZ-FROSTMOURNE-1': 'Once per turn a conquest costs you 2 tokens less.',
  'AZ-AEGIS-1':
    'At the end of your turn you lay it in a region your active people holds [R]. That region is immune, unless the attacker pays you 2 coins for each attempt, be it a conquest, a power or a theft. [R: aegis-each-try]',
  'AZ-DOOMHAMMER-1':
    'Once per turn you may conquer a region with 1 token, by paying 2 coins to the player who controls it, or to the bank if nobody does (or you do yourself [R: doomhammer-own-region]).',
  'AZ-BATTLEFIELD-1':
    'If you hold it when you score [R], the faction bonus counts twice for every people that lost 2 or more regions to you this turn.',
  'AZ-BATTLEFIELD-2':
    'A neutral people that holds it may side with the Alliance or the Horde for the turn, either when it expands or when it takes the place, and then scores the bonus too, for all its conquests of the turn [R: battlefield-earlier-conquests]. It may choose differently each turn. A place that arrives through a portal has not been taken: no side can be chosen until the next turn. [R]',
  'AZ-CHAPEL-1':
    'Its holder loses no tokens when their regions are attacked, not even in the attack that takes the chapel. Bombs and intimidation are attacks in this sense. [R: chapel-powers]',
  'AZ-HEALER-1': 'When you redeploy in your own turn [R], you receive 1 more race token, as long as the supply lasts.',
  'AZ-KARAZHAN-1': 'You receive 1 coin for each *other* region you hold with the same terrain as Karazhan’s.',
  'AZ-STONE-1': 'Travel costs you nothing.',
  'AZ-PORTAL-1': 'You receive 2 extra coins when you score.',
  'AZ-WELL-1':
    'When it is revealed it moves to the sea or lake of its board. If there is none, another place is drawn at random to replace it.',
  'AZ-WELL-2':
    'At the end of your turn each of your peoples, active or in decline, that holds strictly more of the regions around the Well than any other people receives 2 coins.',
  'BA-TEAM-1':
    'With 2 players: Alliance, Horde. With 3: Alliance, Horde, Neutral. With 4: Alliance, Horde, Alliance, Horde. With 5: Alliance, Horde, Neutral, Alliance, Horde. This is also the order of play; the first Alliance player starts.',
  'BA-TEAM-2':
    'Allies play and score separately, may attack each other, and may know each other’s coins: you see the total of an ally, but not those of the others.',
  'BA-DRAFT-1':
    'The races form one column for each faction. For the Alliance and the Horde it shows 3 races and the top of a stack of 3; for the Neutrals (with 3 and 5 players only) it shows all 4. The powers form one shared column of 3 and the top of their stack. That makes 4 rows.',
  'BA-DRAFT-2':
    'You take a race of your own faction together with the power in the same row. The first row is free; each row further down costs 1 coin more, paid to the bank.',
  'BA-DRAFT-3':
    'Both columns then move up and are refilled from their stacks; if no tile is left, a gap stays at the bottom. So every choice changes the pairs of the other factions.',
  'BA-DRAFT-4':
    'A race that leaves the game goes under the stack of its faction, or to the first free place of its column if fewer than 3 races are on offer there (so with 3 on offer and an empty stack it becomes the fourth row) [R: the Neutrals have no stack, so it is always the first free place]. Discarded powers are shuffled again when their stack is empty and a race would be left without a power.',
  'BA-RULES-1': 'Everything else is as in Small World of Warcraft: rounds, islands, markers, faction bonus.',
  'BA-END-1': 'With 2 and 3 players, each player’s coins are the score of their faction.',
  'BA-END-2':
    'With 4 and 5 players, the Alliance and the Horde each score the *lower* total of their two players; the Neutral player scores their own.',
  'BA-END-3':
    'This replaces the [usual way to break a tie](CORE-END-2): the faction with the highest score wins; in a tie, the one with the richest single player; if it is still a tie, the victory is shared.',
  'BA-END-4': 'The example of the rule book: Alliance 51 and 88, Neutral 67, Horde 79 and 72. The Horde wins with 72.',
} as const;
