// npm run rules-words: takes down which rules docs/rules holds, and says of which ones the help needs words.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { enAzeroth } from '../packages/web/src/help/en-azeroth.ts';
import { enClassic } from '../packages/web/src/help/en-classic.ts';
import { enCore } from '../packages/web/src/help/en-core.ts';
import { enTiles } from '../packages/web/src/help/en-tiles.ts';
import { frAzeroth } from '../packages/web/src/help/fr-azeroth.ts';
import { frClassic } from '../packages/web/src/help/fr-classic.ts';
import { frCore } from '../packages/web/src/help/fr-core.ts';
import { frTiles } from '../packages/web/src/help/fr-tiles.ts';
import { root } from './sources.ts';

type Rule = { readonly id: string; readonly sentence: string };
type Section = { readonly id: string; readonly rules: readonly Rule[] };

const CHAPTERS = ['core', 'classic', 'azeroth', 'battle', 'maps'];

const HELP = 'packages/web/src/help';
/** What the page loads: ids by section, and tiles whose value could not be checked. */
const OUTLINE = `${HELP}/outline.gen.ts`;
/** What the page loads with the help: the sentences of rules that have no words of their own in English. */
const PLAIN = `${HELP}/en-plain.gen.ts`;
/** What only tests load: a fingerprint of each sentence that the words were written for, how many rulings it marks, and the names of those that a table may choose. */
const SENTENCES = `${HELP}/sentences.gen.ts`;

const english = { ...enCore, ...enClassic, ...enAzeroth, ...enTiles };
const french = Object.entries({ 'fr-core': frCore, 'fr-classic': frClassic, 'fr-azeroth': frAzeroth, 'fr-tiles': frTiles });

/** The sections of a rules document that define rules, each with its rules in order. */
function sectionsIn(chapter: string, document: string): Section[] {
  return document
    .split(/^## /m)
    .map((part, i) => {
      const [heading = '', ...lines] = part.replace(/^# .*\n/, '\n').split('\n');
      const title = heading.replace(/ \(.*/, '').replace(/:.*/, '').trim();
      const id = i === 0 ? chapter : `${chapter}/${title.toLowerCase().replace(/[^a-z]+/g, '-')}`;
      return { id, rules: lines.filter((line) => line.startsWith('- **')).flatMap(rulesIn) };
    })
    .filter(({ rules }) => rules.length > 0);
}

/** One line may hold several rules, and several ids may share a sentence. */
function rulesIn(line: string): Rule[] {
  const parts = line.slice(2).split(/\*\*([A-Z0-9-]+)\*\*/);
  const found: Rule[] = [];
  let sharing: string[] = [];
  for (let i = 1; i < parts.length; i += 2) {
    const sentence = (parts[i + 1] ?? '').trim();
    sharing.push(parts[i] ?? '');
    if (sentence === ',') continue;
    found.push(...sharing.map((id) => ({ id, sentence })));
    sharing = [];
  }
  return found;
}

/** Ids of tiles whose value in a table is marked as not checked. */
const unverifiedIn = (document: string): string[] => [...document.matchAll(/^\| ([a-z-]+) \|.*\[U/gm)].map((row) => row[1] ?? '');

/** Names of rulings: `[R: revenants-abandon]`, as against `[R: why]` in words. */
const choicesIn = (sentence: string): string[] => [...sentence.matchAll(/\[R: ([a-z]+(?:-[a-z]+)+)\]/g)].map((mark) => mark[1] ?? '');

const fingerprint = (sentence: string): string => createHash('sha256').update(sentence).digest('hex').slice(0, 8);

const HEAD = ['// biome-ignore-all format: one section or rule, one line', '// Written from docs/rules by `npm run rules-words`.', ''];
const quoted = (ids: readonly string[]): string => ids.map((id) => `'${id}'`).join(', ');

function outlineFile(sections: readonly Section[], unverified: readonly string[]): string {
  const entries = sections.map(({ id, rules }) => `    '${id}': [${quoted(rules.map((rule) => rule.id))}],`);
  return [
    ...HEAD,
    'export const outline = {',
    '  sections: {',
    ...entries,
    '  },',
    `  unverified: [${quoted(unverified)}],`,
    '} as const;',
    '',
  ].join('\n');
}

function sentencesFile(rules: readonly Rule[]): string {
  const entries = rules.map(
    ({ id, sentence }) =>
      `  '${id}': { is: '${fingerprint(sentence)}', rulings: ${sentence.split('[R').length - 1}, choices: [${quoted(choicesIn(sentence))}] },`,
  );
  return [...HEAD, 'export const sentences = {', ...entries, '} as const;', ''].join('\n');
}

/** Sentences as they are printed: with their own quotes and apostrophes. */
function plainFile(rules: readonly Rule[]): string {
  const printed = (sentence: string): string => sentence.replace(/"([^"]*)"/g, '“$1”').replaceAll("'", '’');
  const entries = rules.filter(({ id }) => !Object.hasOwn(english, id)).map(({ id, sentence }) => `  '${id}': '${printed(sentence)}',`);
  return [...HEAD, 'export const enPlain = {', ...entries, '} as const;', ''].join('\n');
}

const documents = CHAPTERS.map((chapter) => ({ chapter, text: readFileSync(join(root, `docs/rules/${chapter}.md`), 'utf8') }));
const sections = documents.flatMap(({ chapter, text }) => sectionsIn(chapter, text));
const rules = sections.flatMap((section) => section.rules);

const files = [
  {
    path: OUTLINE,
    text: outlineFile(
      sections,
      documents.flatMap(({ text }) => unverifiedIn(text)),
    ),
  },
  { path: PLAIN, text: plainFile(rules) },
  { path: SENTENCES, text: sentencesFile(rules) },
];

const kept = (path: string): string => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '');

/** Files that no longer say what docs/rules says. */
export const outdated = (): string[] =>
  files.filter(({ path, text }) => kept(path) !== text).map(({ path }) => `${path} is not what docs/rules says: npm run rules-words`);

/** Rules whose sentence is not the one that the words of the help were written for. */
export function unspoken(): string[] {
  const known = kept(SENTENCES);
  return rules
    .filter(({ id, sentence }) => !known.includes(`'${id}': { is: '${fingerprint(sentence)}'`))
    .map(({ id, sentence }) => `${id} is new or says something else now: ${sentence}`);
}

/** Rules without French words, each with the file of its neighbours. */
export function untranslated(): string[] {
  const fileOf = (id: string): string | undefined => french.find(([, words]) => Object.hasOwn(words, id))?.[0];
  return sections.flatMap(({ rules: together }) => {
    const file = together.map(({ id }) => fileOf(id)).find((found) => found !== undefined) ?? 'fr-*';
    return together.filter(({ id }) => fileOf(id) === undefined).map(({ id }) => `${HELP}/${file}.ts has no words for ${id}`);
  });
}

if (import.meta.main) {
  const changed = unspoken();
  for (const { path, text } of files) writeFileSync(join(root, path), text);
  for (const line of changed) console.log(line);
  if (changed.length > 0) console.log(`Now see to the words of these rules, in ${HELP}/en-*.ts and fr-*.ts.`);
  for (const line of untranslated()) console.error(line);
  if (untranslated().length > 0) process.exitCode = 1;
}
