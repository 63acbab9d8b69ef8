/** Games as the page hands them out and keeps them: links, files, and what lies in the storage of a browser. */

import { LEVELS } from '../../packages/bots/src/names.ts';
import { complete } from '../../packages/rules/src/index.ts';
import { sha256 } from '../../packages/rules/src/record.ts';
import { seatColours } from '../../packages/web/src/board/view.ts';
import { fragmentOf } from '../../packages/web/src/games/link.ts';
import { type Draft, deal, ownBoard } from '../../packages/web/src/start/draft.ts';
import { openLibrary, type Shelf } from '../../packages/web/src/table/library.ts';
import { openLocalTable } from '../../packages/web/src/table/local.ts';
import type { SavedGame } from '../../packages/web/src/table/saved.ts';
import type { Chair, Table } from '../../packages/web/src/table/table.ts';
import type { Game } from './games.ts';

const HOME = 'https://elbowroom.example/';

/** One line for each: the name, and the link to the game as it stood and to its end, opened at the moment when it was kept. */
export async function linksOf(games: readonly Game[]): Promise<string> {
  const lines: string[] = [];
  for (const { name, setup: asked, moves, played } of games) {
    const setup = complete(asked);
    lines.push(`${name} ${HOME}${await fragmentOf({ setup, moves: moves.slice(0, played) })}`);
    lines.push(`${name} ${HOME}${await fragmentOf({ setup, moves }, played)}`);
  }
  return `${lines.join('\n')}\n`;
}

export interface Saved {
  readonly name: string;
  readonly key: string;
  readonly text: string;
}

/** The page deals no homemade tiles. In every second game somebody plays against bots, in the others all sit at one screen. */
export async function savesOf(games: readonly Game[]): Promise<Saved[]> {
  const saves: Saved[] = [];
  for (const [i, game] of games.filter(({ setup }) => setup.homebrew === undefined).entries()) saves.push(await saved(game, i % 2 === 1));
  return saves;
}

/** A day on which it was played. */
const NOON = Date.UTC(2026, 10, 16, 12);

async function saved(game: Game, hasBots: boolean): Promise<Saved> {
  const kept = new Map<string, string>();
  const library = openLibrary(shelfOf(kept));
  const dealt = deal(draftOf(game, hasBots), () => sha256(game.name).slice(0, 32), NOON);
  if ('faults' in dealt) throw new Error(dealt.faults.join(' '));
  library.keep(dealt.game);
  await playAt(dealt.game, game, library.keep);
  const [[key, text] = ['', '']] = kept;
  return { name: game.name, key, text };
}

function draftOf({ setup }: Game, hasBots: boolean): Draft {
  const { edition, variant, first, seats, seed } = setup;
  const chairs = seats.map((name, seat): Chair => {
    const sitter = hasBots && seat > 0 ? (LEVELS[seat - 1] ?? 'novice') : 'person';
    return { name, colour: seatColours[seat] ?? 'blue', sitter };
  });
  return { edition: variant ?? edition, chairs, board: ownBoard(setup), first, seed };
}

function shelfOf(kept: Map<string, string>): Shelf {
  return {
    get length() {
      return kept.size;
    },
    key: (i) => [...kept.keys()][i] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => {
      kept.set(key, value);
    },
    removeItem: (key) => {
      kept.delete(key);
    },
  };
}

/** The page at its table, where people and bots make the moves of this game up to its moment. */
async function playAt(game: SavedGame, { moves, played }: Game, keep: (game: SavedGame) => boolean): Promise<void> {
  const table: Table = openLocalTable(game, {
    think: async () => moves[table.seq] ?? '',
    keep,
    now: () => NOON + table.seq * 1000,
    grace: () => 0,
  });
  await new Promise<void>((resolve) => {
    const goOn = (): void => {
      if (table.seq >= played) {
        table.leave();
        resolve();
        return;
      }
      const seat = table.waitsFor ?? (table.view.toDecide === table.viewer ? table.viewer : undefined);
      if (seat === undefined) return;
      if (seat === table.viewer) table.play(moves.slice(table.seq, table.seq + 1));
      else table.look(seat);
    };
    table.subscribe(goOn);
    goOn();
  });
}
