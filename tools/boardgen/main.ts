/** `node tools/boardgen/main.ts [id …]` draws the listed boards, all if none is named, writes what the packages need of them and says whether picture and data agree. */
import { writeFileSync } from 'node:fs';
import { lintDrawing } from '../../packages/drawings/src/lint-drawing.ts';
import { lintBoard } from '../../packages/rules/src/boards/lint.ts';
import { draw } from './draw.ts';
import { figures } from './figures.ts';
import {
  drawnFile,
  drawnText,
  everyId,
  everyLessonId,
  lessonFile,
  lessonText,
  listedFile,
  listedText,
  namesFile,
  namesText,
  readLessonListing,
  readListing,
} from './files.ts';

const named = process.argv.slice(2);
const lessons = everyLessonId();
for (const id of named.length > 0 ? named : [...everyId(), ...lessons]) {
  const isLesson = lessons.includes(id);
  const listing = isLesson ? readLessonListing(id) : readListing(id);
  const { board, kind } = listing;
  const drawn = draw(listing);
  const faults = [...lintBoard(board, kind === 'chart' ? 'classic' : 'azeroth'), ...lintDrawing(board, drawn)];
  if (isLesson) writeFileSync(lessonFile(id), lessonText(board));
  else {
    writeFileSync(listedFile(id), listedText(board));
    writeFileSync(namesFile(id), namesText(board));
  }
  writeFileSync(drawnFile(id), drawnText(drawn));
  console.log(`${faults.length === 0 ? 'ok ' : 'BAD'} ${id.padEnd(9)} ${figures(board, drawn)}`);
  for (const { rule, where, message } of faults) console.log(`    ${rule} ${where}: ${message}`);
  if (faults.length > 0) process.exitCode = 1;
}
