import { expect, test } from 'vitest';
import { nameFrom } from './names.ts';

const code = (code: string) => expect.objectContaining({ code });

test('a name is kept as it is written, whatever the script, without the spaces around it', () => {
  for (const name of ['Anna', 'Zoë', '李', 'אבג', 'می', 'Bérénice 2', '❤️ 7', '⚔', 'नमस्ते', 'Bob', 'Robot', 'Planner', 'Ελένη', 'Мастер'])
    expect(nameFrom(` ${name} `)).toBe(name.normalize('NFC'));
});

test('marks that stand on nothing, or on each other, are no name', () => {
  for (const name of ['\u0301', '\u0301\u0302\u0303', '\ufe0f', ' \u20dd', '…', '--', '\u0301Anna', `A${'\u0336'.repeat(9)}nna`])
    expect(() => nameFrom(name)).toThrow(code('bad-name'));
});

test('nothing unseen is in a name, and nothing that turns the direction of writing', () => {
  for (const unseen of ['\u200b', '\u202e', '\u2066', '\u2069', '\u200f', '\u00ad', '\u3164', '\u2028', '\u{e0041}', '\u0000', '\u180e'])
    expect(() => nameFrom(`An${unseen}na`)).toThrow(code('bad-name'));
});

test('nobody is called like a bot, nor so that people take them for one', () => {
  const bots = [
    'Planner bot',
    'PΙanner bot',
    'planner  BOT 2',
    'Ρlаnnеr bоt',
    'Ｐｌａｎｎｅｒ ｂｏｔ',
    'P l a n n e r-bot',
    'Plánner bőt',
    'Randorn bot',
  ];
  for (const name of [
    ...bots,
    '𝐌𝐚𝐬𝐭𝐞𝐫 𝐛𝐨𝐭',
    'ᴍᴀꜱᴛᴇʀ ʙᴏᴛ',
    'Novice b0t',
    'Greedy bot.',
    'Sharp bot',
    'Robot maitre',
    'Casual raider bot',
    'Robot amateur casanier',
    'Expert bot 2',
  ])
    expect(() => nameFrom(name)).toThrow(code('bots-name'));
});
