/** A result on its way into the table that a server keeps of the day, and that table. */
import type { DayTable } from '@elbowroom/server';
import { type Client, greet, isServed, openClient, Refusal, type RefusalCode } from '../../online/client.ts';
import { drawName } from '../../online/drawn-name.ts';
import { insist } from '../../online/insist.ts';

/** Why it does not stand there. */
type Refused = 'other-bots' | 'no-day' | 'other';

export type Entering = {
  /** Undefined: there is no server, or it has not answered yet. */
  readonly table: DayTable | undefined;
  readonly isSending: boolean;
  readonly refused: Refused | undefined;
  /** Why a name was not taken. */
  readonly fault: RefusalCode | undefined;
  /** What one is called there from now on. */
  readonly rename: (name: string) => Promise<void>;
  /** Shows the next lines of the table. */
  readonly more: () => Promise<void>;
};

type Means = {
  readonly date: string;
  /** Of the game that counts, if it is over and the day still takes it. */
  readonly moves: readonly string[] | undefined;
  /** What somebody is called who has no name there yet. */
  readonly guest: string;
  readonly client?: Client;
  readonly isThere?: () => Promise<boolean>;
};

const refusedAs = (error: unknown): Refused => {
  const code = error instanceof Refusal ? error.code : 'fault';
  return code === 'other-bots' || code === 'illegal-move' ? 'other-bots' : code === 'no-day' ? 'no-day' : 'other';
};

export function openEntering({ date, moves, guest, client = openClient(), isThere = isServed }: Means): Entering {
  let table = $state.raw<DayTable>();
  let isSending = $state(false);
  let refused = $state<Refused>();
  let fault = $state<RefusalCode>();
  const look = async (from?: number): Promise<DayTable | undefined> => client.dayTable(date, from).catch(() => undefined);
  const enter = async (lines: readonly string[]): Promise<void> => {
    isSending = true;
    try {
      await greet(client, drawName(guest));
      await insist(() => client.enterDay(date, lines));
    } catch (error) {
      refused = refusedAs(error);
    }
    isSending = false;
  };
  const begin = async (): Promise<void> => {
    if (!(await isThere())) return;
    if (moves !== undefined) await enter(moves);
    table = await look();
  };
  void begin();
  return {
    get table() {
      return table;
    },
    get isSending() {
      return isSending;
    },
    get refused() {
      return refused;
    },
    get fault() {
      return fault;
    },
    rename: async (name) => {
      try {
        await client.rename(name);
        table = (await look()) ?? table;
        fault = undefined;
      } catch (error) {
        fault = error instanceof Refusal ? error.code : 'fault';
      }
    },
    more: async () => {
      const page = table?.next === undefined ? undefined : await look(table.next);
      if (table !== undefined && page !== undefined) table = { ...page, results: [...table.results, ...page.results] };
    },
  };
}
