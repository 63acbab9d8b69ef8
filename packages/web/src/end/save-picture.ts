/** The result of a game as a picture file. */
import { look } from '@elbowroom/rules/look';
import { layOut } from '../board/sheet.ts';
import type { SeatColour } from '../board/view.ts';
import type { Chronicle } from '../games/chronicle.ts';
import { boardView } from '../table/board-view.ts';
import { boardNames, drawingsOf, regionName } from '../table/boards.ts';
import type { Words } from '../words/words.ts';
import { download, fileName } from './download.ts';
import type { EndWords } from './end-words.ts';
import { type Drawing, drawMap } from './map-picture.ts';
import { drawResult, mapRoom, pictureStyle } from './picture.ts';
import { pngOf } from './raster.ts';
import { type LastPage, resultOf } from './result.ts';

/** The map at the end, as large as there is room beside so many seats; none if the board has no drawing. */
async function mapOf({ end }: Chronicle, colours: readonly SeatColour[], page: Words): Promise<Drawing | undefined> {
  const table = look(end);
  const { board } = table;
  const drawings = await drawingsOf(board).catch(() => undefined);
  if (drawings === undefined) return undefined;
  const { width, height } = mapRoom(table.seats.length);
  const islands = boardNames(board, page.language);
  const sheet = layOut(board, drawings, width / height, islands);
  const names = { regions: board.regions.map((_, region) => regionName(board, region, page.language)), islands };
  return drawMap(sheet, boardView(table, page, { colours }), names, Math.min(width / sheet.width, height / sheet.height));
}

export async function savePicture(told: LastPage, words: EndWords, page: Words): Promise<void> {
  const map = await mapOf(told.chronicle, told.colours, page);
  const png = await pngOf(drawResult(resultOf(told, words, page), map), pictureStyle);
  download(png, fileName(told.chronicle.game, 'png'));
}
