// node tools/rules-words.ts: writes the English rule texts of the page's help from docs/rules.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './sources.ts';

type Section = { readonly id: string; readonly title: string; readonly rules: readonly (readonly [id: string, text: string])[] };

const CHAPTERS = ['core', 'classic', 'azeroth', 'battle', 'maps'];
const GENERATED = 'packages/web/src/help/en-rules.gen.ts';

/** The sections of a rules document that define rules, each with its rules in order. */
function sectionsIn(chapter: string, document: string): Section[] {
  return document
    .split(/^## /m)
    .map((part, i) => {
      const [heading = '', ...lines] = part.replace(/^# .*\n/, '\n').split('\n');
      const title = heading.replace(/ \(.*/, '').replace(/:.*/, '').trim();
      const id = i === 0 ? chapter : `${chapter}/${title.toLowerCase().replace(/[^a-z]+/g, '-')}`;
      return { id, title: i === 0 ? 'General' : title, rules: lines.filter((line) => line.startsWith('- **')).flatMap(rulesIn) };
    })
    .filter(({ rules }) => rules.length > 0);
}

/** One line may hold several rules, and several ids may share a text. */
function rulesIn(line: string): [string, string][] {
  const parts = line.slice(2).split(/\*\*([A-Z0-9-]+)\*\*/);
  const found: [string, string][] = [];
  let sharing: string[] = [];
  for (let i = 1; i < parts.length; i += 2) {
    const text = (parts[i + 1] ?? '').trim();
    sharing.push(parts[i] ?? '');
    if (text === ',') continue;
    for (const [n, id] of sharing.entries()) found.push([id, tidy(sharing.length > 1 ? own(text, n, sharing.length) : text)]);
    sharing = [];
  }
  return found;
}

/** Of “forest / hill / swamp” the one that is meant. */
function own(text: string, n: number, of: number): string {
  return text.replace(/\w+(?: \/ \w+)+/, (list) => {
    const words = list.split(' / ');
    return words.length === of ? (words[n] ?? list) : list;
  });
}

/** Half sentences show that they go on; ids of tiles and straight quotes are for files, not for readers. */
function tidy(text: string): string {
  const read = text
    .replace(/^\([a-z-]+\) /, '')
    .replace(/"([^"]*)"/g, '“$1”')
    .replaceAll("'", '’');
  const ended = read.replace(/,? or$/, ' …').replace(/;$/, '.');
  if (!/^[a-z]/.test(ended)) return ended;
  return ended.startsWith('conquer ') ? `… ${ended}` : ended.charAt(0).toUpperCase() + ended.slice(1);
}

/** Ids of tiles whose value in a table is marked as not checked. */
function unverifiedIn(document: string): string[] {
  return [...document.matchAll(/^\| ([a-z-]+) \|.*\[U/gm)].map((row) => row[1] ?? '');
}

/** The file that the page loads: texts by id, then headings with the number of their rules, then tiles whose value could not be checked. */
function rulesFile(read: (chapter: string) => string): string {
  const sections = CHAPTERS.flatMap((chapter) => sectionsIn(chapter, read(chapter)));
  const unverified = CHAPTERS.flatMap((chapter) => unverifiedIn(read(chapter)));
  const entry = (key: string, value: string): string => `    ${JSON.stringify(key)}: ${value}`;
  return [
    '// biome-ignore-all format: one rule, one line',
    '// Written from docs/rules by `node tools/rules-words.ts`: edit those, then run it again.',
    '',
    'export const english = {',
    '  rules: {',
    sections.flatMap(({ rules }) => rules.map(([id, text]) => entry(id, JSON.stringify(text)))).join(',\n'),
    '  },',
    '  sections: {',
    sections.map(({ id, title, rules }) => entry(id, `[${JSON.stringify(title)}, ${rules.length}]`)).join(',\n'),
    '  },',
    `  unverified: ${JSON.stringify(unverified.join(' '))},`,
    '} as const;',
    '',
  ].join('\n');
}

export const generated = (): string => rulesFile((chapter) => readFileSync(join(root, `docs/rules/${chapter}.md`), 'utf8'));

/** What lies in the page's folder now. */
export const committed = (): string => readFileSync(join(root, GENERATED), 'utf8');

if (import.meta.main) {
  writeFileSync(join(root, GENERATED), generated());
  console.log(GENERATED);
}
