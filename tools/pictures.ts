// npm run pictures: takes the pictures in docs/pictures anew, from the page as it is built; with names behind it only those.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { botOf } from '@elbowroom/bots';
import { apply, complete, legalMoves, newGame, type Setup, type State, text, toDecide, type View, view } from '@elbowroom/rules';
import { readRecord } from '@elbowroom/rules/record';
import { createServer, openStore, readConfig } from '@elbowroom/server';
import { type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { findChromium } from './chromium.mjs';
import { startFilm } from './film.ts';
import { movingPng } from './moving-png.ts';
import { buildPage } from './page.mjs';
import { root } from './setup.mjs';
import { smallPng } from './small-png.ts';

const COLOURS = ['blue', 'vermilion', 'green', 'yellow', 'purple'];

type Seats = Setup & { readonly seats: readonly string[] };

/** A game that bots have played until the first seat sees what is wanted, as the page keeps it. */
function keptGame(setup: Seats, isThere: (seen: View) => boolean): string {
  const bots = setup.seats.map((_, seat) => botOf('casual', `picture ${seat}`));
  const moves: string[] = [];
  let state: State = newGame(setup);
  while (!(toDecide(state) === 0 && isThere(view(state, 0)))) {
    const seat = toDecide(state);
    const bot = seat === undefined ? undefined : bots[seat];
    if (bot === undefined) break;
    const move = bot.decide(view(state, seat), legalMoves(state), { steps: 4000 });
    moves.push(text(move));
    state = apply(state, move).state;
  }
  return asKept({ ...complete(setup), seats: setup.seats }, moves, state.round);
}

/** In the midst of its conquests: it holds so many regions, and has tokens left, but not many. */
const conquering =
  (round: number, held: number) =>
  ({ round: now, seat, phase, regions, seats }: View): boolean => {
    const { race, hand = 0 } = seats[0]?.active ?? {};
    const mine = regions.filter((region) => region.race !== undefined && region.race === race).length;
    return now >= round && seat === 0 && phase === 'conquest' && mine >= held && hand > 1 && hand < 5;
  };

function asKept(setup: Seats, moves: readonly string[], round: number): string {
  const chairs = setup.seats.map((name, seat) => ({ name, colour: COLOURS[seat], sitter: seat === 0 ? 'person' : 'casual' }));
  return JSON.stringify({ format: 3, id: 'picture', setup, chairs, moves, begun: 0, touched: 0, isOver: false, round });
}

type Picture = {
  readonly name: string;
  readonly options: BrowserContextOptions;
  readonly game?: string;
  /** Where in the page, behind its address, if not at the table; what lies there comes from the workshop's gallery. */
  readonly place?: string;
  /** There when the page is ready to be taken. */
  readonly sign: string;
  readonly prepare?: (page: Page) => Promise<void>;
};

/** Points at a region that needs the die, so that the explainer has something to explain. */
async function pointAtRoll(page: Page): Promise<void> {
  const byDie = page.locator('.hit[data-open][aria-label*="by the die"]');
  const target = (await byDie.count()) > 0 ? byDie.last() : page.locator('.hit[data-open]').last();
  await target.dispatchEvent('click');
}

/** A golden game to its end, with people at its table. */
function goldenGame(name: string, seats: readonly string[]): string {
  const { setup, moves } = readRecord(readFileSync(join(root, 'goldens', name), 'utf8'));
  return asKept({ ...setup, seats }, moves, 1);
}

/** A tile and a map of ours on the shelf of the workshop. */
function shelf(): Record<string, string> {
  const gallery = (path: string) => JSON.parse(readFileSync(join(root, 'packages/web/src/workshop', path), 'utf8'));
  const [otters] = gallery('tiles/gallery.json');
  const { edition, ...map } = gallery('maps/gallery/two-kettles.json');
  const kept = (work: object): string => JSON.stringify({ format: 1, edition, changed: 0, ...work });
  return {
    'elbowroom.work.otters': kept({ kind: 'tile', name: 'Otters', content: otters.content }),
    'elbowroom.work.kettles': kept({ kind: 'map', name: map.name.en, content: map }),
  };
}

/** A region is marked, so that what it is stands beside the map. */
async function markRegion(page: Page): Promise<void> {
  const box = await page.getByTestId('map-canvas').boundingBox();
  if (box !== null) await page.mouse.click(box.x + box.width * 0.52, box.y + box.height * 0.3);
}

/** A verdict after some games of the Otters on a map of ours. */
async function tryOut(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Map' }).selectOption('kettles');
  await page.getByRole('combobox', { name: 'Games' }).selectOption('200');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByText('200 of 200').waitFor({ timeout: 600_000 });
  await page.evaluate('scrollTo(0, 0)');
}

const desk = { viewport: { width: 1440, height: 900 } };
const pictures: readonly Picture[] = [
  // The way to tables online comes when the server has answered.
  { name: 'start', options: desk, sign: 'aside .way:nth-child(4)' },
  {
    name: 'table',
    options: desk,
    sign: '.hit',
    game: keptGame({ edition: 'azeroth', seats: ['Anna', 'Bert', 'Chloé', 'Dara'], seed: 'picture 3', first: 0 }, conquering(5, 4)),
    prepare: pointAtRoll,
  },
  {
    name: 'phone',
    sign: '.hit',
    options: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.5, hasTouch: true, isMobile: true },
    game: keptGame({ edition: 'classic', seats: ['Anna', 'Bert', 'Chloé'], seed: 'picture 1', first: 0 }, conquering(4, 3)),
    prepare: pointAtRoll,
  },
  { name: 'tile', options: { viewport: { width: 1440, height: 1000 } }, place: '&workshop=tile&id=otters', sign: '.hit' },
  { name: 'map', options: desk, place: '&workshop=map&id=kettles', sign: '[data-testid="map-canvas"]', prepare: markRegion },
  { name: 'lab', options: { viewport: { width: 1440, height: 1500 } }, place: '&workshop=lab&id=otters', sign: 'form', prepare: tryOut },
  { name: 'end', options: desk, sign: '.hit', game: goldenGame('azeroth-4-110.txt', ['Anna', 'Bert', 'Chloé', 'Dara']) },
];

/** What the others have done since the first seat's turn is watched again: they take and lose regions, one throws the die, one declines, both score. */
const moving = {
  // A film of 960 × 600 dots.
  options: { viewport: { width: 1200, height: 750 }, deviceScaleFactor: 0.8 },
  game: keptGame(
    { edition: 'classic', seats: ['Anna', 'Bert', 'Chloé'], seed: 'film 0', first: 0 },
    ({ round, phase }) => round === 6 && phase === 'start',
  ),
  ms: 10_500,
};

function keep(name: string, png: Buffer): void {
  writeFileSync(join(folder, `${name}.png`), png);
  console.log(`docs/pictures/${name}.png, ${Math.ceil(png.length / 1000)} kB`);
}

buildPage();
const folder = join(root, 'docs/pictures');
mkdirSync(folder, { recursive: true });
const data = mkdtempSync(join(tmpdir(), 'elbowroom-pictures-'));
const config = readConfig({ ELBOWROOM_DATA: data, ELBOWROOM_LOG: 'silent' });
const server = await createServer(join(root, 'packages/web/dist'), { config, store: await openStore(config) });
const address = await server.listen({ host: '127.0.0.1', port: 0 });
/** The name of the site in pictures that show a link to it. */
const SITE = 'elbowroom.example';
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-sync',
    `--host-resolver-rules=MAP ${SITE}:80 ${new URL(address).host}`,
  ],
});
/** The page with a game in it, where everything has come. */
async function opened({ options, game, place = '', sign }: Omit<Picture, 'name'>, isMoving = false): Promise<Page> {
  const page = await browser.newPage({ ...options, reducedMotion: isMoving ? 'no-preference' : 'reduce' });
  const kept = { 'elbowroom.lessons': 'off', ...(game !== undefined && { 'elbowroom.game.picture': game }), ...(place !== '' && shelf()) };
  if (isMoving) await page.clock.install();
  await page.addInitScript(`Object.assign(localStorage, ${JSON.stringify(kept)})`);
  await page.goto(`http://${SITE}/?lang=en&theme=light&pace=calm${game === undefined ? place : '&game=picture'}`);
  await page.locator(sign).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate('document.fonts.ready');
  return page;
}

const named = process.argv.slice(2);
const isWanted = (name: string): boolean => named.length === 0 || named.includes(name);

for (const picture of pictures.filter(({ name }) => isWanted(name))) {
  const page = await opened(picture);
  await picture.prepare?.(page);
  await page.waitForTimeout(600);
  keep(picture.name, smallPng(await page.screenshot()));
  await page.close();
}

if (isWanted('moving')) {
  const page = await opened({ ...moving, sign: '.hit' }, true);
  const film = await startFilm(page);
  await film.run(700);
  await page.getByRole('button', { name: 'Watch again' }).click();
  await page.mouse.move(0, 0);
  await film.run(moving.ms);
  keep('moving', movingPng(film.frames));
}
await browser.close();
await server.close();
rmSync(data, { recursive: true, force: true });
