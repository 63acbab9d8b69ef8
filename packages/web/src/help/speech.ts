/** Titles, texts and search of the help, in the language of the page. */
import { languages, markerDoes, markerName, pieceName } from '../words/speak.ts';
import type { Language } from '../words/words.ts';
import { frRules, frSections } from './fr-rules.ts';
import { set } from './french.ts';
import { type HelpWords, helpWords } from './help-words.ts';
import { enHeading, enRules, isRule, type RuleId, ruleIds, type SectionId, sectionOf } from './rules.ts';
import { type Subject, subjects, topicOf } from './subjects.ts';
import type { Topic } from './topics.ts';

const find = (table: Readonly<Record<string, string>>, id: string): string | undefined => table[id];
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const ruleText = (language: Language, rule: RuleId): string => (language === 'fr' ? set(frRules[rule]) : enRules[rule]);

export const heading = (language: Language, section: SectionId): string => (language === 'fr' ? frSections[section] : enHeading(section));

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

export type Span = { readonly text: string; readonly as: 'plain' | 'strong' | 'rule' | 'ruling' | 'unverified' };

const MARKS = /\[(?:R|U)(?:\u00a0?:\s?[^\]]*)?\]|\*[^*]+\*|\b(?:CORE|CL|AZ|BA|MAP)(?:-[A-Z0-9]+)+/g;

/** A text cut into what is plain and what is marked. A ruling's reason is the text of its span. */
export function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKS)) {
    const mark = match[0];
    if (match.index > end) spans.push({ text: text.slice(end, match.index), as: 'plain' });
    end = match.index + mark.length;
    if (mark.startsWith('*')) spans.push({ text: mark.slice(1, -1), as: 'strong' });
    else if (mark.startsWith('['))
      spans.push({ text: mark.slice(2, -1).replace(/^\u00a0?:\s?/, ''), as: mark.startsWith('[R') ? 'ruling' : 'unverified' });
    else spans.push({ text: mark, as: isRule(mark) ? 'rule' : 'plain' });
  }
  if (end < text.length) spans.push({ text: text.slice(end), as: 'plain' });
  return spans;
}

/** Rules whose text names this one by its id. */
export const citing = (rule: RuleId): RuleId[] =>
  ruleIds.filter((id) => id !== rule && spansOf(enRules[id]).some(({ as, text }) => as === 'rule' && text === rule));

export type Hit = { readonly topic: Topic; readonly title: string; readonly detail: string };

/** Without accents and case: “déclin” is found by “declin”. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

const MOST_HITS = 40;

/** Things by their name first, then rules by their id, then whatever says it. */
export function search(language: Language, query: string): Hit[] {
  const terms = folded(query)
    .split(/\s+/)
    .filter((term) => term !== '');
  if (terms.length === 0) return [];
  const words = helpWords[language];
  const has = (text: string): boolean => terms.every((term) => folded(text).includes(term));
  const things = subjects.map((subject) => ({ subject, title: titleOf(language, subject), does: doesOf(language, subject) }));
  const asThing = ({ subject, title }: (typeof things)[number]): Hit => ({
    topic: topicOf(subject),
    title,
    detail: `${words.kind[subject.kind]} · ${words.sheets[subject.edition]}`,
  });
  const byName = things.filter(({ title, subject }) => has(title) || has(subject.id));
  const byDeed = things.filter((thing) => !byName.includes(thing) && has(thing.does));
  const asRule = (rule: RuleId): Hit => ({
    topic: { rule },
    title: ruleText(language, rule).replace(/ ?\[[RU][^\]]*\]|\*/g, ''),
    detail: rule,
  });
  const byId = ruleIds.filter(has);
  const byText = ruleIds.filter((id) => !byId.includes(id) && has(`${heading(language, sectionOf(id).id)} ${ruleText(language, id)}`));
  return [...byName.map(asThing), ...byId.map(asRule), ...byText.map(asRule), ...byDeed.map(asThing)].slice(0, MOST_HITS);
}

export function pageTitle(language: Language, topic: Topic, subject: Subject | undefined): string {
  const words: HelpWords = helpWords[language];
  if ('quick' in topic) return words.sheets[topic.quick];
  if ('chapter' in topic) return words.chapters[topic.chapter];
  if ('all' in topic) return words.sheets[topic.all];
  if ('rule' in topic) return isRule(topic.rule) ? topic.rule : words.unknown;
  return subject === undefined ? words.unknown : titleOf(language, subject);
}
