/** What somebody at an online table can ask of the server, beside moves. What it refuses is noted, and shown. */
import type { SeatColour } from '../board/view.ts';
import { type Client, Refusal, type RefusalCode, type TableView } from './client.ts';
import { insist } from './insist.ts';
import { openKeyring } from './key.ts';

export type TableWishes = {
  readonly say: (text: string) => Promise<boolean>;
  readonly resign: () => void;
  readonly back: () => void;
  readonly pause: (agree: boolean) => void;
  /** The table where it goes on. */
  readonly rematch: () => Promise<string | undefined>;
  /** Under another name than so far, and in a colour, if they are given. */
  readonly sit: (seat: number, name?: string, colour?: SeatColour) => void;
  readonly paint: (seat: number, colour: SeatColour) => void;
  readonly stand: (seat: number) => void;
  readonly setBot: (seat: number, level: string) => void;
  readonly start: (level: string) => void;
  readonly close: () => void;
};

type Asker = {
  readonly client: Client;
  /** The table. */
  readonly id: string;
  /** The seat for which somebody speaks; undefined for whoever has none. */
  readonly seat: () => number | undefined;
  readonly onRefused: (code: RefusalCode) => void;
  /** Something is asked for that changes who sits where. */
  readonly onReseat: () => void;
  readonly onReseated: (info: TableView | undefined) => void;
  readonly waits?: readonly number[];
};

export function wishesOf({ client, id, seat, onRefused, onReseat, onReseated, waits }: Asker): TableWishes {
  const attempt = async <T>(act: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await act();
    } catch (error) {
      onRefused(error instanceof Refusal ? error.code : 'fault');
      return undefined;
    }
  };
  const forSeat = (act: (seat: number) => Promise<unknown>): void => {
    const mine = seat();
    if (mine !== undefined) void attempt(() => act(mine));
  };
  const reseat = (act: () => Promise<TableView>): void => {
    onReseat();
    void attempt(act).then(onReseated);
  };
  const lines = openKeyring();
  const say = async (text: string): Promise<true> => {
    await insist(() => client.chat(id, text, lines.of(text)), waits);
    lines.done();
    return true;
  };
  return {
    say: async (text) => (await attempt(() => say(text))) ?? false,
    resign: () => forSeat((mine) => client.resign(id, mine)),
    back: () => forSeat((mine) => client.back(id, mine)),
    pause: (agree) => forSeat((mine) => client.pause(id, mine, agree)),
    rematch: async () => (await attempt(() => client.rematch(id)))?.id,
    sit: (place, name, colour) =>
      reseat(async () => {
        if (name !== undefined) await client.rename(name);
        return client.sit(id, place, colour);
      }),
    paint: (place, colour) => reseat(() => client.paint(id, place, colour)),
    stand: (place) => reseat(() => client.stand(id, place)),
    setBot: (place, level) => reseat(() => client.setBot(id, place, level)),
    start: (level) => reseat(() => client.start(id, level)),
    close: () => void attempt(() => client.close(id)),
  };
}
