/** The buttons under the board, and the sentence beside them. */
import { cost, forecast, type Item, type Move } from '@elbowroom/rules';
import { regionName } from '../table/boards.ts';
import { taskOf } from '../table/task.ts';
import type { Line, Part } from '../words/line.ts';
import { abilityName, markerDoes, shortOf } from '../words/speak.ts';
import type { Words } from '../words/words.ts';
import { type Arrangement, arrangements, canRestore, type Home } from './arranging.ts';
import { deedsOf, type Mode } from './controls.ts';
import { choiceOf, percent, thingName } from './deeds.ts';
import { abilityDoes, answerLabel, askingAbility, enoughLabel, questionWords } from './questions.ts';
import type { Scene } from './scene.ts';
import { type Staged, scoreOf, stagesToken } from './staged.ts';

type Command =
  | 'undo'
  | 'takeAllBack'
  | 'spread'
  | 'watch'
  | 'skip'
  | 'skipOne'
  | 'pause'
  | 'goOn'
  | 'fork'
  | 'confirm'
  | 'unstage'
  | 'rematch'
  | 'start'
  | 'whole'
  | 'onward';

/** A button: makes a move, asks the map for something, or does one of the page's own things. */
export type Act = {
  readonly label: string;
  /** What it does, in a few words, where the label is only a name. */
  readonly note?: string | undefined;
  readonly says?: string;
  readonly isMain?: boolean;
  readonly isOn?: boolean;
  readonly move?: Move;
  /** Waits for a word if it would end the turn. */
  readonly isWeighed?: boolean;
  readonly mode?: Mode;
  readonly command?: Command;
  /** One of several ways to put everything down, which stand together. */
  readonly way?: Arrangement | 'spread';
  /** The key that does it too. */
  readonly key?: string;
};

export type Moment = {
  readonly scene: Scene;
  readonly mode: Mode;
  readonly staged: Staged | undefined;
  readonly words: Words;
  readonly isLive: boolean;
  readonly canUndo: boolean;
  readonly canWatch: boolean;
  /** Whether another game could begin from what is shown. */
  readonly canFork: boolean;
  /** Nothing more of the others is shown for now. */
  readonly isPaused: boolean;
  /** How many tokens and pieces have been put down and could be taken up again. */
  readonly placed: number;
  /** Where tokens can be put now; nowhere if nothing is put down. */
  readonly homes: readonly Home[];
};

const MAIN: Mode = { type: 'main' };
const total = (items: readonly Item[]): number => items.reduce((sum, { amount }) => sum + amount, 0);

export function actsOf(moment: Moment): Act[] {
  const { scene, mode, staged, words, isLive, canUndo, canWatch, placed } = moment;
  const { play } = words;
  const { controls } = scene;
  if (!isLive) return showingActs(moment);
  if (scene.outcome !== undefined)
    return [
      { label: play.watchGame, command: 'whole' },
      { label: play.toStart, command: 'start' },
      { label: play.rematch, command: 'rematch', isMain: true },
    ];
  const all: Act[] = placed > 1 ? [{ label: play.takeAllBack, says: play.takeAllBackSays, command: 'takeAllBack' }] : [];
  if (staged !== undefined)
    return [
      ...all,
      { label: play.undo, command: 'unstage' },
      ...(stagesToken(staged) ? wayActs(moment) : []),
      { label: play.thisTurn(total(staged.items)), command: 'confirm', isMain: true },
    ];
  const undo: Act[] = canUndo ? [{ label: play.undo, command: 'undo' }] : [];
  if (!scene.isMine) return undo;
  if (mode.type !== 'main' && mode.type !== 'piece') return [...modeActs(scene, mode, words), { label: play.cancel, mode: MAIN }];
  const again: Act[] = canWatch ? [{ label: play.watchAgain, command: 'watch' }] : [];
  return [
    ...again,
    ...all,
    ...undo,
    ...(controls.abandons.size > 0 ? [{ label: play.abandon, says: play.abandonSays, mode: { type: 'abandon' as const } }] : []),
    ...abilityActs(scene, words),
    ...pieceActs(moment),
    ...answerActs(scene, words),
    ...plainActs(scene, words),
  ];
}

/** While somebody is shown what the others did. */
const showingActs = ({ canFork, isPaused, words: { play } }: Moment): Act[] => [
  ...(canFork ? [{ label: play.playOn, command: 'fork' as const }] : []),
  isPaused ? { label: play.goOn, command: 'goOn' } : { label: play.pause, command: 'pause' },
  { label: play.oneOn, command: 'skipOne' },
  { label: play.skip, command: 'skip', isMain: true },
];

function modeActs(scene: Scene, mode: Mode, { play }: Words): Act[] {
  const { controls } = scene;
  if (mode.type === 'decline' && controls.decline) {
    const items = scoreOf(scene, controls.decline);
    return [{ label: items === undefined ? play.reallyDecline : play.declineAndScore(total(items)), move: controls.decline, isMain: true }];
  }
  const ability = mode.type === 'use' ? controls.abilities.find(({ id }) => id === mode.ability) : undefined;
  if (mode.type !== 'use' || ability === undefined) return [];
  const single = mode.first === undefined ? ability.now : ability.first.get(mode.first)?.move;
  return single === undefined ? [] : [{ label: play.useIt, move: single, isMain: true }];
}

const abilityActs = ({ controls, view }: Scene, words: Words): Act[] =>
  controls.abilities.map(({ id }) => ({
    label: abilityName(words, id),
    note: shortOf(words.play.uses, id),
    says: abilityDoes(words, view.edition, id),
    mode: { type: 'use' as const, ability: id },
  }));

/** Kinds of pieces to choose from where there are several, and the buttons that place everything. */
function pieceActs(moment: Moment): Act[] {
  const { scene, mode, words } = moment;
  const { pieces, tokens, attacks } = scene.controls;
  const kinds = [...pieces.keys()];
  const chosen = mode.type === 'piece' ? mode.piece : tokens.size > 0 ? undefined : kinds[0];
  const several = kinds.length > 1 || (kinds.length > 0 && tokens.size > 0);
  const choices = several
    ? kinds.map((piece) => ({
        label: words.play.place(thingName(words, piece)),
        mode: { type: 'piece' as const, piece },
        isOn: piece === chosen,
      }))
    : [];
  const isPlacing = attacks.size === 0 && (tokens.size > 0 || kinds.length > 0);
  const spread = { label: words.play.spread, says: words.play.spreadSays, command: 'spread', way: 'spread', isMain: true } as const;
  return [...choices, ...(isPlacing ? [...wayActs(moment), { ...spread, key: 'p' }] : [])];
}

const WAY_KEYS = { evenly: 'e', against: 'f', before: 'b' } as const;

/** Ways to put down all tokens at once, whatever has been put down already. */
function wayActs({ homes, words }: Moment): Act[] {
  if (homes.length < 2) return [];
  return arrangements
    .filter((way) => way !== 'before' || canRestore(homes))
    .map((way) => ({ label: words.play.ways[way], says: words.play.waysSay[way], way, key: WAY_KEYS[way] }));
}

/** Answers to a question; a roll that is one of them is said in words, because it is no usual attack. */
function answerActs(scene: Scene, words: Words): Act[] {
  const { controls, view, table } = scene;
  const rolls = askingAbility(view) === undefined ? [] : [...controls.attacks.values()].flat();
  return [
    ...controls.answers.map((move) => ({ label: answerLabel(move, view, words), note: markerDoes(words, move.answer) || undefined, move })),
    ...rolls.map((move) => ({
      label: words.play.rollAgain(regionName(table.board, move.region, words.language)),
      note: words.play.roll(percent(cost(scene.view, move.region, move.with?.join(' ')).chance ?? 0)),
      move,
      isMain: true,
    })),
  ];
}

function plainActs(scene: Scene, words: Words): Act[] {
  const { play } = words;
  const { expand, decline, done } = scene.controls;
  const isAsked = askingAbility(scene.view) !== undefined;
  const acts: Act[] = [];
  if (decline !== undefined)
    acts.push(
      isAsked
        ? { label: play.declineNow, says: play.declineSays, move: decline }
        : { label: play.decline, says: play.declineSays, mode: { type: 'decline' } },
    );
  if (expand !== undefined) acts.push({ label: play.expand, says: play.expandSays, move: expand, isMain: true });
  const hasMore = scene.controls.tokens.size > 0 || scene.controls.attacks.size > 0;
  if (done !== undefined)
    acts.push({ label: doneLabel(scene, done, words), move: done, isMain: !hasMore, isWeighed: scene.table.phase === 'conquest' });
  return acts;
}

function doneLabel(scene: Scene, done: Move, words: Words): string {
  const { play } = words;
  const asking = askingAbility(scene.view);
  if (asking !== undefined) return enoughLabel(asking, words);
  if (scene.table.phase === 'conquest') return play.endConquests;
  const items = scoreOf(scene, done);
  return items === undefined ? play.endTurn : play.thisTurn(total(items));
}

export type Said = { readonly task: Line; readonly says?: string; readonly items: readonly Item[] };

export function saidOf({ scene, mode, staged, words, isLive }: Moment, isThinking: boolean): Said {
  const { play } = words;
  const { controls, isMine, table, view } = scene;
  const { phase, decides } = table;
  if (!isLive) return { task: [play.watching], items: [] };
  if (scene.outcome !== undefined) return { task: taskOf(table, scene.outcome, words), items: [] };
  if (!isMine) {
    const who: Part = { seat: decides ?? 0 };
    return { task: isThinking ? play.todo.thinking(who) : play.todo.waiting(who), items: [] };
  }
  if (staged !== undefined) return { task: [play.question(play.endTurn)], items: staged.items };
  const items = phase === 'pick' || phase === 'choice' || phase === 'retreat' ? [] : forecast(view);
  if (mode.type === 'decline') return { task: [play.question(play.decline)], says: play.declineSays, items };
  if (mode.type === 'abandon') return { task: [play.abandonSays], items };
  if (mode.type === 'use') {
    const does = abilityDoes(words, view.edition, mode.ability);
    const name = abilityName(words, mode.ability);
    const isMapped = deedsOf(controls, mode).size > 0;
    const then = mode.first !== undefined ? play.chooseSecond : isMapped ? play.chooseRegion : '';
    return { task: [`${name}: ${does}.`], says: then, items };
  }
  if (phase === 'question') return { task: [questionWords(view, words, controls.pieces.size > 0 || controls.done !== undefined)], items };
  const [piece] = controls.pieces.keys();
  if (piece !== undefined && controls.tokens.size === 0)
    return { task: [play.todo.piece(thingName(words, piece), view.memory.kept?.[piece] ?? 1)], items };
  if (phase === 'choice') return { task: [play.todo.choice], items };
  if (phase === 'conquest') return { task: [controls.attacks.size > 0 ? play.todo.conquest : play.todo.lastConquest], items };
  return { task: [phase === 'over' ? '' : play.todo[phase]], items };
}

/** The choices of one region, for the explainer. */
export function choicesAt({ scene, mode, words, staged }: Moment, region: number): ReturnType<typeof choiceOf>[] {
  if (!scene.isMine || staged !== undefined) return [];
  const isAsked = askingAbility(scene.view) !== undefined;
  const deeds = deedsOf(scene.controls, mode).get(region) ?? [];
  return deeds
    .filter(({ kind }) => !(isAsked && kind === 'attack'))
    .map((deed) => choiceOf(deed, scene.view, words))
    .sort((a, b) => a.rank - b.rank);
}
