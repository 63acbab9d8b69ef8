/** One effect of a homemade tile, as a stranger wrote it. Whatever would do nothing where it stands is a fault, not a surprise at the table. */
import { brief, field, isRecord, type Reader, readFlag, readList, readWhole, readWord } from '../boards/reader.ts';
import { SYMBOLS, TERRAINS } from '../boards/region.ts';
import { DEFENDS, EFFECTS, type Effect, HELD, KEEPS, MAPPED, PER, PLACED, TAKEN, WHEN, type Where } from './vocabulary.ts';

const MOST_PIECES = 20;

/** An effect under the eyes of its reader. */
interface Entry {
  readonly to: Reader;
  readonly where: string;
  readonly has: (key: string) => boolean;
  readonly knows: (...keys: string[]) => void;
  readonly whole: (key: string, least: number, most: number) => number | undefined;
  readonly word: <Word extends string>(key: string, words: readonly Word[]) => Word | undefined;
  /** Which regions, as far as that can be asked here. */
  readonly regions: (askable: readonly string[]) => { where?: Where };
  readonly inDecline: () => { inDecline?: true };
  /** A new id. */
  readonly id: (key: string) => string | undefined;
}

export function effectFrom(to: Reader, value: unknown, where: string, taken: Set<string>): Effect | undefined {
  if (!isRecord(value)) return to.note('not-an-effect', where, `must be an object, is ${brief(value)}`);
  const at = (key: string): string => `${where}.${key}`;
  const kind = readWord(to, field(value, 'effect'), at('effect'), EFFECTS);
  if (kind === undefined) return undefined;
  const given = field(value, 'where');
  return readers[kind]({
    to,
    where,
    has: (key) => field(value, key) !== undefined,
    knows: (...keys) => onlyKeys(to, value, ['effect', ...keys], where),
    whole: (key, least, most) => readWhole(to, field(value, key), at(key), least, most),
    word: (key, words) => readWord(to, field(value, key), at(key), words),
    regions: (askable) => (given === undefined ? {} : whereFrom(to, given, at('where'), askable)),
    inDecline: () => (readFlag(to, field(value, 'inDecline'), at('inDecline')) ? { inDecline: true } : {}),
    id: (key) => newId(to, field(value, key), at(key), taken),
  });
}

const readers: { readonly [K in Effect['effect']]: (e: Entry) => Effect | undefined } = {
  discount(e) {
    e.knows('tokens', 'where');
    const [tokens, there] = [e.whole('tokens', 1, 3), e.regions(TAKEN)];
    return tokens === undefined ? undefined : { effect: 'discount', tokens, ...there };
  },

  income(e) {
    const per = e.word('per', PER);
    const isPlain = per === 'turn' || per === 'first-turn';
    e.knows('coins', 'per', ...(isPlain ? [] : ['where']), ...(per === 'first-turn' ? [] : ['inDecline']));
    const coins = e.whole('coins', 1, 10);
    const [there, stays] = [isPlain ? {} : e.regions(per === 'conquest' ? TAKEN : HELD), e.inDecline()];
    return coins === undefined || per === undefined ? undefined : { effect: 'income', coins, per, ...there, ...stays };
  },

  reach(e) {
    e.knows('when', 'where');
    const when = e.has('when') ? e.word('when', WHEN) : 'always';
    const there = e.regions(when === 'entry' ? [...MAPPED, 'empty'] : TAKEN);
    return when === undefined ? undefined : { effect: 'reach', when, ...there };
  },

  link(e) {
    e.knows('where');
    const { where } = e.regions(MAPPED);
    if (where === undefined && !e.has('where')) e.to.note('no-where', e.where, 'must say which regions border each other');
    return where === undefined ? undefined : { effect: 'link', where };
  },

  swim(e) {
    e.knows();
    return { effect: 'swim' };
  },

  piece(e) {
    const placed = e.word('placed', PLACED);
    const byHand = placed === 'redeployment' || placed === 'choice';
    const isAnew = placed === 'redeployment';
    e.knows('piece', 'count', 'placed', 'defends', ...(byHand ? ['perRegion'] : []), ...(isAnew ? [] : ['where', 'inDecline']));
    const [piece, count, defends] = [e.id('piece'), e.whole('count', 1, MOST_PIECES), e.word('defends', DEFENDS)];
    const perRegion = byHand && e.has('perRegion') ? e.whole('perRegion', 1, MOST_PIECES) : undefined;
    const [there, stays] = isAnew ? [{}, {}] : [e.regions(placed === 'choice' ? HELD : TAKEN), e.inDecline()];
    if (piece === undefined || count === undefined || placed === undefined || defends === undefined) return undefined;
    return { effect: 'piece', piece, count, placed, defends, ...(perRegion !== undefined && { perRegion }), ...there, ...stays };
  },

  tokens(e) {
    const isLater = e.has('perConquests');
    e.knows('count', 'perConquests', ...(isLater ? ['where'] : []));
    const [count, perConquests] = [e.whole('count', 1, 5), isLater ? e.whole('perConquests', 1, 5) : undefined];
    const there = isLater ? e.regions(TAKEN) : {};
    return count === undefined ? undefined : { effect: 'tokens', count, ...(perConquests !== undefined && { perConquests }), ...there };
  },

  unhurt(e) {
    e.knows();
    return { effect: 'unhurt' };
  },

  decline(e) {
    e.knows('keeps');
    const keeps = e.word('keeps', KEEPS);
    return keeps === undefined ? undefined : { effect: 'decline', keeps };
  },
};

function whereFrom(to: Reader, value: unknown, where: string, askable: readonly string[]): { where?: Where } {
  if (!isRecord(value)) {
    to.note('not-a-where', where, `must be an object, is ${brief(value)}`);
    return {};
  }
  onlyKeys(to, value, askable, where);
  const ask = <T>(key: string, read: (given: unknown, at: string) => T | undefined): T | undefined => {
    const given = field(value, key);
    return given === undefined ? undefined : read(given, `${where}.${key}`);
  };
  const word = <Word extends string>(key: string, words: readonly Word[]): Word | undefined =>
    ask(key, (given, at) => readWord(to, given, at, words));
  const flag = (key: string): boolean | undefined => ask(key, (given, at) => readFlag(to, given, at));
  const terrain = ask('terrain', (given, at) =>
    readList(to, given, at, 1, TERRAINS.length)?.flatMap((kind, i) => readWord(to, kind, `${at}[${i}]`, TERRAINS) ?? []),
  );
  const [symbol, beside] = [word('symbol', SYMBOLS), word('beside', TERRAINS)];
  const [coast, edge, empty] = ['coast', 'edge', 'empty'].map(flag);
  return {
    where: {
      ...(terrain !== undefined && { terrain }),
      ...(symbol !== undefined && { symbol }),
      ...(coast !== undefined && { coast }),
      ...(edge !== undefined && { edge }),
      ...(beside !== undefined && { beside }),
      ...(empty !== undefined && { empty }),
    },
  };
}

/** An id that nothing else in the game has; pieces and tiles share them, so that moves and positions can name them. */
export function newId(to: Reader, value: unknown, where: string, taken: Set<string>): string | undefined {
  if (typeof value !== 'string' || !/^[a-z][a-z0-9-]{0,23}$/.test(value))
    return to.note(
      'odd-id',
      where,
      `must begin with a small letter and have up to 24 small letters, digits and dashes, is ${brief(value)}`,
    );
  if (taken.has(value)) return to.note('taken-id', where, `${value} is something else already`);
  taken.add(value);
  return value;
}

export function onlyKeys(to: Reader, value: object, known: readonly string[], where: string): void {
  for (const key of Object.keys(value)) {
    const plain = key.slice(0, 40).replace(/[\p{Cc}\p{Cs}]/gu, '?');
    if (!known.includes(key)) to.note('unknown-key', `${where}.${plain}`, `is not known here; known: ${known.join(', ')}`);
  }
}
