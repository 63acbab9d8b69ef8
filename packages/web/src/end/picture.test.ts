import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readDrawing } from '@elbowroom/drawings';
import { look } from '@elbowroom/rules/look';
import { expect, test } from 'vitest';
import { layOut } from '../board/sheet.ts';
import { seatColours } from '../board/view.ts';
import { chronicleOf } from '../games/chronicle.ts';
import { readGameText } from '../games/game-text.ts';
import { boardView } from '../table/board-view.ts';
import { languages } from '../words/speak.ts';
import { endWords } from './end-words.ts';
import { ledgerOf, purses } from './ledger.ts';
import { drawMap } from './map-picture.ts';
import { drawResult } from './picture.ts';
import { rankingOf } from './ranking.ts';
import { resultOf } from './result.ts';
import { verdictOf } from './verdict.ts';

/** The elements that are open at the end; a picture is read more strictly than a page. */
function leftOpen(markup: string): string[] {
  const open: string[] = [];
  for (const [, closing, name = '', , alone] of markup.matchAll(/<(\/?)([\w-]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g)) {
    if (closing === '/') expect(open.pop()).toBe(name);
    else if (alone !== '/') open.push(name);
  }
  return open;
}

const textOf = (path: string): string => readFileSync(fileURLToPath(new URL(`../../../../${path}`, import.meta.url)), 'utf8');

function pictureOf(golden: string, names: readonly string[]) {
  const { setup, moves } = readGameText(textOf(`goldens/${golden}`));
  const chronicle = chronicleOf({ setup: { ...setup, seats: names }, moves });
  const ledger = ledgerOf(chronicle);
  const places = rankingOf(chronicle.end, chronicle.outcome);
  const [words, page] = [endWords.en, languages.en];
  const told = {
    chronicle,
    places,
    verdict: verdictOf(chronicle, ledger, places, words, page),
    kicker: 'R&D',
    champions: [],
    lines: purses(ledger),
    colours: seatColours,
  };
  const table = look(chronicle.end);
  const { board } = table;
  const drawing = readDrawing(JSON.parse(textOf(`packages/drawings/boards/${board.id}.json`)));
  const sheet = layOut(board, [drawing], 1, []);
  const map = drawMap(
    sheet,
    boardView(table, page, { colours: seatColours }),
    { regions: board.regions.map(() => 'Sea & sand'), islands: [] },
    0.5,
  );
  return { picture: drawResult(resultOf(told, words, page), map), map, coins: table.seats.map(({ coins }) => coins) };
}

test('a picture is whole, names every seat with its coins, and shows the map', () => {
  const { picture, map, coins } = pictureOf('classic-5-15.txt', ['Anna', 'Bert & Co', '<b>', 'Dara', 'A name as long as a summer']);
  expect(leftOpen(picture.body)).toEqual([]);
  expect(picture.body).toContain(map.body);
  expect(picture.body).toContain('>Bert &amp; Co<');
  expect(picture.body).toContain('>&lt;b><');
  expect(picture.body.match(/&(?!amp;|lt;)/)).toBeNull();
  for (const n of coins) expect(picture.body).toMatch(new RegExp(`class="purse"[^>]*>${n}<`));
});

test('it is as high as it has seats', () => {
  const [five, two] = [pictureOf('classic-5-15.txt', ['A', 'B', 'C', 'D', 'E']), pictureOf('classic-2-4.txt', ['A', 'B'])];
  expect(five.picture.width).toBe(two.picture.width);
  expect(five.picture.height).toBeGreaterThan(two.picture.height);
});
