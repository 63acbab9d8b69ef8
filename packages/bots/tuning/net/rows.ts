/** What a net learns from: every table between two turns as each seat saw it, and the coins that came after it. */
import { newGame, type State, step, toDecide } from '@elbowroom/rules';
import { countRegions, inputs, type Layout, look } from '../../src/net/inputs.ts';
import type { Weights } from '../../src/weights.ts';
import { outlook } from '../../src/worth.ts';
import { setupOf } from '../setting.ts';
import { gamesIn } from './games.ts';

/** In the order of play; a seat's next row is so many rows on as there are seats, if it is of the same game. */
export interface Rows {
  readonly count: number;
  readonly seats: number;
  /** The smallest and the largest map. */
  readonly regions: readonly [least: number, most: number];
  /** Where the inputs of each row begin; one entry more than there are rows. */
  readonly starts: number[];
  readonly at: Uint16Array;
  readonly by: Float32Array;
  readonly game: number[];
  /** Coins in the purse, those that the weights expect to come, and those at the end. */
  readonly coins: number[];
  readonly toCome: number[];
  readonly final: number[];
}

const MOST_INPUTS = 1024;

/** Room that grows. */
function grown<List extends Uint16Array | Float32Array>(list: List, make: (length: number) => List): List {
  const larger = make(2 * list.length);
  larger.set(list);
  return larger;
}

export function rowsOf(files: readonly string[], setting: string, layout: Layout, weigh: (s: State) => Weights): Rows {
  const seats = Number(setting.split('-')[1]);
  let [at, by, size, games, least, most] = [new Uint16Array(1 << 22), new Float32Array(1 << 22), 0, 0, Number.POSITIVE_INFINITY, 0];
  const rows: Pick<Rows, 'starts' | 'game' | 'coins' | 'toCome' | 'final'> = { starts: [0], game: [], coins: [], toCome: [], final: [] };
  const note = (s: State): void => {
    const seen = outlook(s, weigh(s));
    countRegions(s, seen);
    for (let seat = 0; seat < seats; seat++) {
      look(s, seen, layout, seat);
      if (size + MOST_INPUTS > at.length) {
        at = grown(at, (length) => new Uint16Array(length));
        by = grown(by, (length) => new Float32Array(length));
      }
      at.set(inputs.at.subarray(0, inputs.count), size);
      by.set(inputs.by.subarray(0, inputs.count), size);
      size += inputs.count;
      rows.starts.push(size);
      rows.game.push(games);
      rows.coins.push(s.coins[seat]);
      rows.toCome.push(seen.toCome[seat]);
    }
  };
  for (const file of files)
    for (const { moves, seed } of gamesIn(file)) {
      const s = newGame(setupOf(setting, seed));
      least = Math.min(least, s.world.size);
      most = Math.max(most, s.world.size);
      let turn = '';
      for (const move of moves) {
        const now = `${s.round}/${s.turn}`;
        if (now !== turn) note(s);
        turn = now;
        step(s, move);
      }
      if (toDecide(s) !== undefined) throw new Error(`${file}: the game ${seed} has no end`);
      while (rows.final.length < rows.game.length) rows.final.push(s.coins[rows.final.length % seats]);
      games++;
    }
  return { ...rows, count: rows.game.length, seats, regions: [least, most], at, by };
}
