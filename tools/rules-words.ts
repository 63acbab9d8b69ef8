// node tools/rules-words.ts: takes down which rules docs/rules holds, and says of which ones the help needs new words.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './sources.ts';

type Rule = { readonly id: string; readonly sentence: string };
type Section = { readonly id: string; readonly rules: readonly Rule[] };

const CHAPTERS = ['core', 'classic', 'azeroth', 'battle', 'maps'];

/** What the page loads: ids by section, and tiles whose value could not be checked. */
const OUTLINE = 'packages/web/src/help/outline.gen.ts';
/** What only tests load: a fingerprint of each sentence that the words were written for, how many rulings it marks, and the names of those that a table may choose. */
const SENTENCES = 'packages/web/src/help/sentences.gen.ts';

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

/** Names of rulings: `[R: ghouls-abandon]`, as against `[R: why]` in words. */
const choicesIn = (sentence: string): string[] => [...sentence.matchAll(/\[R: ([a-z]+(?:-[a-z]+)+)\]/g)].map((mark) => mark[1] ?? '');

const fingerprint = (sentence: string): string => createHash('sha256').update(sentence).digest('hex').slice(0, 8);

const HEAD = [
  '// biome-ignore-all format: one section or rule, one line',
  '// Written from docs/rules by `node tools/rules-words.ts`.',
  '',
];
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
  { path: SENTENCES, text: sentencesFile(rules) },
];

const kept = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Files that no longer say what docs/rules says. */
export const outdated = (): string[] => files.filter(({ path, text }) => kept(path) !== text).map(({ path }) => path);

/** Rules whose sentence is not the one that the words of the help were written for. */
export function unspoken(): Rule[] {
  const known = kept(SENTENCES);
  return rules.filter(({ id, sentence }) => !known.includes(`'${id}': { is: '${fingerprint(sentence)}'`));
}

if (import.meta.main) {
  const changed = unspoken();
  for (const { path, text } of files) writeFileSync(join(root, path), text);
  for (const { id, sentence } of changed) console.log(`${id} ${sentence}`);
  if (changed.length > 0) console.log('Now mend the words of these rules, in packages/web/src/help/en-*.ts and fr-*.ts.');
}
