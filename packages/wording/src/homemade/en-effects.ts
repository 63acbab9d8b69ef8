import type { Where } from '@elbowroom/rules/homebrew';
import type { EffectWords } from './effect-words.ts';
import { english, regionsIn } from './region-words.ts';
import { gap, line, type Part, type Sentence, type Told } from './sentence.ts';

const many = (where: Where): string => regionsIn(english, where, 'many');
const one = (where: Where): string => regionsIn(english, where, 'one');
const held = (where: Where): string => regionsIn(english, where, 'one', undefined, ' held');
const s = (n: number, word: string): string => `${word}${n === 1 ? '' : 's'}`;
/** The regions that are meant, or what it is to mean all of them. */
const at = (where: Where | undefined, say: (where: Where) => string, everywhere: string): Part =>
  gap('where', where === undefined ? everywhere : say(where));
const decline = ({ has }: Told): Part => (has('inDecline') ? gap('inDecline', ', also in decline') : '');
const TIMES: readonly string[] = ['', 'once', 'twice', 'three times'];
const a = (name: string): string => `${/^[aeiou]/.test(name) ? 'an' : 'a'} “`;

const PER: Readonly<Record<string, (told: Told) => Sentence>> = {
  turn: () => [gap('per', 'each turn')],
  'first-turn': () => [gap('per', 'once, at the end of its first turn')],
  region: ({ where }) => line(gap('per', 'for each'), ' ', at(where, held, 'region held')),
  conquest: ({ where }) => line(gap('per', 'for each'), ' ', at(where, one, 'region'), ' conquered in the turn'),
  piece: ({ where }) =>
    line(
      gap('per', 'for each of its pieces'),
      at(where, (w) => ` in ${many(w)}`, ' on the map'),
    ),
  island: ({ where }) => line(gap('per', 'for each island'), ' with any ', at(where, held, 'region held')),
  marker: ({ where }) =>
    line(
      gap('per', 'for each artifact or place held'),
      at(where, (w) => ` in ${many(w)}`, ''),
    ),
  defender: ({ where }) => line(gap('per', 'for each token that defended'), ' any ', at(where, one, 'region'), ' conquered in the turn'),
};

const together = ({ has, number }: Told): Sentence =>
  has('perRegion') && number('perRegion') > 1 ? line(', up to ', gap('perRegion', number('perRegion')), ' in a region') : [];

const PLACED: Readonly<Record<string, (told: Told, piece: Sentence) => Sentence>> = {
  conquests: ({ where, number }, piece) =>
    line(piece, ' ', gap('placed', 'in each'), ' ', at(where, one, 'region'), ' conquered, ', gap('count', number('count')), ' in all'),
  'first-conquests': ({ where, number }, piece) =>
    line(
      piece,
      ' ',
      gap('placed', 'in each of the first'),
      ' ',
      gap('count', number('count')),
      ' ',
      at(where, many, 'regions'),
      ' ever conquered',
    ),
  redeployment: (told, piece) =>
    line(piece, ' × ', gap('count', told.number('count')), ', ', gap('placed', 'placed anew at each redeployment'), together(told)),
  choice: (told, piece) =>
    line(
      piece,
      ' ',
      gap('placed', 'a turn, placed by choice'),
      ' in any ',
      at(told.where, one, 'region'),
      ' held, ',
      gap('count', told.number('count')),
      ' in all',
      together(told),
    ),
  attack: ({ where, number }, piece) =>
    line(
      piece,
      ', ',
      gap('count', number('count')),
      ' in all, ',
      gap('placed', 'that goes where the special conquest was made'),
      at(where, (w) => `, if that is among the ${many(w)}`, ''),
    ),
};

const DEFENDS: Readonly<Record<string, string>> = {
  one: 'it adds 1 to the defence',
  immune: 'nobody can attack there',
  wall: 'it adds 1 to the defence and has to be torn down before tokens are scared off',
};

function piece(told: Told): Sentence {
  const name = told.called('en');
  const called = line(a(name), gap('name', name), '”');
  const placed = PLACED[told.word('placed')]?.(told, called) ?? called;
  return line(placed, '; ', gap('defends', DEFENDS[told.word('defends')] ?? ''), decline(told));
}

function tokens(told: Told): Sentence {
  const { number, has, where } = told;
  const count = line(gap('count', `+${number('count')}`), ` ${s(number('count'), 'token')}`);
  if (has('perConquests')) {
    const n = number('perConquests');
    const each =
      n === 1
        ? line(gap('perConquests', 'each'), ' ', at(where, one, 'region'))
        : line('every ', gap('perConquests', n), ' ', at(where, many, 'regions'));
    return line(count, ' at redeployment for ', each, ' conquered in the turn');
  }
  if (has('eachTurn')) return line(count, ' ', gap('eachTurn', 'at each redeployment'));
  return has('attackers') ? line(count, ', ', gap('attackers', 'for attack only')) : line(count, ' when it comes into play');
}

/** How the special conquest is made, after how often it may be. */
const HOW: Readonly<Record<string, (told: Told) => Sentence>> = {
  far: ({ where }) =>
    line(
      gap('how', 'conquers'),
      ' ',
      at(where, (w) => `any ${one(w)}`, 'any land'),
      ', wherever it lies',
    ),
  fewer: ({ where, number }) =>
    line(
      gap('how', 'conquers'),
      ' ',
      at(where, (w) => `any ${one(w)}`, 'a region'),
      ' for ',
      gap('tokens', number('tokens')),
      ` ${s(number('tokens'), 'token')} less`,
    ),
  single: ({ where, has, number }) =>
    line(
      gap('how', 'conquers'),
      ' ',
      at(where, (w) => `any ${one(w)}`, 'a region'),
      ' with a single token',
      has('coins') ? line(', for ', gap('coins', number('coins')), ` ${s(number('coins'), 'coin')} to whoever holds it`) : [],
    ),
  die: ({ where }) =>
    line(
      gap('how', 'conquers'),
      ' ',
      at(where, (w) => `any ${one(w)}`, 'a region'),
      ' with a die thrown in for nothing',
    ),
};

function attack(told: Told): Sentence {
  if (told.word('how') === 'convert')
    return line(
      gap('how', 'once a turn for each opponent, turns a lone token of theirs into one of its own'),
      at(told.where, (w) => ` in any ${one(w)}`, ''),
    );
  const times = line(gap('times', TIMES[told.number('times')] ?? `${told.number('times')} times`), ' a turn, ');
  const far = told.has('far') ? gap('far', ', even one that does not border') : '';
  return line(times, HOW[told.word('how')]?.(told) ?? [], far);
}

const KEEPS: Readonly<Record<string, string>> = {
  tokens: 'all its tokens stay on the map',
  acting: 'it goes on conquering, before the active people',
  place: 'it leaves room for another people in decline',
};

export const enEffects: EffectWords = {
  nothing: 'nothing but numbers',
  says: {
    discount: ({ number, where }) =>
      line(
        gap('tokens', number('tokens')),
        ` ${s(number('tokens'), 'token')} less `,
        at(where, (w) => `against ${many(w)}`, 'for every conquest'),
      ),
    income: (told) =>
      line(
        gap('coins', `+${told.number('coins')}`),
        ` ${s(told.number('coins'), 'coin')} `,
        PER[told.word('per')]?.(told) ?? [],
        decline(told),
      ),
    reach: ({ word, where }) =>
      line(
        'can reach ',
        at(where, (w) => `any ${one(w)}`, 'any land'),
        ' ',
        gap('when', word('when') === 'entry' ? 'while it holds no region' : 'from anywhere'),
      ),
    link: ({ where }) => line('all ', at(where, many, 'regions'), ' border each other'),
    swim: () => ['seas and lakes can be conquered'],
    piece,
    tokens,
    unhurt: ({ word }) => [
      gap(
        'spares',
        word('spares') === 'first'
          ? 'the first token lost in each turn of an opponent does not fall'
          : 'no token falls when a region is lost',
      ),
    ],
    decline: ({ word }) => line('in decline ', gap('keeps', KEEPS[word('keeps')] ?? '')),
    travel: () => ['travel over sea costs nothing'],
    toll: (told) =>
      line(
        'opponents pay ',
        gap('coins', told.number('coins')),
        ` ${s(told.number('coins'), 'coin')} before they attack `,
        at(told.where, (w) => `its ${many(w)}`, 'its regions'),
        decline(told),
      ),
    attack,
    die: () => ['the die may be rolled before each conquest and is taken off its cost; there is no last roll'],
  },
  titles: {
    discount: 'Cheaper conquests',
    income: 'Coins',
    reach: 'Reach',
    link: 'Passages',
    swim: 'Swimming',
    piece: 'Pieces',
    tokens: 'More tokens',
    unhurt: 'No losses',
    decline: 'In decline',
    travel: 'Travel',
    toll: 'Toll',
    attack: 'A special conquest',
    die: 'The die',
  },
  asks: {
    tokens: 'How many tokens less?',
    coins: 'How many coins?',
    per: 'For what?',
    where: 'Which regions?',
    inDecline: 'In decline too?',
    when: 'When?',
    name: 'What is it called?',
    piece: 'What is its id?',
    count: 'How many?',
    placed: 'How is it placed?',
    defends: 'What is it good for?',
    perRegion: 'How many in a region?',
    perConquests: 'For how many conquests?',
    eachTurn: 'Each turn?',
    attackers: 'For attack only?',
    spares: 'Which tokens are spared?',
    keeps: 'What remains?',
    how: 'What kind of conquest?',
    times: 'How often a turn?',
    far: 'Wherever it lies?',
  },
  offers: {
    name: 'a name',
    where: 'only some regions',
    inDecline: 'in decline too',
    perRegion: 'several in a region',
    perConquests: 'for conquests',
    eachTurn: 'each turn',
    attackers: 'for attack only',
    coins: 'for coins',
    far: 'wherever it lies',
    when: 'when',
    spares: 'which tokens',
  },
  choices: {
    per: {
      turn: 'each turn',
      'first-turn': 'once, at the end of its first turn',
      region: 'for each region held',
      conquest: 'for each conquest of the turn',
      piece: 'for each of its pieces on the map',
      island: 'for each island held a part of',
      marker: 'for each artifact or place held',
      defender: 'for each token that defended a conquered region',
    },
    when: { always: 'from anywhere, always', entry: 'while it holds no region' },
    placed: {
      conquests: 'one in each region conquered',
      'first-conquests': 'one in each of the first regions conquered',
      redeployment: 'all of them anew at each redeployment',
      choice: 'one a turn, by choice',
      attack: 'it goes where the special conquest was made',
    },
    defends: { one: 'it adds 1 to the defence', immune: 'nobody can attack its region', wall: 'it is a wall that adds 1 to the defence' },
    spares: { all: 'all tokens', first: 'the first one lost in each turn of an opponent' },
    keeps: {
      tokens: 'all tokens stay on the map',
      acting: 'the people goes on conquering',
      place: 'there is room for another people in decline',
    },
    how: {
      far: 'of any region, wherever it lies',
      fewer: 'for fewer tokens',
      single: 'with a single token',
      die: 'with a die thrown in for nothing',
      convert: 'a lone token of each opponent changes sides',
    },
  },
  regions: {
    asks: {
      terrain: 'Terrain',
      symbol: 'Symbol',
      coast: 'Shore',
      edge: 'Rim of the board',
      beside: 'Next to one of its own',
      empty: 'Empty?',
      marker: 'Artifact or place',
      from: 'Held by',
      faction: 'Side of its holder',
      defenders: 'Defenders, at least',
      here: 'Its own region',
      alike: 'Terrain of its own region',
    },
    yes: { coast: 'on the shore', edge: 'on the rim', empty: 'empty', marker: 'with one', here: 'this one only', alike: 'the same' },
    no: { coast: 'away from it', edge: 'away from it', empty: 'not empty', marker: 'without', here: 'any other', alike: 'another' },
    words: {
      terrain: { farmland: 'farmland', forest: 'forest', hill: 'hill', swamp: 'swamp', mountain: 'mountain', sea: 'sea', lake: 'lake' },
      beside: { farmland: 'farmland', forest: 'forest', hill: 'hill', swamp: 'swamp', mountain: 'mountain', sea: 'sea', lake: 'lake' },
      symbol: { mine: 'mine', cavern: 'cavern', magic: 'magic source' },
      from: { natives: 'natives', active: 'an active people', declined: 'a people in decline' },
      faction: { alliance: 'Alliance', horde: 'Horde', neutral: 'neutral' },
    },
  },
};
