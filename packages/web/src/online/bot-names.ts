/** Bots, and those who have left, are called in the language of whoever looks; the server knows only one. */
import { calledOf } from '../opponents/bot-words.ts';
import type { News, TableView } from './client.ts';
import type { OnlineWords } from './online-words.ts';

/** Several of one kind keep their number. */
export function withBotNames<T extends Pick<TableView, 'seats'>>(table: T, { bots, gone }: OnlineWords): T {
  const seats = table.seats.map((seat) => {
    const called = seat.gone ? gone : calledOf(seat.bot, bots);
    return called === undefined ? seat : { ...seat, name: `${called}${/ \d+$/.exec(seat.name ?? '')?.[0] ?? ''}` };
  });
  return { ...table, seats };
}

/** What is told, with the names that the table has here. */
export function withNamesOf(news: News, { seats }: Pick<TableView, 'seats'>): News {
  const { view } = news;
  const called = view.seats.map((seat, i) => {
    const name = seats[i]?.name;
    return name === undefined ? seat : { ...seat, name };
  });
  return { ...news, view: { ...view, seats: called } };
}
