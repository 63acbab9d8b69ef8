import type { Where } from '@elbowroom/rules/homebrew';
import type { EffectWords } from './effect-words.ts';
import { french, regionsIn } from './region-words.ts';
import { gap, line, type Part, type Sentence, type Told } from './sentence.ts';

const the = (where: Where): string => regionsIn(french, where, 'many', () => 'les ');
const your = (where: Where): string => regionsIn(french, where, 'many', () => 'vos ');
const MASCULINE: readonly string[] = ['farmland', 'swamp', 'lake'];
const some = (where: Where): string => regionsIn(french, where, 'one', (kind) => (MASCULINE.includes(kind) ? 'un ' : 'une '));
const one = (where: Where): string => regionsIn(french, where, 'one');
const s = (n: number, word: string): string => `${word}${n > 1 ? 's' : ''}`;
/** The regions that are meant, or what it is to mean all of them. */
const at = (where: Where | undefined, say: (where: Where) => string, everywhere: string): Part =>
  gap('where', where === undefined ? everywhere : say(where));
const decline = ({ has }: Told): Part => (has('inDecline') ? gap('inDecline', ', même en déclin') : '');
const TIMES: readonly string[] = ['', 'une fois', 'deux fois', 'trois fois'];

const PER: Readonly<Record<string, (told: Told) => Sentence>> = {
  turn: () => [gap('per', 'à chaque tour')],
  'first-turn': () => [gap('per', 'une seule fois, à la fin de son premier tour')],
  region: ({ where }) => line(gap('per', 'pour chaque'), ' ', at(where, one, 'région'), ' que vous tenez'),
  conquest: ({ where }) => line(gap('per', 'pour chaque'), ' ', at(where, one, 'région'), ' que vous conquérez pendant le tour'),
  piece: ({ where }) =>
    line(
      gap('per', 'pour chacun de ses jetons'),
      at(where, (w) => ` dans ${the(w)}`, ' sur la carte'),
    ),
  island: ({ where }) => line(gap('per', 'pour chaque île'), ' où vous tenez ', at(where, some, 'une région')),
  marker: ({ where }) =>
    line(
      gap('per', 'pour chaque artefact ou lieu que vous tenez'),
      at(where, (w) => ` dans ${the(w)}`, ''),
    ),
  defender: ({ where }) =>
    line(gap('per', 'pour chaque pion qui défendait'), ' ', at(where, the, 'les régions'), ' que vous conquérez pendant le tour'),
};

const together = ({ has, number }: Told): Sentence =>
  has('perRegion') && number('perRegion') > 1 ? line(', jusqu’à ', gap('perRegion', number('perRegion')), ' par région') : [];

const PLACED: Readonly<Record<string, (told: Told, piece: Sentence) => Sentence>> = {
  conquests: ({ where, number }, piece) =>
    line(
      'un jeton ',
      piece,
      ' ',
      gap('placed', 'dans chaque'),
      ' ',
      at(where, one, 'région'),
      ' que vous conquérez, ',
      gap('count', number('count')),
      ' en tout',
    ),
  'first-conquests': ({ where, number }, piece) =>
    line(
      'un jeton ',
      piece,
      ' à chaque conquête, ',
      gap('placed', 'pour les premières'),
      ' seulement (',
      gap('count', number('count')),
      ')',
      at(where, (w) => `, dans ${the(w)}`, ''),
    ),
  redeployment: (told, piece) =>
    line(
      'des jetons ',
      piece,
      ' (',
      gap('count', told.number('count')),
      '), ',
      gap('placed', 'replacés à chaque redéploiement'),
      together(told),
    ),
  choice: (told, piece) =>
    line(
      'un jeton ',
      piece,
      ' ',
      gap('placed', 'par tour, à placer au choix'),
      ' dans ',
      at(told.where, your, 'vos régions'),
      ', ',
      gap('count', told.number('count')),
      ' en tout',
      together(told),
    ),
  attack: ({ where, number }, piece) =>
    line(
      'un jeton ',
      piece,
      ', ',
      gap('count', number('count')),
      ' en tout, ',
      gap('placed', 'qui se pose là où a lieu la conquête spéciale'),
      at(where, (w) => `, si c’est dans ${the(w)}`, ''),
    ),
};

const DEFENDS: Readonly<Record<string, string>> = {
  one: 'il ajoute 1 à la défense',
  immune: 'personne ne peut y attaquer',
  wall: 'il ajoute 1 à la défense et doit être abattu avant qu’on effraie des pions',
};

function piece(told: Told): Sentence {
  const called = line('«\u00a0', gap('name', told.called('fr')), '\u00a0»');
  const placed = PLACED[told.word('placed')]?.(told, called) ?? called;
  return line(placed, '\u00a0; ', gap('defends', DEFENDS[told.word('defends')] ?? ''), decline(told));
}

function tokens(told: Told): Sentence {
  const { number, has, where } = told;
  const count = line(gap('count', `+${number('count')}`), ` ${s(number('count'), 'pion')}`);
  if (has('perConquests')) {
    const n = number('perConquests');
    const each =
      n === 1
        ? line('pour ', gap('perConquests', 'chaque'), ' ', at(where, one, 'région'), ' que vous conquérez')
        : line(
            'toutes les ',
            gap('perConquests', n),
            ' conquêtes',
            at(where, (w) => ` dans ${the(w)}`, ''),
            ' du tour',
          );
    return line(count, ' au redéploiement, ', each);
  }
  if (has('eachTurn')) return line(count, ' ', gap('eachTurn', 'à chaque redéploiement'));
  return has('attackers') ? line(count, ', ', gap('attackers', 'seulement pour l’attaque')) : line(count, ' à son entrée en jeu');
}

/** How the special conquest is made, after how often it may be. */
const HOW: Readonly<Record<string, (told: Told) => Sentence>> = {
  far: ({ where }) => line(gap('how', 'conquiert'), ' ', at(where, some, 'une terre'), ', où que ce soit'),
  fewer: ({ where, number }) =>
    line(
      gap('how', 'conquiert'),
      ' ',
      at(where, some, 'une région'),
      ' pour ',
      gap('tokens', number('tokens')),
      ` ${s(number('tokens'), 'pion')} de moins`,
    ),
  single: ({ where, has, number }) =>
    line(
      gap('how', 'conquiert'),
      ' ',
      at(where, some, 'une région'),
      ' avec un seul pion',
      has('coins') ? line(', contre ', gap('coins', number('coins')), ` ${s(number('coins'), 'pièce')} à qui la tient`) : [],
    ),
  die: ({ where }) => line(gap('how', 'conquiert'), ' ', at(where, some, 'une région'), ' avec un dé en renfort'),
};

function attack(told: Told): Sentence {
  if (told.word('how') === 'convert')
    return line(
      gap('how', 'une fois par tour et par adversaire, change un de ses pions isolés en un des siens'),
      at(told.where, (w) => `, dans ${the(w)}`, ''),
    );
  const times = line(gap('times', TIMES[told.number('times')] ?? `${told.number('times')} fois`), ' par tour, ');
  const far = told.has('far') ? gap('far', ', même sans frontière commune') : '';
  return line(times, HOW[told.word('how')]?.(told) ?? [], far);
}

const KEEPS: Readonly<Record<string, string>> = {
  tokens: 'tous ses pions restent sur la carte',
  acting: 'il continue de conquérir, avant le peuple actif',
  place: 'il laisse la place à un autre peuple en déclin',
};

export const frEffects: EffectWords = {
  nothing: 'rien que le nombre',
  says: {
    discount: ({ number, where }) =>
      line(
        gap('tokens', number('tokens')),
        ` ${s(number('tokens'), 'pion')} de moins `,
        at(where, (w) => `contre ${the(w)}`, 'à chaque conquête'),
      ),
    income: (told) =>
      line(
        gap('coins', `+${told.number('coins')}`),
        ` ${s(told.number('coins'), 'pièce')} `,
        PER[told.word('per')]?.(told) ?? [],
        decline(told),
      ),
    reach: ({ word, where }) =>
      line(
        'peut atteindre ',
        at(where, the, 'n’importe quelle terre'),
        ' ',
        gap('when', word('when') === 'entry' ? 'tant qu’il ne tient aucune région' : 'd’où que ce soit'),
      ),
    link: ({ where }) =>
      line(
        at(where, (w) => `pour lui, ${the(w)}`, 'pour lui, les régions'),
        ' se touchent toujours',
      ),
    swim: () => ['mers et lacs peuvent être conquis'],
    piece,
    tokens,
    unhurt: ({ word }) => [
      gap(
        'spares',
        word('spares') === 'first'
          ? 'le premier pion perdu à chaque tour d’un adversaire ne tombe pas'
          : 'aucun pion ne tombe quand une région est perdue',
      ),
    ],
    decline: ({ word }) => line('en déclin, ', gap('keeps', KEEPS[word('keeps')] ?? '')),
    travel: () => ['les traversées ne coûtent rien'],
    toll: (told) =>
      line(
        'les adversaires paient ',
        gap('coins', told.number('coins')),
        ` ${s(told.number('coins'), 'pièce')} avant d’attaquer `,
        at(told.where, your, 'vos régions'),
        decline(told),
      ),
    attack,
    die: () => ['le dé peut être lancé avant chaque conquête et se déduit de son coût\u00a0; pas de dernier jet'],
  },
  titles: {
    discount: 'Conquêtes moins chères',
    income: 'Pièces',
    reach: 'Portée',
    link: 'Passages',
    swim: 'Nage',
    piece: 'Jetons',
    tokens: 'Plus de pions',
    unhurt: 'Sans pertes',
    decline: 'En déclin',
    travel: 'Traversées',
    toll: 'Péage',
    attack: 'Une conquête spéciale',
    die: 'Le dé',
  },
  asks: {
    tokens: 'Combien de pions de moins\u00a0?',
    coins: 'Combien de pièces\u00a0?',
    per: 'Pour quoi\u00a0?',
    where: 'Quelles régions\u00a0?',
    inDecline: 'Même en déclin\u00a0?',
    when: 'Quand\u00a0?',
    name: 'Comment s’appelle-t-il\u00a0?',
    piece: 'Quel est son identifiant\u00a0?',
    count: 'Combien\u00a0?',
    placed: 'Comment se place-t-il\u00a0?',
    defends: 'À quoi sert-il\u00a0?',
    perRegion: 'Combien par région\u00a0?',
    perConquests: 'Pour combien de conquêtes\u00a0?',
    eachTurn: 'À chaque tour\u00a0?',
    attackers: 'Seulement pour l’attaque\u00a0?',
    spares: 'Quels pions sont épargnés\u00a0?',
    keeps: 'Que reste-t-il\u00a0?',
    how: 'Quelle conquête\u00a0?',
    times: 'Combien de fois par tour\u00a0?',
    far: 'Où que ce soit\u00a0?',
  },
  offers: {
    name: 'un nom',
    where: 'certaines régions seulement',
    inDecline: 'même en déclin',
    perRegion: 'plusieurs par région',
    perConquests: 'pour des conquêtes',
    eachTurn: 'à chaque tour',
    attackers: 'seulement pour l’attaque',
    coins: 'contre des pièces',
    far: 'où que ce soit',
    when: 'quand',
    spares: 'quels pions',
  },
  choices: {
    per: {
      turn: 'à chaque tour',
      'first-turn': 'une seule fois, à la fin de son premier tour',
      region: 'pour chaque région tenue',
      conquest: 'pour chaque conquête du tour',
      piece: 'pour chacun de ses jetons sur la carte',
      island: 'pour chaque île dont on tient une part',
      marker: 'pour chaque artefact ou lieu tenu',
      defender: 'pour chaque pion qui défendait une région conquise',
    },
    when: { always: 'd’où que ce soit, toujours', entry: 'tant qu’il ne tient aucune région' },
    placed: {
      conquests: 'un dans chaque région conquise',
      'first-conquests': 'un dans chacune des premières régions conquises',
      redeployment: 'tous, replacés à chaque redéploiement',
      choice: 'un par tour, au choix',
      attack: 'il se pose là où a lieu la conquête spéciale',
    },
    defends: {
      one: 'il ajoute 1 à la défense',
      immune: 'personne ne peut attaquer sa région',
      wall: 'c’est un mur qui ajoute 1 à la défense',
    },
    spares: { all: 'tous les pions', first: 'le premier perdu à chaque tour d’un adversaire' },
    keeps: {
      tokens: 'tous les pions restent sur la carte',
      acting: 'le peuple continue de conquérir',
      place: 'il y a place pour un autre peuple en déclin',
    },
    how: {
      far: 'de n’importe quelle région, où qu’elle soit',
      fewer: 'pour moins de pions',
      single: 'avec un seul pion',
      die: 'avec un dé en renfort',
      convert: 'un pion isolé de chaque adversaire change de camp',
    },
  },
  regions: {
    asks: {
      terrain: 'Terrain',
      symbol: 'Symbole',
      coast: 'Eau',
      edge: 'Bord du plateau',
      beside: 'À côté d’une des siennes',
      empty: 'Vide\u00a0?',
      marker: 'Artefact ou lieu',
      from: 'Aux mains de',
      faction: 'Camp de qui la tient',
      defenders: 'Défenseurs, au moins',
      here: 'Sa propre région',
      alike: 'Terrain de sa région',
    },
    yes: { coast: 'au bord', edge: 'au bord', empty: 'vide', marker: 'avec', here: 'celle-ci seulement', alike: 'le même' },
    no: { coast: 'loin d’elle', edge: 'loin du bord', empty: 'non vide', marker: 'sans', here: 'toute autre', alike: 'un autre' },
    words: {
      terrain: { farmland: 'champ', forest: 'forêt', hill: 'colline', swamp: 'marais', mountain: 'montagne', sea: 'mer', lake: 'lac' },
      beside: { farmland: 'champ', forest: 'forêt', hill: 'colline', swamp: 'marais', mountain: 'montagne', sea: 'mer', lake: 'lac' },
      symbol: { mine: 'mine', cavern: 'caverne', magic: 'source magique' },
      from: { natives: 'des indigènes', active: 'un peuple actif', declined: 'un peuple en déclin' },
      faction: { alliance: 'Alliance', horde: 'Horde', neutral: 'neutre' },
    },
  },
};
