/** The board as it lies on the page. Where it lies, and where on screen its regions are, is known outside Svelte alone, and enters by `watched`. */
import { type Board, type BoardOptions, createBoard } from '../board/board.ts';

export type LaidBoard = {
  /** Undefined before it is laid. */
  readonly board: Board | undefined;
  /** What it lies in. */
  readonly host: HTMLElement | undefined;
  /** Makes it, or makes it anew. Whoever lays it disposes of it. */
  readonly lay: (host: HTMLElement, options: BoardOptions) => Board;
  /** It was moved about: what is beside a region moves along. */
  readonly stir: () => void;
  readonly subscribe: (listener: () => void) => () => void;
};

export function openLaidBoard(): LaidBoard {
  const listeners = new Set<() => void>();
  let laid: { readonly board: Board; readonly host: HTMLElement } | undefined;
  const stir = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    get board() {
      return laid?.board;
    },
    get host() {
      return laid?.host;
    },
    lay: (host, options) => {
      const board = createBoard(host, options);
      laid = { board, host };
      stir();
      return board;
    },
    stir,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
