import type { BanterWords } from './banter-words.ts';

export const en: BanterWords = {
  talk: 'Bots talk a little',
  told: (name, line) => `${name}: “${line}”`,
  lines: {
    none: {
      greets: ['Good to see you all. Shall we?', 'A fine map. Pity that it is so small.', 'May the best neighbour win.'],
      prospers: ['That went rather well.', 'A turn to write home about.', 'I could get used to this.'],
      robbed: ['I was using that.', 'Noted.', 'And here I thought that we got along.'],
      declines: ['Time for some new faces.', 'They have done their part.', 'All good things come to a rest.'],
      wins: ['Thank you, that was close enough to be fun.', 'What a game. Again?'],
      loses: ['Well played. I see what I did wrong, I think.', 'You deserve that one. Again?'],
    },
    settler: {
      greets: ['I only want a quiet corner.', 'Mind the flower beds, please.', 'Room for everybody, if everybody stays home.'],
      prospers: ['See what a little patience does.', 'The harvest is in.', 'Good soil, good coins.'],
      robbed: ['I had just swept there!', 'We lived here, you know.', 'Was there no empty field for you?'],
      declines: ['I shall miss them. Every one of them.', 'One last look back, then.', 'They may keep their houses.'],
      wins: ['Slow and steady, as grandmother said.', 'There is no place like home. Or like first place.'],
      loses: ['At least my house still stands.', 'Next time I build the fence higher.'],
    },
    raider: {
      greets: ['Who has the weakest border? Asking for a friend.', 'Do not bother to lock the door.', 'I hear that you have nice regions.'],
      prospers: ['Taken, counted, spent.', 'You all gave so generously.', 'Best served by others.'],
      robbed: ['Oh, now it is my turn? Fine.', 'Bold. I like it. I will be back.', 'You will want to guard that.'],
      declines: ['Fresh boots, please.', 'They got slow. Next!', 'Enough plundered with these.'],
      wins: ['You may have it all back. In the next game.', 'A pleasure to take from you.'],
      loses: ['I left something standing, that was the mistake.', 'You bite back. Respect.'],
    },
    merchant: {
      greets: ['I have brought an abacus.', 'Everything has its price. Let us see yours.', 'Time is coins. Begin!'],
      prospers: ['As calculated.', 'The books are looking splendid.', 'And not a coin too much paid for it.'],
      robbed: ['That will be on your bill.', 'A write-off. It happens.', 'You overpaid for that, you know.'],
      declines: ['Sell at the top, I always say.', 'A sound moment to change the stock.', 'They go on paying. I go on buying.'],
      wins: ['The sum speaks for itself.', 'A profitable evening. Thank you all.'],
      loses: ['A bad quarter. Nothing more.', 'I shall go over my figures again.'],
    },
  },
};
