/** The races and powers of the Azeroth edition in English, in our own words. */
export const enTiles = {
  'AZ-DRAENEI-1':
    'In each turn of an opponent, the first token they would lose, to a conquest or to any power, stays in hand and is redeployed.',
  'AZ-DRAENEI-2': 'Any further losses in that turn are normal. This only works while they are active.',
  'AZ-NIGHT-ELVES-1': 'Forests cost 1 token less.',
  'AZ-NIGHT-ELVES-2': 'Each forest they conquer gets a wisp wall (+1 defence; one per region, 9 in all).',
  'AZ-NIGHT-ELVES-3': 'It stays in decline, and disappears when the region is conquered or emptied.',
  'AZ-BLOOD-ELVES-1': 'They receive 1 extra coin for each magic source they hold.',
  'AZ-ETHEREALS-1':
    'Once per turn they either steal an artifact that lies face up [R] from a region that borders theirs (it moves to a region of theirs next to it, and may be used at once) …',
  'AZ-ETHEREALS-2': '… or conquer a bordering region with a place that lies face up [R] for 2 tokens less.',
  'AZ-ETHEREALS-3': 'They cannot steal from an immune region. A theft is not an attack. [R]',
  'AZ-GNOMES-1':
    'Once per turn they can make an airborne assault: any land region of any board counts as bordering. Once they have named it, a free die is rolled and lowers the cost (to no less than 1).',
  'AZ-GNOMES-2':
    'If they have too few tokens after that roll, they may make it their last conquest, with the usual die as a second roll, or give it up; the assault is then spent. [R: gnomes-give-up]',
  'AZ-GNOMES-3': 'The assault may be the people’s first conquest, and costs no travel. [R: gnomes-entry]',
  'AZ-GOBLINS-1':
    'At the end of their turn they may lay bombs face down, one per region [R], from the top of their pile, in regions that border theirs and hold an opponent’s *active* tokens (a champion or beasts alone are not enough; under the Aegis, laying a bomb and setting it off are one attempt each [R: bombs-under-aegis]). Nobody sees the faces, not even their owner.',
  'AZ-GOBLINS-2':
    'At the start of their next turn, each bomb in a region an opponent still holds, with an active people or one by now in decline, is revealed. To the defender a live bomb is a conquest of the region (losses, survivors back to hand, a champion’s ransom paid to the Goblins’ owner [R: blast-ransom]) that leaves it empty; a dud does nothing. Both leave the game.',
  'AZ-GOBLINS-3':
    'A bomb in a region that is empty by then (or held by the Goblins’ owner [R]) goes back on top of the pile without being looked at.',
  'AZ-GOBLINS-4': 'Bombs are also revealed in the turn in which the Goblins decline; no new ones are laid in it.',
  'AZ-GOBLINS-5': 'When the pile is empty no more bombs are laid. They never go into immune regions.',
  'AZ-GOBLINS-6':
    'Whoever takes control of the Goblins shuffles all 12 bombs into their pile, even those that left the game with Goblins before them [R]. Six of them are live (the rule book counts the bombs and does not say how many work).',
  'AZ-HUMANS-1':
    'At the end of each of their turns they lay their 2 objectives in 2 different regions, on land [R: objective-land], that no Alliance people holds and that are not immune [R: objective-immune]. They take them up again first if need be, and lay fewer if there are fewer such regions [R].',
  'AZ-HUMANS-2':
    'When another player conquers such a region with a people that is not of the Horde, that player gains 2 coins at once; the Humans gain 2 coins as well and take the objective back.',
  'AZ-HUMANS-3': 'If the Humans conquer it themselves, they gain 2 coins and take the objective back.',
  'AZ-HUMANS-4':
    'A conqueror from the Horde (or a neutral people that sides with it [R: objective-sided-horde]) gains nothing, and the objective stays. The objectives disappear in decline. [R]',
  'AZ-KOBOLDS-1': 'Every region with a cavern, on every board, counts as bordering theirs.',
  'AZ-KOBOLDS-2': 'A cavern may be their first conquest, also when they come back after losing everything [R], and costs no travel.',
  'AZ-NAGA-1': 'They may conquer seas and lakes, for 2 tokens.',
  'AZ-NAGA-2': 'Their first conquest may be a sea or lake and costs no travel, also when they come back [R: naga-return].',
  'AZ-NAGA-3': 'They stay there in decline, and nobody can conquer the water they hold.',
  'AZ-DWARVES-1': 'Mountains cost 2 tokens less.',
  'AZ-ORCS-1':
    'They receive 1 coin for each region they conquer from an Alliance people, on top of the faction bonus, when they score [R: conquest-coins-when]. So it is with the coins of Warmasters and the Enraged.',
  'AZ-PANDAREN-1':
    'At the end of each of their turns, every opponent whose active people they did not attack in it (an [attack](AZ-PANDAREN-2) as in the next rule; a failed roll counts) receives a harmony token, even with no people at all.',
  'AZ-PANDAREN-2':
    'Whoever has one pays the Pandaren 2 coins before the first attack on them in a turn: that is any attempt to conquer, and anything that makes them lose or move a token. It is paid once per turn.',
  'AZ-PANDAREN-3': 'The tokens come back at the start of each turn of the Pandaren, and disappear in decline.',
  'AZ-PANDAREN-4':
    'A Goblin bomb laid on them is an attack when it is revealed: its owner pays 2 coins or puts it back on the pile without looking at it. [R: harmony-bombs]',
  'AZ-FORSAKEN-1':
    'For each token they caused to be lost this turn (active, in decline or a Murloc, and even one of their owner’s own people in decline) they may buy one Forsaken for 1 coin, as long as the supply lasts.',
  'AZ-FORSAKEN-2':
    'They are bought and arrive all together, after the last conquest and just before redeployment; they are not paid for at each loss. [R: forsaken-bought-when]',
  'AZ-TAUREN-1':
    'They never hold or conquer a region with fewer than 2 tokens: a conquest costs at least 2, two stay in each region when troops are readied, and two in each at redeployment.',
  'AZ-TAUREN-2':
    'A Tauren left alone for whatever reason goes to another Tauren region of its owner’s choice. If there is none it comes to hand [R: tauren-lone-active], or is lost if they are in decline [R: tauren-lone-declined]. Beasts and the champion count as company [R: tauren-company]. When the beasts of last turn are discarded, the hills are counted, then those left alone go to others, and then all troops are readied [R: tauren-beasts].',
  'AZ-TAUREN-3': 'In decline 2 stay in each region; one that would stay alone joins another region [R].',
  'AZ-TAUREN-4': 'They need 2 tokens in hand for a last roll [R], and 2 Tauren to use Doomhammer [R: tauren-doomhammer].',
  'AZ-TROLLS-1': 'Non-empty regions cost 1 token less.',
  'AZ-WORGEN-1':
    'At the start of each of their turns, even the one in which they are taken [R], they choose a form anew (for a turn in which they decline see [the turn](AZ-TURN-2)). In human form they gain 2 coins at once; in worgen form they pay 1 coin, and every conquest this turn costs 1 token less.',
  'AZ-WORGEN-2': 'Without a coin to pay, they can only choose the human form. [R]',
  'AZ-ARCHAEOLOGIST-1': 'They receive 1 extra coin for each artifact or place they hold that lies face up [R].',
  'AZ-DEFENSIVE-1':
    'At the end of the turn a watch tower (6 in all) stands in each farmland they hold if, of the regions around it, they hold strictly more than any other single people (their owner’s people in decline and the Murlocs count as others [R: towers-others]). Towers disappear where this is no longer so. If there are too few towers, their owner chooses [R].',
  'AZ-DEFENSIVE-2': 'A watch tower makes its region immune. The towers disappear in decline.',
  'AZ-SWAMP-1': 'They receive 1 extra coin for each swamp they hold.',
  'AZ-FARMER-1': 'They receive 1 extra coin for each farmland they hold.',
  'AZ-FORESTER-1': 'They receive 1 extra coin for each forest they hold.',
  'AZ-HERBALIST-1': 'They receive 1 extra coin for each hill they hold.',
  'AZ-MOUNTAINEER-1': 'They receive 1 extra coin for each mountain they hold.',
  'AZ-MINER-1': 'They receive 1 extra coin for each cavern they hold.',
  'AZ-FISHER-1': 'They receive 1 extra coin for each region they hold that borders a sea or lake.',
  'AZ-EXPLORER-1': 'They receive 1 extra coin for each board on which they hold a region.',
  'AZ-BEASTMASTER-1':
    'At the start of each of their turns (for a turn in which they decline see [the turn](AZ-TURN-2)) all their beasts are discarded first; then they take as many as they hold hills without them [R: beasts-counted-when] (5 at most).',
  'AZ-BEASTMASTER-2':
    'Beasts conquer, defend and redeploy like tokens. A cost is paid with beasts first [R], and beasts alone may take and hold a region [R: beast-only-region].',
  'AZ-BEASTMASTER-3': 'When a region with a beast is lost, one beast is the loss and everything else goes back to hand.',
  'AZ-BEASTMASTER-4':
    'Beasts disappear in decline and do not count for ties. A region held by beasts alone belongs to nobody once they are discarded. [R]',
  'AZ-ENRAGED-1':
    'A region that held at least 2 race tokens when they conquered it brings them that many coins when they score, like [those of the Orcs](AZ-ORCS-1). Beasts and the champion count as tokens here. [R: enraged-pieces]',
  'AZ-CHAMPION-1':
    'Once per turn they may conquer a bordering region for nothing, whatever defends it (but not an immune region, and tolls must be paid [R: champion-tolls]), by putting the champion there, who needs no company even among Tauren [R: tauren-champion-alone].',
  'AZ-CHAMPION-2': 'It defends as 1 token.',
  'AZ-CHAMPION-3':
    'When its region is conquered no token is lost: its owner pays the conqueror 1 coin and takes the champion back, to redeploy it.',
  'AZ-CHAMPION-4':
    'It can be redeployed like a token. A region that it held alone belongs to nobody once it goes on [R: champion-alone-leaves]. It disappears in decline. [R]',
  'AZ-BLACKSMITH-1': 'Every region costs 1 token less.',
  'AZ-WARMASTER-1': 'They receive 1 extra coin for each non-empty region they conquer, when they score, like [the Orcs](AZ-ORCS-1).',
  'AZ-PORTAL-MAGE-1':
    'Twice per turn they may swap all the pieces and tokens of two regions with a magic source, no matter who holds them, except mountains, places and face-down markers (which might be places [R: portal-face-down]).',
  'AZ-PORTAL-MAGE-2':
    'They cannot swap a region that is immune to them, nor swap once conquests are over [R: portal-when]. Moving Pandaren is an attack on them. [R]',
  'AZ-NAVIGATOR-1': 'Travel costs them nothing, even when they first come in.',
  'AZ-MARSHDWELLER-1':
    'Before conquering one of their swamps, an opponent pays their owner 1 coin. It is due on the attempt and is not given back [R: marsh-toll].',
  'AZ-MARSHDWELLER-2': 'This also works in decline (the power tile stays).',
  'AZ-ENTRENCHED-1':
    'A fort (+1 defence; one per region, 10 in all) goes down in each region they conquer, and at the end of the turn in any region they hold without one (a portal may have brought it), as long as forts are left.',
  'AZ-ENTRENCHED-2': 'It stays in decline (the power tile stays), and disappears when the region is conquered or emptied.',
  'AZ-INTIMIDATING-1':
    'Three times per turn, in three different regions or several times in the same one, they may move a token, active or in decline, from a region that borders theirs to another region of the same people, chosen by the player who intimidates [R: intimidated-goes-where]. If there is none, the token is lost.',
  'AZ-INTIMIDATING-2': 'A Murloc is always lost.',
  'AZ-INTIMIDATING-3': 'A wisp wall or fort must go first, which uses up one of the three times.',
  'AZ-INTIMIDATING-4':
    'They cannot intimidate after the last conquest: once they have made one, another must be possible as things stand, by a last roll or a special attack if need be [R: intimidation-last]. Nor can they intimidate tokens out of immune regions, or into them [R: intimidate-into-immune]. Beasts and the champion cannot be targets [R: intimidate-pieces].',
} as const;
