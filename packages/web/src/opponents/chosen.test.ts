import { BOT_NAMES, OPPONENTS } from '@elbowroom/bots/names';
import { expect, test } from 'vitest';
import { botWords, calledOf, noteOf } from './bot-words.ts';
import { opponentFrom, withCharacter, withLevel } from './chosen.ts';

test('whoever can be chosen is known again, and so is the planner of games from before', () => {
  for (const name of OPPONENTS) expect(opponentFrom(name)).toBe(name);
  expect(OPPONENTS).not.toContain('planner');
  expect(opponentFrom('planner')).toBe('planner');
  for (const name of ['random', 'greedy', 'person', '', undefined]) expect(opponentFrom(name)).toBeUndefined();
});

test('every bot has a name of its own, in both languages', () => {
  for (const words of Object.values(botWords)) {
    expect(new Set(BOT_NAMES.map((name) => noteOf(name, words))).size).toBe(BOT_NAMES.length);
  }
  expect(noteOf('sharp', botWords.en)).toBe('bot, sharp');
  expect(calledOf('planner', botWords.en)).toBe('Planner bot');
  expect(calledOf('planner', botWords.fr)).toBe('Robot planificateur');
});

test('a character goes along to levels that have any, and is left where there are none', () => {
  expect(withLevel('dabbler', 'casual-raider')).toBe('dabbler-raider');
  expect(withLevel('sharp', 'casual-raider')).toBe('sharp');
  expect(withCharacter('casual', 'settler')).toBe('casual-settler');
  expect(withCharacter('planner', 'none')).toBe('planner');
});
