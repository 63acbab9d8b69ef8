/** What the start screen and the table say to those who play. */

import type { Pace } from '../table/pace.ts';
import type { Line, Part } from './line.ts';
import type { Questions } from './question-words.ts';
import type { Wording } from './wording.ts';

/** What is to be done, said to the one who must do it. */
type TodoWords = Wording<'pick' | 'choice' | 'conquest' | 'lastConquest' | 'deploy' | 'place' | 'retreat'> & {
  readonly piece: (piece: string, left: number) => string;
  readonly waiting: (who: Part) => Line;
  readonly thinking: (who: Part) => Line;
};

export type PlayWords = Wording<
  | 'undo'
  | 'takeBack'
  | 'takeAllBack'
  | 'takeAllBackSays'
  | 'endConquests'
  | 'endTurn'
  | 'enough'
  | 'noThanks'
  | 'declineNow'
  | 'expand'
  | 'expandSays'
  | 'decline'
  | 'declineSays'
  | 'reallyDecline'
  | 'abandon'
  | 'abandonSays'
  | 'abandonIt'
  | 'cancel'
  | 'spread'
  | 'spreadSays'
  | 'placeHere'
  | 'useIt'
  | 'useHere'
  | 'chooseRegion'
  | 'chooseSecond'
  | 'take'
  | 'cannotPay'
  | 'watchAgain'
  | 'playOn'
  | 'advice'
  | 'adviceSays'
  | 'noAdvice'
  | 'skip'
  | 'watching'
  | 'help'
  | 'menu'
  | 'leave'
  | 'forecastTitle'
  | 'lastScore'
  | 'secret'
  | 'you'
  | 'notKept'
  | 'botFailed'
  | 'botsMissing'
  | 'botsRenewed'
  | 'loadNewer'
  | 'notPossible'
  | 'gone'
  | 'unplayable'
  | 'elsewhere'
  | 'playHere'
  | 'toStart'
  | 'rematch'
  | 'watchGame'
  | 'handover'
  | 'handoverSays'
  | 'notYet'
  | 'uncover'
  | 'pace'
  | 'pause'
  | 'goOn'
  | 'oneOn'
  | 'actions'
> & {
  readonly paces: Wording<Pace>;
  readonly takeFor: (tokens: number) => string;
  readonly takeWith: (tokens: number, how: string) => string;
  readonly roll: (percent: number) => string;
  readonly rollWith: (percent: number, how: string) => string;
  readonly rollAgain: (region: string) => string;
  readonly pay: (coins: number) => string;
  readonly takeCombo: (combo: string, price: number) => string;
  readonly thisTurn: (coins: number) => string;
  readonly declineAndScore: (coins: number) => string;
  readonly question: (what: string) => string;
  readonly iAm: (name: string) => string;
  readonly place: (piece: string) => string;
  readonly round: (n: number, of: number) => string;
  readonly canPlace: (what: string) => string;
  /** Said of a region where so many have just been put, with the key that takes one up again. */
  readonly placedHere: (n: number) => string;
  readonly takeBackFrom: (region: string) => string;
  readonly token: string;
  readonly canAbandon: string;
  /** Ways to place everything at once, and what they do. */
  readonly ways: Wording<'evenly' | 'against' | 'before'>;
  readonly waysSay: Wording<'evenly' | 'against' | 'before'>;
  readonly placeAll: (n: number) => string;
  readonly questions: Questions;
  /** What a button named after an ability does, in a few words. */
  readonly uses: Wording<'fortified' | 'berserk' | 'ethereals' | 'portal-mage' | 'intimidating'>;
  /** What a special way to conquer comes to, in a few words. */
  readonly withs: Wording<
    'sorcerers' | 'dragon-master' | 'gnomes' | 'ethereals' | 'champion' | 'frostmourne' | 'ashes-of-alar' | 'doomhammer'
  >;
  readonly todo: TodoWords;
};

export type StartWords = Wording<
  | 'title'
  | 'lead'
  | 'play'
  | 'continue'
  | 'edition'
  | 'classic'
  | 'classicSays'
  | 'azeroth'
  | 'azerothSays'
  | 'battle'
  | 'battleSays'
  | 'seats'
  | 'name'
  | 'colour'
  | 'who'
  | 'person'
  | 'remove'
  | 'add'
  | 'board'
  | 'byLot'
  | 'byLotSays'
  | 'options'
  | 'first'
  | 'firstByLot'
  | 'seed'
  | 'seedSays'
  | 'forget'
  | 'reallyForget'
  | 'save'
  | 'demo'
  | 'demoSays'
  | 'rules'
  | 'rulesSays'
  | 'firstTime'
  | 'firstTimeSays'
  | 'learn'
  | 'resumeLesson'
  | 'atOnce'
  | 'school'
  | 'schoolSays'
  | 'workshop'
  | 'workshopSays'
  | 'cover'
  | 'coverSays'
  | 'you'
  | 'sameNames'
  | 'inBox'
  | 'nameless'
  | 'refused'
  | 'island'
  | 'older'
  | 'finished'
  | 'kept'
> & {
  readonly colours: Wording<'blue' | 'vermilion' | 'green' | 'yellow' | 'purple'>;
  readonly faults: Wording<'not-json' | 'foreign' | 'newer' | 'broken'>;
  /** Said of an address that leads nowhere, by what it seems to be. */
  readonly strays: Wording<'table' | 'device' | 'address'>;
  readonly seat: (letter: string) => string;
  readonly boardFor: (n: number) => string;
  readonly unfinished: (round: number, when: string) => string;
};
