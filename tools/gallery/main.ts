/** `node tools/gallery/main.ts` makes the maps of the workshop's gallery with the functions of its editor. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openMapPen } from '@elbowroom/drawings/pen';
import type { Name } from '../../packages/rules/src/boards/board.ts';
import { type Sketch, writtenMap } from '../../packages/rules/src/maps.ts';
import { mapFaults } from '../../packages/web/src/workshop/maps/faults.ts';
import { proposed, type Wish } from '../../packages/web/src/workshop/maps/proposal.ts';
import { drownedCrater, sevenPearls } from './plans.ts';
import { mapOf, type Plan } from './rounds.ts';

type Exhibit = { readonly id: string; readonly name: Name; readonly wish: Wish };
type Drawn = { readonly id: string; readonly name: Name; readonly edition: Wish['edition']; readonly plan: Plan };

const chart = { edition: 'classic', kind: 'chart', islands: 1 } as const;
const land = { edition: 'classic', kind: 'island', islands: 1, seas: 0 } as const;
const isles = { edition: 'azeroth', kind: 'island', seas: 0 } as const;

const exhibits: readonly Exhibit[] = [
  {
    id: 'two-kettles',
    name: { en: 'Two Kettles', fr: 'Les Deux Chaudrons' },
    wish: { ...chart, regions: 22, lakes: 2, seas: 1, seed: 41 },
  },
  {
    id: 'quiet-shires',
    name: { en: 'The Quiet Shires', fr: 'Les Comtés tranquilles' },
    wish: { ...chart, regions: 31, lakes: 2, seas: 2, seed: 8 },
  },
  {
    id: 'herring-shore',
    name: { en: 'Herring Shore', fr: 'La Rive aux Harengs' },
    wish: { ...chart, regions: 40, lakes: 1, seas: 3, seed: 23 },
  },
  { id: 'big-island', name: { en: 'Thimble Island', fr: 'L’Île au Dé' }, wish: { ...land, regions: 28, lakes: 1, seed: 5 } },
  {
    id: 'twin-isles',
    name: { en: 'The Quarrelsome Twins', fr: 'Les Jumelles querelleuses' },
    wish: { ...isles, regions: 19, lakes: 1, islands: 2, seed: 12 },
  },
  {
    id: 'broken-crown',
    name: { en: 'The Broken Crown', fr: 'La Couronne brisée' },
    wish: { ...isles, regions: 38, lakes: 2, islands: 4, seed: 30 },
  },
  { id: 'five-crumbs', name: { en: 'Five Crumbs', fr: 'Cinq Miettes' }, wish: { ...isles, regions: 47, lakes: 2, islands: 5, seed: 3 } },
];

const drawn: readonly Drawn[] = [
  { id: 'drowned-crater', name: { en: 'The Drowned Crater', fr: 'Le Cratère noyé' }, edition: 'classic', plan: drownedCrater },
  { id: 'seven-pearls', name: { en: 'Seven Pearls', fr: 'Les Sept Perles' }, edition: 'azeroth', plan: sevenPearls },
];

const FOLDER = join(import.meta.dirname, '../../packages/web/src/workshop/maps/gallery');

function keep(id: string, edition: Wish['edition'], sketch: Sketch): void {
  const faults = mapFaults(sketch, edition, openMapPen()(sketch, id).drawn);
  console.log(`${faults.length === 0 ? 'ok ' : 'BAD'} ${id} ${faults.map(({ code, regions }) => [code, ...regions].join(' ')).join(', ')}`);
  if (faults.length > 0) process.exitCode = 1;
  writeFileSync(join(FOLDER, `${id}.json`), `${JSON.stringify({ edition, ...writtenMap(sketch) }, undefined, 2)}\n`);
}

mkdirSync(FOLDER, { recursive: true });
for (const { id, name, wish } of exhibits) keep(id, wish.edition, { ...proposed(wish), name });
for (const { edition, id, name, plan } of drawn) keep(id, edition, mapOf(plan, name));
