/** Decisions on their way to the server: one after the other, each sent again as it is until somebody has answered. */
import { type Client, isPassing, Refusal, type RefusalCode } from './client.ts';
import { WAITS, wait } from './insist.ts';

/** How many moves to take back, if any, and what to play then: both or neither. */
type Plea = { readonly back?: number; readonly moves: readonly string[] };
type Letter = { readonly seat: number; readonly wish: Plea; readonly isSure: boolean; after?: number };

export type Outbox = {
  /** Something was sent whose outcome nobody here can know: the news of it are still to come. */
  readonly isOpen: (heard: number) => boolean;
  /** Decisions that nobody has answered yet. */
  readonly unsent: () => number;
  readonly send: (seat: number, wish: Plea, isSure: boolean) => void;
  readonly close: () => void;
};

export type OutboxOptions = {
  readonly client: Pick<Client, 'play' | 'undo'>;
  readonly id: string;
  /** What a move must follow, as the news say. */
  readonly after: () => number;
  readonly onRefused: (code: RefusalCode) => void;
  readonly onSent: () => void;
  readonly waits?: readonly number[];
};

export function openOutbox({ client, id, after, onRefused, onSent, waits = WAITS }: OutboxOptions): Outbox {
  let letters: Letter[] = [];
  let answered = 0;
  let awaited = 0;
  let isBusy = false;
  let isClosed = false;

  const deliver = async (letter: Letter): Promise<void> => {
    letter.after ??= Math.max(after(), answered);
    const { seat, wish, after: follows } = letter;
    const { back, moves } = wish;
    const answer = await (back === undefined ? client.play(id, seat, follows, moves) : client.undo(id, seat, follows, back, moves));
    answered = Math.max(answered, answer.after);
    if (!letter.isSure) awaited = Math.max(awaited, answer.seq);
  };
  const pump = async (): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    for (let tries = 0; letters.length > 0 && !isClosed; ) {
      const [letter] = letters;
      if (letter === undefined) break;
      try {
        await deliver(letter);
        letters = letters.slice(1);
        tries = 0;
        onSent();
      } catch (error) {
        if (isPassing(error)) {
          await wait(waits[Math.min(tries++, waits.length - 1)]);
          continue;
        }
        letters = [];
        awaited = Math.max(awaited, answered); // what went through before it is shown only when it is heard
        onRefused(error instanceof Refusal ? error.code : 'fault');
      }
    }
    isBusy = false;
  };
  return {
    isOpen: (heard) => letters.some(({ isSure }) => !isSure) || heard < awaited,
    unsent: () => letters.length,
    send: (seat, wish, isSure) => {
      letters = [...letters, { seat, wish, isSure }];
      void pump();
    },
    close: () => {
      isClosed = true;
      letters = [];
    },
  };
}
