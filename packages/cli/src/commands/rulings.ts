import { newest, type Ruling, readings, rulings, versionOf } from '@elbowroom/rules';
import { type Command, Misread, oneOf, optionsOf, wholeNumber } from '../command.ts';

const LANGUAGES = ['en', 'fr'] as const;
type Language = (typeof LANGUAGES)[number];

/** Where two careful readers of the book differ: every question, its readings, and how it is played unless a table says otherwise. */
export const rulingsCommand: Command = {
  usage: 'rulings [--rules n] [--language en|fr] [--json]',
  what: 'Lists every ruling that a table may read otherwise (--ruling name=reading), with its readings; the one that a rules version plays is marked with a star.',
  run: async (args, { say }) => {
    const given = optionsOf(args, {
      rules: { type: 'string', default: String(newest.version) },
      language: { type: 'string', default: 'en' },
      json: { type: 'boolean', default: false },
    });
    const rules = wholeNumber('rules', given.rules, 1, newest.version);
    if (versionOf(rules) === undefined) throw new Misread(`--rules: there is no rules version ${rules}`);
    const language = oneOf('language', given.language, LANGUAGES);
    const played = readings({ rules });
    const all = Object.entries<Ruling>(rulings);
    if (given.json)
      say(JSON.stringify({ rules, rulings: all.map(([name, ruling]) => ({ name, ...ruling, played: played[name] })) }, undefined, 2));
    else for (const [name, ruling] of all) for (const line of linesOf(name, ruling, played[name] ?? '', language)) say(line);
    return 0;
  },
};

function linesOf(name: string, { rule, asks, readings: words }: Ruling, played: string, language: Language): string[] {
  const width = Math.max(...Object.keys(words).map((reading) => reading.length));
  return [
    `${name}  (${rule})`,
    `  ${asks[language]}`,
    ...Object.entries(words).map(([reading, said]) => `  ${reading === played ? '*' : ' '} ${reading.padEnd(width)}  ${said[language]}`),
    '',
  ];
}
