/** Tables: the list, opening, sitting down, starting. */
import type { Static } from 'typebox';
import { Problem } from '../errors.ts';
import { listedView, tableView } from '../game/news.ts';
import { botSeat } from '../game/tables.ts';
import type { House } from '../house.ts';
import type { Guest, Options, Seat } from '../store/store.ts';
import { type Api, admit, charge, welcome, written } from './api.ts';
import { demandMember } from './clubs.ts';
import { demandRateable } from './ratings.ts';
import { SeatParams, TableParams } from './schemas.ts';
import { seatsOf } from './seating.ts';
import { callerOf, openStream } from './streams.ts';
import { ChooseColour, FindTable, FoundTable, LobbyWish, NewTable, SetBot, Sit, Start, Table, TableList } from './table-schemas.ts';

const tags = ['tables'];

/** Every news of the game carries them. */
const MOST_HOMEBREW = 8000;

/** Throws `too-large`. */
function optionsFrom(wish: Static<typeof NewTable>): Options {
  const {
    edition,
    variant,
    board,
    fork,
    homebrew,
    clock,
    undo = true,
    spectators = true,
    delay,
    rated,
    rounds,
    openPurses,
    values,
    box,
    reserve,
    holidays,
  } = wish;
  if (homebrew !== undefined && JSON.stringify(homebrew).length > MOST_HOMEBREW)
    throw new Problem('too-large', { where: 'homebrew', most: MOST_HOMEBREW });
  return {
    edition,
    ...(variant === undefined ? {} : { variant }),
    ...(board === undefined ? {} : { board }),
    ...(homebrew === undefined ? {} : { homebrew }),
    ...(fork === undefined ? {} : { fork }),
    ...(rounds === undefined ? {} : { rounds }),
    ...(openPurses === true ? { openPurses } : {}),
    ...rulingsAt(wish),
    ...(values === undefined ? {} : { values }),
    ...(box === undefined ? {} : { box }),
    ...(clock === undefined ? {} : { clock }),
    // Without a clock there is nothing to save up, and nothing that could stand still.
    ...(clock === undefined || !reserve ? {} : { reserve }),
    ...(clock === undefined || !holidays ? {} : { holidays }),
    undo,
    spectators,
    ...(delay === undefined || !spectators ? {} : { delay }),
    ...(rated === undefined ? {} : { rated }),
  };
}

/** AZ-PAY-2 Where purses are secret nobody is to learn from a question that is not asked what is in one; whoever opens the table may wish otherwise, and a fork has what its past was played by. */
function rulingsAt({ edition, fork, openPurses, rulings }: Static<typeof NewTable>): Pick<Options, 'rulings'> {
  const isHidden = edition === 'azeroth' && openPurses !== true && fork === undefined;
  if (rulings === undefined && !isHidden) return {};
  return { rulings: { ...(isHidden ? { 'unpayable-asked': 'yes' } : {}), ...rulings } };
}

const placeFor = (wish: string, { id, name }: Guest): Seat => (wish === 'me' ? { guest: id, name } : wish === 'open' ? {} : botSeat(wish));

export function tableRoutes(api: Api, house: House): void {
  listRoutes(api, house);
  openingRoutes(api, house);
  oneTableRoutes(api, house);
  seatingRoutes(api, house);
  startRoutes(api, house);
}

function listRoutes(api: Api, house: House): void {
  api.get('/tables', { schema: { tags, summary: 'Open tables, newest first', response: { 200: TableList } } }, async (request, reply) => {
    const guest = await welcome(house, request, 'look');
    return written(reply, await house.lobby.words(guest?.id));
  });

  api.get(
    '/tables/stream',
    {
      schema: {
        tags,
        summary: 'Open tables as they change: an event `tables` with all of them, and then one for each change, or `changes`',
        querystring: LobbyWish,
        produces: ['text/event-stream'],
      },
      exposeHeadRoute: false,
    },
    async (request, reply) => {
      const caller = callerOf(request, reply);
      const guest = await welcome(house, request, 'look');
      caller.onGone(house.streams.take(guest?.id, request.ip));
      const line = openStream(house.outside, request, reply, caller);
      if (guest !== undefined) caller.onGone(house.listeners.add(guest, line));
      try {
        await house.lobby.watch(line, guest?.id, request.query.changes === '1', caller.onGone);
      } catch (error) {
        request.log.warn(error);
        line.end();
      }
    },
  );

  api.get(
    '/tables/mine',
    { schema: { tags, summary: 'Tables where I have a seat, newest first', response: { 200: TableList } } },
    async (request) => {
      const guest = await admit(house, request, 'look');
      return { tables: (await house.store.gamesOf(guest.id, 100)).map((game) => listedView(game, guest.id)) };
    },
  );
}

function openingRoutes(api: Api, house: House): void {
  api.post('/tables', { schema: { tags, summary: 'Open a table', body: NewTable, response: { 201: Table } } }, async (request, reply) => {
    const guest = await admit(house, request, 'open');
    const { key, private: isPrivate = false, club, seats } = request.body;
    const before = key === undefined ? undefined : await house.tables.opened(guest, key);
    if (before !== undefined) return reply.code(201).send(tableView(before, guest.id));
    charge(house, request, guest, request.body.fork?.moves.length ?? 0);
    if (club !== undefined) await demandMember(house, club, guest.id);
    const isListed = !isPrivate && seats.includes('open');
    const opened = isListed ? house.openTables.take(await house.lobby.tables(), guest.id, request.ip) : () => {};
    let id: string | undefined;
    try {
      const options = optionsFrom(request.body);
      const places = seats.map((wish) => placeFor(wish, guest));
      demandRateable(options, places);
      const game = await house.tables.open(guest, { ...(key && { key }), ...(club && { club }), options, isPrivate, seats: places });
      ({ id } = game);
      return reply.code(201).send(tableView(game, guest.id));
    } finally {
      opened(id);
    }
  });

  api.post(
    '/tables/find',
    { schema: { tags, summary: 'Find a table by its code', body: FindTable, response: { 200: FoundTable } } },
    async (request) => {
      await admit(house, request, 'knock');
      const id = await house.store.gameByCode(request.body.code);
      if (id === undefined) throw new Problem('no-table');
      return { id };
    },
  );
}

function oneTableRoutes(api: Api, house: House): void {
  api.get('/tables/:table', { schema: { tags, summary: 'A table', params: TableParams, response: { 200: Table } } }, async (request) => {
    const guest = await welcome(house, request, 'look');
    const table = await house.rooms.fresh(request.params.table);
    await house.tables.settle(table);
    const { room } = await house.gallery.placeOf(table, guest?.id);
    return tableView(room.game, guest?.id);
  });

  api.delete(
    '/tables/:table',
    { schema: { tags, summary: 'Close a table that has not started', params: TableParams } },
    async (request, reply) => {
      await house.tables.shut(request.params.table, await admit(house, request, 'act'));
      return reply.code(204).send();
    },
  );
}

function seatingRoutes(api: Api, house: House): void {
  api.post(
    '/tables/:table/seats',
    { schema: { tags, summary: 'Sit down', params: TableParams, body: Sit, response: { 200: Table } } },
    async (request) => {
      const guest = await admit(house, request, 'act');
      return tableView(await house.tables.sit(request.params.table, guest, request.body), guest.id);
    },
  );

  api.delete(
    '/tables/:table/seats/:seat',
    { schema: { tags, summary: 'Stand up; the host may empty any seat', params: SeatParams, response: { 200: Table } } },
    async (request) => {
      const guest = await admit(house, request, 'act');
      return tableView(await house.tables.stand(request.params.table, guest, Number(request.params.seat)), guest.id);
    },
  );

  api.put(
    '/tables/:table/seats/:seat',
    { schema: { tags, summary: 'Put a bot on a seat', params: SeatParams, body: SetBot, response: { 200: Table } } },
    async (request) => {
      const guest = await admit(house, request, 'act');
      return tableView(await house.tables.setBot(request.params.table, guest, Number(request.params.seat), request.body.bot), guest.id);
    },
  );

  api.patch(
    '/tables/:table/seats/:seat',
    {
      schema: {
        tags,
        summary: 'Choose a colour that nobody else has chosen; the host does so for bots',
        params: SeatParams,
        body: ChooseColour,
        response: { 200: Table },
      },
    },
    async (request) => {
      const guest = await admit(house, request, 'act');
      return tableView(await house.tables.paint(request.params.table, guest, Number(request.params.seat), request.body.colour), guest.id);
    },
  );
}

function startRoutes(api: Api, house: House): void {
  api.post(
    '/tables/:table/start',
    { schema: { tags, summary: 'Fill the empty seats with bots and start', params: TableParams, body: Start, response: { 200: Table } } },
    async (request) => {
      const guest = await admit(house, request, 'act');
      return tableView(await house.tables.fill(request.params.table, guest, request.body.fill), guest.id);
    },
  );

  api.post(
    '/tables/:table/rematch',
    { schema: { tags, summary: 'Once more: opens the next table, or sits down at it', params: TableParams, response: { 200: Table } } },
    async (request) => {
      const guest = await admit(house, request, 'open');
      const { game } = await house.rooms.get(request.params.table);
      if (seatsOf(game, guest.id).length === 0) throw new Problem('not-your-seat');
      return tableView(await house.tables.again(request.params.table, guest), guest.id);
    },
  );
}
