import { newest, type Ruling, readings, rulings, versionOf } from '@elbowroom/rules';
import { type RulingWords, wordsOf } from '@elbowroom/wording';
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
    const all = told(rules);
    if (given.json) say(JSON.stringify({ rules, rulings: all }, undefined, 2));
    else for (const one of all) for (const line of linesOf(one, language)) say(line);
    return 0;
  },
};

type ToldRuling = Omit<Ruling, 'readings'> & RulingWords & { readonly name: string; readonly played: string };

function told(rules: number): ToldRuling[] {
  const played = readings({ rules });
  return Object.entries<Ruling>(rulings).flatMap(([name, ruling]) => {
    const words = wordsOf(name);
    return words === undefined ? [] : [{ name, ...ruling, ...words, played: played[name] ?? '' }];
  });
}

function linesOf({ name, rule, asks, readings: answers, played }: ToldRuling, language: Language): string[] {
  const width = Math.max(...Object.keys(answers).map((reading) => reading.length));
  return [
    `${name}  (${rule})`,
    `  ${asks[language]}`,
    ...Object.entries(answers).map(([reading, said]) => `  ${reading === played ? '*' : ' '} ${reading.padEnd(width)}  ${said[language]}`),
    '',
  ];
}
