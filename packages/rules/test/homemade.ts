/** Homemade tiles that join some of the fuzzer's games: twins of built-in ones, and odd ones that go to the ends of the vocabulary. */
import { azerothTwins, classicTwins } from '../src/homebrew/testing.ts';
import type { Effect, Homebrew } from '../src/homebrew/vocabulary.ts';

const everything: readonly Effect[] = [
  { effect: 'swim' },
  { effect: 'unhurt' },
  { effect: 'reach', when: 'always', where: { empty: true } },
  { effect: 'link', where: { terrain: ['swamp', 'sea', 'lake'] } },
  { effect: 'tokens', count: 5, perConquests: 1 },
  { effect: 'decline', keeps: 'acting' },
  { effect: 'decline', keeps: 'place' },
  { effect: 'decline', keeps: 'tokens' },
];

const odd: Homebrew = {
  races: [
    { id: 'tide-folk', value: 10, tray: 30, faction: 'horde', effects: everything },
    {
      id: 'hermits',
      value: 1,
      tray: 1,
      faction: 'alliance',
      effects: [{ effect: 'piece', piece: 'cell', count: 1, placed: 'conquests', defends: 'immune', inDecline: true }],
    },
    {
      id: 'masons',
      value: 4,
      faction: 'neutral',
      effects: [
        {
          effect: 'piece',
          piece: 'rampart',
          count: 20,
          placed: 'choice',
          defends: 'one',
          perRegion: 20,
          where: { beside: 'mountain' },
          inDecline: true,
        },
        { effect: 'piece', piece: 'scaffold', count: 20, placed: 'redeployment', defends: 'one', perRegion: 3 },
        { effect: 'income', coins: 1, per: 'piece', inDecline: true },
      ],
    },
    {
      id: 'moles',
      value: 5,
      faction: 'alliance',
      effects: [
        { effect: 'link', where: { symbol: 'cavern' } },
        { effect: 'discount', tokens: 3, where: { empty: false } },
        { effect: 'reach', when: 'entry', where: { terrain: ['mountain'], empty: true } },
      ],
    },
    { id: 'blanks', value: 7, faction: 'horde', effects: [] },
  ],
  powers: [
    {
      id: 'tireless',
      value: 0,
      effects: [
        { effect: 'decline', keeps: 'acting' },
        { effect: 'income', coins: 10, per: 'first-turn' },
      ],
    },
    {
      id: 'walled',
      value: 5,
      effects: [
        { effect: 'piece', piece: 'gate', count: 3, placed: 'first-conquests', defends: 'immune', inDecline: true },
        { effect: 'piece', piece: 'stockade', count: 4, placed: 'conquests', defends: 'one', where: { empty: false } },
        { effect: 'income', coins: 2, per: 'first-turn' },
      ],
    },
    { id: 'swollen', value: 3, effects: [{ effect: 'tokens', count: 5 }, { effect: 'unhurt' }] },
    {
      id: 'amphibious',
      value: 4,
      effects: [
        { effect: 'swim' },
        { effect: 'reach', when: 'entry', where: { terrain: ['sea', 'lake'] } },
        { effect: 'income', coins: 1, per: 'region', where: { terrain: ['sea', 'lake'] }, inDecline: true },
      ],
    },
    {
      id: 'remembered',
      value: 4,
      effects: [
        { effect: 'decline', keeps: 'place' },
        { effect: 'income', coins: 1, per: 'turn', inDecline: true },
      ],
    },
  ],
};

export const homemade: readonly Homebrew[] = [odd, classicTwins, azerothTwins];
