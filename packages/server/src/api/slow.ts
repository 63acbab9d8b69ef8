/** Games that take days: whose turn it is where, days off, and orders for questions out of one's turn. */
import { Problem } from '../errors.ts';
import { awaited, dueOf } from '../game/course.ts';
import { listedView } from '../game/news.ts';
import type { House } from '../house.ts';
import type { Game } from '../store/store.ts';
import { type Api, admit, charge } from './api.ts';
import { type AwaitedTable, Holiday, HolidayTaken, OrdersLeft, OrdersOf, OrdersWish, TurnList } from './bell-schemas.ts';
import { OfSeat } from './play-schemas.ts';
import { TableParams } from './schemas.ts';
import { demandSeat, seatsOf } from './seating.ts';

const tags = ['slow games'];
const params = TableParams;

/** Of somebody's newest tables so many are looked at. */
const MOST_TABLES = 100;
const YEAR_MS = 365 * 86_400_000;
/** To look at a game that this node does not have in mind costs as much as so many rows of one that is played again. */
const LOOK_ROWS = 20;

const running = async ({ store }: House, guest: string): Promise<Game[]> =>
  (await store.gamesOf(guest, MOST_TABLES)).filter(({ status }) => status === 'running');

export function slowRoutes(api: Api, house: House): void {
  turnRoute(api, house);
  holidayRoute(api, house);
  withdrawalRoute(api, house);
  orderRoutes(api, house);
}

function turnRoute(api: Api, house: House): void {
  api.get('/tables/turns', { schema: { tags, summary: 'Where it is my turn', response: { 200: TurnList } } }, async (request) => {
    const guest = await admit(house, request, 'look');
    const games = await running(house, guest.id);
    charge(house, request, guest, games.length * LOOK_ROWS);
    const found = await Promise.all(games.map((game) => waitsFor(house, game.id, guest.id)));
    const turns = found.flatMap((turn) => turn ?? []);
    const order = ({ due = Number.POSITIVE_INFINITY, since }: AwaitedTable, other: AwaitedTable): number =>
      due === (other.due ?? Number.POSITIVE_INFINITY) ? since - other.since : due - (other.due ?? Number.POSITIVE_INFINITY);
    return { turns: turns.sort(order) };
  });
}

async function waitsFor(house: House, id: string, guest: string): Promise<AwaitedTable | undefined> {
  const { game, course } = await house.rooms.fresh(id);
  const seat = course && awaited(course);
  if (course === undefined || seat === undefined || game.seats[seat]?.guest !== guest) return undefined;
  const { clock } = game.options;
  const due = clock === undefined ? {} : { due: dueOf(course, seat, clock) };
  return { table: listedView(game, guest), seat, since: course.since, ...due };
}

function holidayRoute(api: Api, house: House): void {
  api.post(
    '/guests/me/holidays',
    {
      schema: {
        tags,
        summary: 'Days off: my clocks stand still then, at the games under way whose tables grant it',
        body: Holiday,
        response: { 200: HolidayTaken },
      },
    },
    async (request) => {
      const guest = await admit(house, request, 'open');
      const now = house.store.now();
      const { from, until } = { ...request.body, from: Math.max(now, request.body.from) };
      if (until <= from || until > now + YEAR_MS) throw new Problem('bad-request', { where: 'until' });
      const games = (await running(house, guest.id)).filter(({ options }) => (options.holidays ?? 0) > 0);
      charge(house, request, guest, games.length * LOOK_ROWS);
      const tables = games.map(async (game) => ({ id: game.id, granted: await areGranted(house, game, guest.id, { from, until }) }));
      return { tables: await Promise.all(tables) };
    },
  );
}

function withdrawalRoute(api: Api, house: House): void {
  api.delete(
    '/guests/me/holidays',
    { schema: { tags, summary: 'No days off from now on, at any game: those to come are withdrawn, and what has begun ends' } },
    async (request, reply) => {
      const guest = await admit(house, request, 'open');
      const games = (await running(house, guest.id)).filter(({ options }) => (options.holidays ?? 0) > 0);
      charge(house, request, guest, games.length * LOOK_ROWS);
      await Promise.all(games.map((game) => withdrawn(house, game, guest.id)));
      return reply.code(204).send();
    },
  );
}

async function withdrawn(house: House, game: Game, guest: string): Promise<void> {
  const room = await house.rooms.get(game.id);
  for (const seat of seatsOf(game, guest)) await unlessOver(() => room.backToWork(seat));
}

/** A game that has ended meanwhile has no clock to stand still. */
async function unlessOver(act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'not-running') throw error;
  }
}

async function areGranted(
  house: House,
  game: Game,
  guest: string,
  span: { readonly from: number; readonly until: number },
): Promise<boolean> {
  const room = await house.rooms.get(game.id);
  try {
    for (const seat of seatsOf(game, guest)) await room.holiday(seat, span);
    return true;
  } catch (error) {
    if (error instanceof Problem && (error.code === 'no-holiday' || error.code === 'not-running')) return false;
    throw error;
  }
}

function orderRoutes(api: Api, house: House): void {
  api.get(
    '/tables/:table/orders',
    { schema: { tags, summary: 'What I have ordered', params, querystring: OrdersOf, response: { 200: OrdersLeft } } },
    async (request) => {
      const guest = await admit(house, request, 'look');
      const { game } = await house.rooms.get(request.params.table);
      const { seat: wish } = request.query;
      const orders = await house.store.orders(game.id, demandSeat(game, guest, wish === undefined ? undefined : Number(wish)));
      return orders === undefined ? {} : { orders: { hold: [...orders.hold], otherwise: orders.otherwise } };
    },
  );

  api.put(
    '/tables/:table/orders',
    { schema: { tags, summary: 'Orders for questions out of my turn', params, body: OrdersWish, response: { 200: OrdersLeft } } },
    async (request) => {
      const guest = await admit(house, request, 'act');
      const room = await house.rooms.get(request.params.table);
      const seat = demandSeat(room.game, guest, request.body.seat);
      const orders = { hold: request.body.hold, otherwise: request.body.otherwise };
      await house.store.setOrders(room.game.id, seat, orders);
      await room.ordered(seat, true);
      return { orders };
    },
  );

  api.delete('/tables/:table/orders', { schema: { tags, summary: 'Ask me everything', params, body: OfSeat } }, async (request, reply) => {
    const guest = await admit(house, request, 'act');
    const room = await house.rooms.get(request.params.table);
    const seat = demandSeat(room.game, guest, request.body.seat);
    await room.ordered(seat, false);
    await house.store.setOrders(room.game.id, seat, undefined);
    return reply.code(204).send();
  });
}
