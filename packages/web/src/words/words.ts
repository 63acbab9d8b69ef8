/** What a language must say. Every language has this very type, so that a missing word does not compile. */

import type { AzerothIds, ClassicIds, MarkerId, PieceId, PowerId, RaceId } from '@elbowroom/rules';
import type { Topic } from '../help/topics.ts';
import type { HintWords } from './hint-words.ts';
import type { Line, Part } from './line.ts';
import type { PlayWords, StartWords } from './play-words.ts';
import type { Wording } from './wording.ts';

export type Language = 'en' | 'fr';

/** Names of everything in the boxes, and what it does in one line. */
export type Names = {
  /** In the plural. */
  readonly races: Wording<RaceId>;
  /** As it stands alone. */
  readonly powers: Wording<PowerId>;
  readonly markers: Wording<MarkerId>;
  readonly pieces: Wording<PieceId>;
  readonly natives: Wording<'classic' | 'azeroth'>;
  readonly terrains: Wording<'farmland' | 'forest' | 'hill' | 'swamp' | 'mountain' | 'sea' | 'lake'>;
  readonly symbols: Wording<'mine' | 'cavern' | 'magic' | 'anchor'>;
  readonly factions: Wording<'alliance' | 'horde' | 'neutral'>;
  readonly does: {
    readonly classic: { readonly races: Wording<ClassicIds['race']>; readonly powers: Wording<ClassicIds['power']> };
    readonly azeroth: { readonly races: Wording<AzerothIds['race']>; readonly powers: Wording<AzerothIds['power']> };
    readonly markers: Wording<MarkerId>;
  };
  /** The whole people, from the ids of its race and power; `own`: names of those that no box has. */
  readonly combo: (race: string, power: string | undefined, own?: Readonly<Record<string, string>>) => string;
};

/** The log. `who` is a seat, `where` a region; the other words have been looked up. */
type Tales = {
  readonly round: (n: number) => string;
  readonly picked: (who: Part, combo: string, tokens: number, price: number, found: number) => Line;
  readonly expanded: (who: Part, race: string, hand: number) => Line;
  readonly abandoned: (who: Part, where: Part) => Line;
  readonly rolled: (who: Part, die: number, where: Part | undefined) => Line;
  readonly conquered: (who: Part, where: Part, from: string | undefined, tokens: number, helped: string | undefined) => Line;
  readonly repelled: (race: string, where: Part) => Line;
  readonly lost: (race: string, where: Part, fallen: number, saved: number) => Line;
  readonly fell: (race: string, where: Part) => Line;
  readonly moved: (race: string, from: Part, to: Part | undefined) => Line;
  readonly swapped: (a: Part, b: Part) => Line;
  readonly raised: (piece: string, where: Part) => Line;
  readonly removed: (piece: string, where: Part) => Line;
  readonly uncovered: (piece: string, where: Part, isLive: boolean) => Line;
  readonly turnedUp: (marker: string, where: Part) => Line;
  readonly carried: (marker: string, from: Part, to: Part) => Line;
  readonly paid: (who: Part, to: Part | undefined, coins: number, why: string) => Line;
  readonly earned: (who: Part, coins: number, why: string) => Line;
  readonly recruited: (race: string, count: number, why: string) => Line;
  readonly chose: (who: Part, answer: string) => Line;
  readonly deployed: (who: Part, count: number) => Line;
  readonly scored: (who: Part, total: number, items: string) => Line;
  readonly declined: (who: Part, race: string) => Line;
  readonly vanished: (race: string) => Line;
  readonly ended: (winners: readonly Part[]) => Line;
};

/** The sentence under the board: what is to be done now. */
type Tasks = Readonly<
  Record<'pick' | 'choice' | 'conquest' | 'deploy' | 'place' | 'retreat', (who: Part, combo: string, hand: number) => Line>
> & {
  readonly question: (who: Part, ability: string) => Line;
  readonly over: (winners: readonly Part[], coins: number) => Line;
};

type CostWords = {
  readonly region: string;
  readonly standing: (race: string) => string;
  readonly travel: string;
  readonly least: string;
  /** Under the line: so many tokens, and how many there are in hand. */
  readonly sum: (total: number, hand: number) => string;
  readonly toll: (coins: number, why: string) => string;
  readonly paid: string;
  /** Beside a chance that hangs on two dice. */
  readonly twoDice: string;
  readonly blocked: Wording<
    'own-region' | 'water' | 'immune' | 'not-bordering' | 'no-entry' | 'spent' | 'not-there' | 'no-people' | 'too-few-coins'
  > & { readonly by: (ability: string) => string };
};

type PageWords = Wording<
  | 'tagline'
  | 'board'
  | 'classic'
  | 'azeroth'
  | 'another'
  | 'playSelf'
  | 'language'
  | 'theme'
  | 'light'
  | 'dark'
  | 'auto'
  | 'about'
  | 'close'
  | 'offers'
  | 'peoples'
  | 'free'
  | 'tokens'
  | 'seats'
  | 'toMove'
  | 'inDecline'
  | 'noPeople'
  | 'nextPeople'
  | 'log'
  | 'rounds'
  | 'map'
  | 'tabs'
  | 'zoomIn'
  | 'zoomOut'
  | 'replay'
  | 'play'
  | 'pause'
  | 'back'
  | 'forward'
  | 'toStart'
  | 'toEnd'
  | 'step'
  | 'speed'
  | 'empty'
  | 'ally'
  | 'loading'
  | 'missing'
  | 'missingKept'
  | 'again'
  | 'keys'
  | 'nothing'
> & {
  readonly coins: (n: number) => string;
  readonly coinsOnIt: (n: number) => string;
  readonly regions: (n: number) => string;
  readonly islands: (n: number) => string;
  readonly inHand: (n: number) => string;
  readonly seatsFor: (n: number) => string;
  readonly stepOf: (step: number, of: number) => string;
  /** Said of a region: so many tokens of a people of a seat. */
  readonly holds: (seat: string, race: string, tokens: number, isDeclined: boolean) => string;
  readonly costs: (tokens: number) => string;
  readonly costsByDie: (tokens: number, percent: number) => string;
  readonly facedown: string;
  /** What an artifact or place does. */
  readonly gift: (marker: string, does: string) => string;
  readonly scoreOf: (race: string, n: number) => string;
  readonly faction: string;
};

type AboutWords = {
  readonly title: string;
  readonly what: string;
  readonly notice: string;
  readonly art: string;
  readonly emblems: string;
  readonly fonts: string;
};

/** What is known of homemade tiles beside their names, by their ids. */
export type HomemadeWords = {
  /** Drawings of tiles and their pieces. */
  readonly emblems: ReadonlyMap<string, string>;
  /** Pieces that move about with the tokens. */
  readonly restless: ReadonlySet<string>;
  /** The page of the help about a tile, or about the one that a piece belongs to. */
  readonly topics: ReadonlyMap<string, Topic>;
};

export type Words = {
  readonly language: Language;
  /** How the language calls itself. */
  readonly itself: string;
  readonly names: Names;
  readonly tales: Tales;
  readonly tasks: Tasks;
  readonly cost: CostWords;
  readonly page: PageWords;
  readonly about: AboutWords;
  readonly play: PlayWords;
  readonly start: StartWords;
  readonly hints: HintWords;
  /** Answers to questions. */
  readonly answers: Wording<'none' | 'human' | 'worgen' | 'pay' | 'alliance' | 'horde' | 'ally'>;
  readonly list: (items: readonly string[]) => string;
  /** Of a game that has something homemade. */
  readonly homemade?: HomemadeWords;
};
