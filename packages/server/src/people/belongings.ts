/** All that is somebody's own, as one file. */
import { countedMoves } from '../game/course.ts';
import { writeGame } from '../game/game-text.ts';
import { shownRating } from '../game/rating.ts';
import type { Outside } from '../outside.ts';
import type { Game, Guest, Store } from '../store/store.ts';
import { kindFrom } from './device-kind.ts';

/** More than anybody has, and little enough to be put together in one go. */
const [MOST_GAMES, MOST_LINES] = [2000, 20_000];

/** A game, and if it is over its file, which anybody can replay. */
async function gameOf(store: Store, guest: string, game: Game): Promise<object> {
  const { id, code, made, options, seats, started, status } = game;
  const past = options.fork?.moves ?? [];
  const rows = status === 'finished' ? await store.rowsSince(id, 0) : [];
  const moves = [...past, ...countedMoves(rows).map(({ body }) => body)];
  const mine = seats.flatMap((seat, i) => (seat.guest === guest ? [i] : []));
  const orders = status === 'running' ? await Promise.all(mine.map((seat) => store.orders(id, seat))) : [];
  return {
    id,
    status,
    opened: made,
    ...(started !== undefined && { started }),
    options,
    seats: seats.map(({ name, bot }) => ({ ...(name !== undefined && { name }), ...(bot !== undefined && { bot }) })),
    mine,
    ...(orders.some((left) => left !== undefined) && { orders }),
    ...(status === 'open' && { code }),
    ...(status === 'finished' && game.setup !== undefined && { file: writeGame(game.setup, moves) }),
  };
}

/** Game by game, so that others are answered meanwhile. */
export async function belongingsOf(
  { outside, store }: { readonly outside: Outside; readonly store: Store },
  guest: Guest,
): Promise<object> {
  const devices = await store.devicesOf(guest.id);
  const games: object[] = [];
  for (const game of await store.gamesOf(guest.id, MOST_GAMES)) {
    games.push(await gameOf(store, guest.id, game));
    await new Promise<void>(outside.soon);
  }
  const results = await store.resultsOf(guest.id, { isPublic: false, most: MOST_GAMES });
  return {
    what: 'Everything of yours that this server keeps. Games that are over have a file each, which `npx elbowroom replay` plays again.',
    guest,
    person: await store.person(guest.id),
    passkeys: (await store.passkeysOf(guest.id)).map(({ kind, made, transports }) => ({ made, ...kindFrom(kind), transports })),
    devices: devices.map(({ kind, ...device }) => ({ ...device, ...kindFrom(kind) })),
    bells: (await store.bellsOf(guest.id)).map(({ way, address, kinds, language, made }) => ({ way, address, kinds, language, made })),
    games,
    results: results.map(({ guest: _, ...result }) => result),
    rating: (await store.ratingsOf([guest.id])).map((rating) => shownRating(rating))[0],
    days: await store.daysOf(guest.id),
    said: await store.linesOf(guest.id, MOST_LINES),
    clubs: (await store.clubsOf(guest.id)).map(({ id, name, made, founder }) => ({ id, name, made, founded: founder === guest.id })),
    ties: await store.tiesOf(guest.id),
    invitations: await store.invitationsOf(guest.id),
    reports: await store.reportsBy(guest.id),
  };
}
