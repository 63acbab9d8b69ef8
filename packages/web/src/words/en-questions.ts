import type { Questions } from './question-words.ts';

const s = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

export const enQuestions: Questions = {
  diplomat: {
    asks: 'With whom do you make peace? They cannot attack you until your next turn.',
    answers: { none: 'Peace with nobody', ally: (name) => `Peace with ${name}` },
  },
  stout: {
    asks: 'Do your Stout people decline now, after scoring, or stay active?',
    answers: { done: 'Stay active' },
  },
  berserk: { answers: { none: 'Give it up' } },
  amazons: {
    asks: 'Four Amazons only attack and now step aside: which region do you give up for them?',
  },
  battlefield: {
    asks: 'Which faction do you fight? Its defeats count twice for you.',
    answers: { alliance: 'The Alliance', horde: 'The Horde', none: 'Neither' },
  },
  worgen: {
    asks: 'Which form do your Worgen take this turn?',
    answers: { human: 'Human form: +2 coins', worgen: 'Worgen form: 1 coin, and everything costs 1 token less' },
  },
  forsaken: {
    asks: 'How many of the fallen do you buy, for one coin each?',
    answers: { '0': 'Buy none', number: (n) => `Buy ${n} for ${s(Number(n), 'coin')}` },
  },
  goblins: {
    asks: 'Lay bombs beside your regions; they go off when your next turn begins.',
    asksInWords: 'Setting off this bomb costs coins. Do you pay?',
    answers: { pay: 'Pay and set it off', none: 'Do not pay: take the bomb back' },
  },
  gnomes: {
    asks: 'The assault fell short. Roll once more as your last conquest, or give it up?',
    answers: { none: 'Give it up' },
  },
  humans: {
    asks: 'Place an objective: whoever takes that region is paid.',
  },
  ethereals: {
    asks: 'Which artifact do you take?',
  },
  tauren: {
    asks: 'Tauren never stand alone: where does this token go?',
  },
  intimidating: {
    asks: 'One of your tokens flees: where does it go?',
  },
  'aegis-of-aggramar': {
    asks: 'Where does the Aegis go? That region is immune.',
  },
  'heart-of-azeroth': {
    asks: 'Where does the Heart go? Every neighbour pays its holder.',
  },
  entrenched: {
    asks: 'There are not forts enough for all regions: where does the next one stand?',
  },
  defensive: {
    asks: 'There are not watch towers enough for all fields: where does the next one stand?',
  },
};
