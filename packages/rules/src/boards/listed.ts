/** Our boards as they are kept: a line per region, which is half as long as objects and can be held against the listing. */
import { type Board, type Name, type Region, SIZES, SYMBOLS, TERRAINS } from './region.ts';

/** `names`: English|French. Each line: names|terrain, symbols and what else is so|borders. */
export function listed(id: string, names: string, size: string, lines: string): Board {
  const known = SIZES.find((one) => one === size);
  return { id, name: nameOf(names.split('|')), ...(known && { size: known }), regions: lines.trim().split('\n').map(regionOf) };
}

const nameOf = ([en = '', fr = '']: readonly string[]): Name => ({ en, fr });

function regionOf(line: string): Region {
  const [en = '', fr = '', facts = '', borders = ''] = line.split('|');
  const words = facts.split(' ');
  const terrain = TERRAINS.find((one) => one === words[0]);
  if (terrain === undefined) throw new Error(`no terrain in “${line}”`);
  const symbols = SYMBOLS.filter((one) => words.includes(one));
  return {
    name: { en, fr },
    terrain,
    ...(symbols.length > 0 && { symbols }),
    ...(words.includes('native') && { native: true }),
    ...(words.includes('edge') && { edge: true }),
    ...(words.includes('anchor') && { anchor: true }),
    ...(words.includes('marker') && { marker: true }),
    borders: borders.split(' ').map(Number),
  };
}
