import type { HintWords } from './hint-words.ts';

export const enHints: HintWords = {
  title: 'Good to know',
  gotIt: 'Got it',
  noMore: 'No more hints',
  rule: 'The rule',
  setting: 'Hints for newcomers',
  says: {
    pick: 'The number is how many tokens you get: they are your strength. Lower peoples cost a coin for each one passed over, and the power is half of the deal.',
    pickAgain: 'Your old people goes on scoring in decline. Coins that lie on a people on offer are yours if you take it.',
    enter:
      'Come in where the map glows, mostly at its edge. The number is what a region costs: 2 tokens, and 1 for each token or piece there.',
    further: 'Go on next to your regions while your tokens last. Every region you hold pays a coin when the turn ends.',
    die: 'Too few tokens? Name one last region and roll: the die adds 0 to 3. Whatever it shows, your conquests are over.',
    deploy: 'Spare tokens guard: each makes its region cost attackers 1 more. One always stays in every region.',
    piece: 'This piece comes with your race or power. Put it where it helps most; tapping a region tells what stands there.',
    choice:
      'Few tokens to conquer with? Then decline: no conquests now, but your regions go on scoring, and next turn you pick a new people.',
    expand:
      'One token has stayed in each region, the others are in hand again. You may give up a region for its last token before you conquer.',
    decline:
      'This costs you a turn of conquests and the abilities of this people. You can have one people in decline: an older one leaves the map.',
    retreat: 'You have lost a region. As a rule one token is gone and the others return: place them where you expect the next attack.',
    ability: 'Your people can do something special now: its button first says what, and nothing happens before you confirm.',
    battle: 'You take a race of your own faction with the power beside it. Where two play for a faction, the poorer of them counts.',
    landing:
      'Come in at a landing, the regions with an anchor, of any island. It costs 2 tokens, 1 for each token or piece there, and 1 for the voyage.',
    travel: 'Every landing of every island can be reached by sea at any time, for 1 token more if it does not border your regions.',
    faction: 'Alliance and Horde are enemies: each people of the other faction that you take a region from brings you a coin this turn.',
    sealed: 'A marker lies face down: whoever takes its region first turns up an artifact or a place.',
    marker: 'You hold an artifact or a place: tap its region to read what it does. It serves active peoples only.',
  },
};
