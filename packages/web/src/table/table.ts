/**
 * The table that the page sits at. Components talk to this and to nothing else: whether the rules run in the page or on a server,
 * and who else plays, is the matter of whoever implements it.
 */
import type { BotName } from '@elbowroom/bots/names';
import type { Move, Setup, Step, View } from '@elbowroom/rules';
import type { SeatColour } from '../board/view.ts';
import type { ReviewServer } from '../school/review/served.ts';
import type { Language } from '../words/words.ts';
import type { Parent } from './parent.ts';

/** Who decides for a seat: somebody at this screen, a bot, or somebody elsewhere. */
export type Sitter = 'person' | 'remote' | BotName;

export type Chair = {
  readonly name: string;
  readonly colour: SeatColour;
  readonly sitter: Sitter;
};

export type Table = {
  readonly id: string;
  readonly chairs: readonly Chair[];
  /** The game that this one left, if it did not begin at its beginning. */
  readonly parent?: Parent | undefined;
  /** The seat that looks; nobody's for a spectator, and while the screen is handed over. */
  readonly viewer: number | undefined;
  /** A person at this screen who must decide but does not look yet. */
  readonly waitsFor: number | undefined;
  /** How many decisions have been made. */
  readonly seq: number;
  readonly steps: readonly Step[];
  /** What the viewer may know now. */
  readonly view: View;
  /** What the viewer may know of the table as it was after so many decisions. */
  readonly viewAt: (seq: number) => View;
  /** Whether that is still known: of what happened before the page was opened, an online table knows only how it came out. */
  readonly recalls: (seq: number) => boolean;
  /** What happened beside the decisions, where others play elsewhere; oldest first. */
  readonly asides?: readonly Aside[];
  readonly canUndo: boolean;
  /** The whole game, once it is over and nothing is secret any more. */
  readonly record?: { readonly setup: Setup; readonly moves: readonly string[] } | undefined;
  /** Where the game is played, if that is a server that may review it. */
  readonly reviewer?: ReviewServer;
  /** Only a turn is played, and it is for whoever plays it to find out how: nothing is explained. */
  readonly isExercise?: true;
  /** The game so far, secrets and all, for a fork of it; left out where others keep them. */
  readonly whole?: () => { readonly setup: Setup; readonly moves: readonly string[] };
  /** Something that went wrong and that the players should know. */
  readonly trouble: Trouble | undefined;
  /** Several moves at once: all of them, or none if one is not legal. Throws IllegalMove. */
  readonly play: (moves: readonly (Move | string)[]) => void;
  /** Takes the last decisions of the viewer back, one if not said otherwise, and makes these in their place: all of it, or none. */
  readonly undo: (count?: number, instead?: readonly string[]) => void;
  /** Somebody at this screen sits down to look. */
  readonly look: (seat: number) => void;
  /** Those at this screen trust each other: from now on it is handed over without a sheet in between. Left out where that cannot be. */
  readonly uncover?: () => void;
  /** Called after every change, until the returned function is. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly leave: () => void;
};

export type Aside = {
  /** Grows with each. */
  readonly id: number;
  /** How many decisions had been made by then. */
  readonly after: number;
  /** Whose doing it was, if anybody's. */
  readonly seat: number | undefined;
  /** Nothing else on the page says so for as long as it lasts. */
  readonly isPassing: boolean;
  readonly says: (language: Language) => string;
};

export type Trouble = 'not-kept' | 'bot-failed';
