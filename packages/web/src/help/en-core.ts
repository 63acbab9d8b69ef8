/** The core rules and the boards in English, in our own words. */
export const enCore = {
  'CORE-SETUP-1':
    'Two to five can play. A game lasts 10 rounds with 2 or 3 players, 9 rounds with 4 and 8 rounds with 5 (the rule books only say “8, 9 or 10”; the rest is printed on the round track).',
  'CORE-SETUP-2': 'Every player starts with 5 coins. The bank never runs out. [R]',
  'CORE-SETUP-3':
    'Race tiles and power tiles are shuffled separately. Five pairs form the column and the tops of the two stacks make a sixth, so there are 6 combos to choose from.',
  'CORE-SETUP-4':
    'A native token stands in every region that shows its symbol: a Lost Tribe in Small World, a Murloc in Azeroth. Every mountain region holds a mountain piece, which never leaves it.',
  'CORE-SETUP-5':
    'The first player is drawn by lot, unless the table says who starts [R: the customs of the rule books, “the last to have played a video game” and “the pointiest ears”, are left to the host]. Play then goes round the table in seat order.',
  'CORE-DRAFT-1':
    'If you have no active people when your turn begins, you must take one of the combos on offer. The top one is free; each one further down costs one coin more.',
  'CORE-DRAFT-2':
    'You pay by laying one coin on each combo above the one you take. You may not take what you cannot pay for, and the coins lying on a combo do not help to pay for it. [R: draft-coins-help]',
  'CORE-DRAFT-3': 'Coins lying on a combo go to whoever takes it.',
  'CORE-DRAFT-4': 'You receive as many tokens as the race value and the power value add up to, but never more than the supply holds.',
  'CORE-DRAFT-5':
    'The combos below move up one place, taking their coins along, and the next pair is revealed. Once the stack of races is empty, fewer than 6 combos are on offer.',
  'CORE-DRAFT-6': 'When the power tiles run out, the discarded ones are shuffled to form a new stack.',
  'CORE-DRAFT-7': 'In the turn in which you decline you do not take a new people; you do so at the start of your next turn.',
  'CORE-CONQUER-1':
    'A region costs 2 tokens, plus 1 for each token defending it (natives or another player’s people; for your own people in decline see [Small World](CL-COST-1) and [Azeroth](AZ-COST-1)), plus 1 for each defence piece (mountain, lair, fortress, encampment, wisp wall, fort …), plus travel in Azeroth, minus every discount that applies. Discounts add up.',
  'CORE-CONQUER-2': 'A conquest always takes at least 1 token, whatever the discounts.',
  'CORE-CONQUER-3': 'The tokens you spend stay in the region until you redeploy.',
  'CORE-CONQUER-4':
    'The region must border one that your active people holds, unless an ability says otherwise. A people without a region on the map follows the first-conquest rule of its edition again.',
  'CORE-CONQUER-5':
    'Seas and lakes cannot be conquered unless an ability allows it. They then cost 2 tokens and bring 1 coin, like any other region.',
  'CORE-CONQUER-6':
    'You may not attack your own active people. You may attack your own people in decline; the tokens you drive out that way are lost.',
  'CORE-CONQUER-7': 'You may go on conquering as long as you have tokens, and stop whenever you like.',
  'CORE-CONQUER-8':
    'A region is *non-empty* when it holds a native token or a race token. Mountains, places, artifacts and other pieces alone leave it empty. (For your own tokens in decline see [Small World](CL-NONEMPTY) and [Azeroth](AZ-NONEMPTY).)',
  'CORE-CONQUER-9':
    'An *immune* region cannot be conquered, and no ability, race, power, artifact or piece of an opponent can target it. The abilities of its own holder still work there. [R]',
  'CORE-LOSS-1':
    'When an active people loses a region, one of the tokens there goes back to the supply for good; the others return to their owner’s hand.',
  'CORE-LOSS-2': 'A token that stood alone is lost.',
  'CORE-LOSS-3': 'When a people in decline loses a region, all its tokens there are lost ([Ghouls](CL-GHOULS-3) are the exception).',
  'CORE-LOSS-4':
    'Once the attacker’s turn has been scored, every player with tokens in hand places them in regions their people still holds, bordering or not. They do so in turn order, starting after the attacker. [R: retreat-order]',
  'CORE-LOSS-5':
    'If your people no longer holds any region, you keep its tokens in hand and come back in your own turn by the first-conquest rule.',
  'CORE-LOSS-6':
    'Mountains stay and defend the new holder. All other pieces leave with the old holder, unless their own text says otherwise.',
  'CORE-DIE-1': 'The faces of the die are 0, 0, 0, 1, 2 and 3 (as printed on it; the rule books do not list them).',
  'CORE-DIE-2':
    'With at least one token in hand you may name a region that costs more than you have, then roll the die. If your hand and the die together reach the cost, all the tokens left in your hand take the region.',
  'CORE-DIE-3':
    'If they do not, nothing is conquered and the tokens stay in your hand for redeployment. Either way there are no more conquests this turn.',
  'CORE-DIE-4':
    'You name the region before you roll, and it must be one you are allowed to attack. You may roll only if you cannot pay the cost, and only if a 3 would be enough. [R: hopeless-roll]',
  'CORE-DEPLOY-1':
    'After your conquests you take up your active tokens, leaving one in each region, and spread them over your regions as you like. Every region keeps at least 1 token, and all tokens are placed as long as the people holds a region.',
  'CORE-DEPLOY-2': 'You cannot give up a region at this point, unless an ability forces you to.',
  'CORE-DEPLOY-3': 'Active tokens and tokens in decline never share a region.',
  'CORE-SCORE-1': 'At the end of your turn you receive 1 coin for each region held by your peoples, active or in decline.',
  'CORE-SCORE-2':
    'To this you add what races, powers, artifacts, places and factions bring. The abilities of a people in decline bring nothing, unless they say so.',
  'CORE-SCORE-3': 'Every score is itemised: you can see which rule brought how much.',
  'CORE-SCORE-4':
    'How many coins you own stays hidden from the others until the end. What everybody could see, such as prices paid and scores taken, can still be read in the log, as at a table. [R: whoever counts along may know; the page never shows a total]',
  'CORE-TURN-1': 'If you have an active people, you either expand it or let it decline.',
  'CORE-TURN-2': 'To expand, you take up your active tokens, leaving one in each region.',
  'CORE-TURN-3':
    'Then, before your first conquest [R: abandon-when], you may abandon regions: the last token comes back to your hand and the region belongs to nobody. If you abandon them all, you follow the first-conquest rule.',
  'CORE-TURN-4':
    'Even if your active people has no token left anywhere, you may still expand (and only score) or decline. [R: no-tokens-left]',
  'CORE-DECLINE-1': 'The race tile is turned over. The power tile is discarded, unless it says that it stays.',
  'CORE-DECLINE-2':
    'One token stays in each region the people holds, now in decline. All the others, including those in hand, go back to the supply.',
  'CORE-DECLINE-3': 'You can have only one people in decline: the previous one first leaves the map, with all its tokens and pieces.',
  'CORE-DECLINE-4':
    'You make no conquests in the turn in which you decline. You score your regions, including those that have just gone into decline, without the bonuses of what you gave up, and your turn ends.',
  'CORE-DECLINE-5':
    'When the last token of a people in decline leaves the map, for whatever reason, its race tile goes under the stack, or to the lowest free place of the column if the stack is empty. For a people that declines without a region, this happens at once.',
  'CORE-END-1': 'The game ends when everybody has played the last round. The player with the most coins wins.',
  'CORE-END-2':
    'A tie goes to the player with the most race tokens on the map, active and in decline (no other pieces count). If it is still a tie, the victory is shared. [R]',
  'MAP-DATA-1': 'A board is a plain list of data: known fields of the right type, 64 regions at most, short names.',
  'MAP-LINT-1': 'Borders always go both ways, and no region borders itself.',
  'MAP-LINT-2':
    'On every island the borders can be drawn flat without crossing, and hang together in one piece. Outside Azeroth a board is one island.',
  'MAP-LINT-3':
    'Shapes agree with the borders, do not overlap and cover their island. Every name and every spot for tokens lies inside its region, and no region is too small for a finger.',
  'MAP-LINT-4':
    'The pieces in the box set limits: at most 9 mountains (10 in Azeroth), at most 18 Lost Tribes or 15 Murlocs on the largest set of boards, and at most 9 forests on the boards of one game.',
  'MAP-LINT-5': 'Every face of an island has exactly one marker region, at most one sea or lake, and at least two landings.',
} as const;
