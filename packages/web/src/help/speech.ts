/** Titles, texts and search of the help, in the language of the page. */
import { type Rulings, rulings } from '@elbowroom/rules';
import { type RulingWords, rulingWords } from '@elbowroom/wording';
import { languages, markerDoes, markerName, pieceName } from '../words/speak.ts';
import type { Language } from '../words/words.ts';
import { changesSince } from './changes.ts';
import { enRules, enSections } from './en-rules.ts';
import { frRules, frSections } from './fr-rules.ts';
import { set } from './french.ts';
import { type HelpWords, helpWords } from './help-words.ts';
import { isRule, type RuleId, ruleIds, type SectionId, sectionOf } from './rules.ts';
import { type Subject, subjectOfRule, subjects, topicOf } from './subjects.ts';
import { chapters, type Topic } from './topics.ts';

const find = (table: Readonly<Record<string, string>>, id: string): string | undefined => table[id];
type RulingName = keyof Rulings;
const isRulingName = (name: string): name is RulingName => Object.hasOwn(rulings, name);
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const ruleText = (language: Language, rule: RuleId): string => (language === 'fr' ? set(frRules[rule]) : enRules[rule]);

export const heading = (language: Language, section: SectionId): string => (language === 'fr' ? frSections : enSections)[section];

/** The name of a thing as a title: without its article. */
export function titleOf(language: Language, { kind, id }: Subject): string {
  const words = languages[language];
  const own = find(helpWords[language].ownPieces, id);
  if (kind === 'piece') return own ?? upper(pieceName(words, id));
  if (kind === 'race') return find(words.names.races, id) ?? id;
  if (kind === 'power') return upper(find(words.names.powers, id) ?? id);
  return upper(markerName(words, id).replace(/^(the |les |le |la |l’)/, ''));
}

/** What it does, in one line. */
export function doesOf(language: Language, { kind, id, edition }: Subject): string {
  const words = languages[language];
  if (kind === 'piece') return find(helpWords[language].pieceDoes, id) ?? '';
  if (kind === 'artifact' || kind === 'place') return `${markerDoes(words, id)}.`;
  const table = words.names.does[edition];
  return set(`${find(kind === 'race' ? table.races : table.powers, id) ?? ''}.`);
}

export type Span =
  | { readonly text: string; readonly as: 'plain' | 'strong' | 'ruling' | 'unverified' }
  | { readonly text: string; readonly as: 'rule'; readonly rule: RuleId }
  | { readonly text: ''; readonly as: 'choice'; readonly ruling: RulingName };

const MARKS = /\[(?<words>[^\][]+)\]\((?<rule>[A-Z0-9-]+)\)|\[(?<mark>R|U)(?:\u00a0?:\s?(?<why>[^\]]*))?\]|\*(?<strong>[^*]+)\*/g;

/**
 * A text cut into what is plain and what is marked: `*strong*`, `[words](RULE-ID)`, `[R]` and `[R: why]` for a ruling, `[R: its-name]` for one
 * that a table may read otherwise, `[U]` for what is not checked.
 */
export function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKS)) {
    const { words, rule = '', mark, why = '', strong = '' } = match.groups ?? {};
    if (match.index > end) spans.push({ text: text.slice(end, match.index), as: 'plain' });
    end = match.index + match[0].length;
    if (words !== undefined) spans.push(isRule(rule) ? { text: words, as: 'rule', rule } : { text: words, as: 'plain' });
    else if (mark === undefined) spans.push({ text: strong, as: 'strong' });
    else if (isRulingName(why)) spans.push({ text: '', as: 'choice', ruling: why });
    else spans.push({ text: why, as: mark === 'R' ? 'ruling' : 'unverified' });
  }
  if (end < text.length) spans.push({ text: text.slice(end), as: 'plain' });
  return spans;
}

/** What a table may choose between: the question, and both readings. */
export function choiceTells(language: Language, name: RulingName): string {
  const { asks, readings }: RulingWords = rulingWords[name];
  return [asks, ...Object.values(readings)].map((words) => words[language]).join('\n');
}

/** Whether a rule is a ruling of ours as a whole: one sentence with the mark behind it. Of several sentences it may mark the last alone. */
export const isRuling = (rule: RuleId): boolean => /^(?!.*[.\]] \p{Lu}).*[.)] \[R(:[^\]]*)?\]$/u.test(enRules[rule]);

/** A text without its marks. */
const bare = (text: string): string =>
  spansOf(text)
    .map(({ text: words, as }) => (as === 'ruling' || as === 'unverified' || as === 'choice' ? '' : words))
    .join('')
    .replace(/ +(?=[ .,;)]|$)/g, '');

/** Rules whose text leads to this one. */
export const citing = (rule: RuleId): RuleId[] =>
  ruleIds.filter((id) => id !== rule && spansOf(enRules[id]).some((span) => span.as === 'rule' && span.rule === rule));

export type Hit = { readonly topic: Topic; readonly title: string; readonly detail: string };

/** Without accents and case: “déclin” is found by “declin”. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

const MOST_HITS = 40;

/** Things by their name first, then rules by their id, then whatever says it. Where nothing has all the words, what has the most of them. */
export function search(language: Language, query: string): Hit[] {
  const terms = folded(query)
    .split(/\s+/)
    .filter((term) => term !== '');
  const found = [...thingsSought(language, terms), ...rulesSought(language, terms)].filter(({ matches }) => matches > 0);
  const most = Math.max(0, ...found.map(({ matches }) => matches));
  return found
    .filter(({ matches }) => matches === most)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST_HITS)
    .map(({ hit }) => hit);
}

/** `matches`: how many of the words it has. `rank`: 0 for names, 1 for ids of rules, 2 for texts of rules, 3 for what a thing does. */
type Sought = { readonly hit: Hit; readonly matches: number; readonly rank: number };

const matchesIn = (text: string, terms: readonly string[]): number => {
  const plain = folded(text);
  return terms.filter((term) => plain.includes(term)).length;
};

function thingsSought(language: Language, terms: readonly string[]): Sought[] {
  const words = helpWords[language];
  return subjects.map((subject) => {
    const title = titleOf(language, subject);
    const hit = { topic: topicOf(subject), title, detail: `${words.kind[subject.kind]} · ${words.sheets[subject.edition]}` };
    const [inName, inDeed] = [matchesIn(`${title} ${subject.id}`, terms), matchesIn(`${title} ${doesOf(language, subject)}`, terms)];
    return inName >= inDeed ? { hit, matches: inName, rank: 0 } : { hit, matches: inDeed, rank: 3 };
  });
}

function rulesSought(language: Language, terms: readonly string[]): Sought[] {
  return ruleIds.map((rule) => {
    const text = ruleText(language, rule);
    const hit = { topic: { rule }, title: bare(text), detail: `${ruleTitle(language, rule)} · ${rule}` };
    const [inId, inText] = [
      matchesIn(rule, terms),
      matchesIn(`${heading(language, sectionOf(rule).id)} ${ruleTitle(language, rule)} ${text}`, terms),
    ];
    return inId >= inText ? { hit, matches: inId, rank: 1 } : { hit, matches: inText, rank: 2 };
  });
}

/** What a rule is about: a thing, or what its section is about. */
export function ruleTitle(language: Language, rule: RuleId): string {
  const subject = subjectOfRule(rule);
  return subject === undefined ? heading(language, sectionOf(rule).id) : titleOf(language, subject);
}

export function pageTitle(language: Language, topic: Topic, subject: Subject | undefined): string {
  const words: HelpWords = helpWords[language];
  if ('quick' in topic) return words.sheets[topic.quick];
  if ('chapter' in topic) return words.chapters[topic.chapter];
  if ('all' in topic) return words.sheets[topic.all];
  if ('changes' in topic) return changesSince(topic.changes) === undefined ? words.unknown : words.changes;
  if ('rule' in topic) return isRule(topic.rule) ? ruleTitle(language, topic.rule) : words.unknown;
  return subject === undefined ? words.unknown : titleOf(language, subject);
}

/** Where a page stands in the help, from the whole to the part; some of it can be gone to. */
export function wayTo(language: Language, topic: Topic, subject: Subject | undefined): { readonly name: string; readonly topic?: Topic }[] {
  const words: HelpWords = helpWords[language];
  if ('quick' in topic) return [{ name: words.inShort }];
  if ('all' in topic) return [{ name: words.everything }];
  if ('changes' in topic) return [{ name: words.rules }];
  if ('chapter' in topic) return [{ name: words.rules }];
  if ('rule' in topic && isRule(topic.rule)) {
    const section = sectionOf(topic.rule).id;
    const chapter = chapters.find((known) => section.split('/')[0] === known) ?? 'core';
    return [{ name: words.chapters[chapter], topic: { chapter } }, { name: heading(language, section) }, { name: topic.rule }];
  }
  return subject === undefined
    ? []
    : [{ name: words.sheets[subject.edition], topic: { all: subject.edition } }, { name: words.kind[subject.kind] }];
}
