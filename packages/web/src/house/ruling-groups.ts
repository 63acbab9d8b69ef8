/** The rulings of an edition as somebody looks for them: by what kind of thing they concern, each with the name of the thing. */
import { rulingsOf } from '@elbowroom/rules';
import { type RulingWords, wordsOf } from '@elbowroom/wording';
import { isRule } from '../help/rules.ts';
import { ruleTitle } from '../help/speech.ts';
import { subjectOfRule } from '../help/subjects.ts';
import type { Edition } from '../help/topics.ts';
import type { Language } from '../words/words.ts';

const groupKinds = ['general', 'race', 'power', 'marker'] as const;
export type GroupKind = (typeof groupKinds)[number];

export type RulingChoice = {
  readonly name: string;
  readonly rule: string;
  /** The race, power … that it concerns, or what its section is about. */
  readonly about: string;
  readonly asks: string;
  readonly readings: readonly { readonly reading: string; readonly says: string }[];
};

export type RulingGroup = { readonly kind: GroupKind; readonly choices: readonly RulingChoice[] };

function kindOf(rule: string): GroupKind {
  const kind = isRule(rule) ? subjectOfRule(rule)?.kind : undefined;
  if (kind === 'race' || kind === 'power') return kind;
  return kind === 'artifact' || kind === 'place' ? 'marker' : 'general';
}

const choiceOf = (name: string, rule: string, { asks, readings }: RulingWords, language: Language): RulingChoice => ({
  name,
  rule,
  about: isRule(rule) ? ruleTitle(language, rule) : rule,
  asks: asks[language],
  readings: Object.entries(readings).map(([reading, words]) => ({ reading, says: words[language] })),
});

/** Without accents and case. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

/** Those in which every word is found, in what they ask, concern or answer. Groups without any are left out. */
export function rulingGroups(edition: Edition, language: Language, query = ''): RulingGroup[] {
  const terms = folded(query).split(/\s+/).filter(Boolean);
  const isMeant = ({ about, asks, rule, readings }: RulingChoice): boolean => {
    const text = folded([about, asks, rule, ...readings.map(({ says }) => says)].join(' '));
    return terms.every((term) => text.includes(term));
  };
  const all = Object.entries(rulingsOf(edition)).flatMap(([name, { rule }]) => {
    const words = wordsOf(name);
    return words === undefined ? [] : [choiceOf(name, rule, words, language)];
  });
  return groupKinds
    .map((kind) => ({ kind, choices: all.filter((choice) => kindOf(choice.rule) === kind && isMeant(choice)) }))
    .filter(({ choices }) => choices.length > 0);
}
