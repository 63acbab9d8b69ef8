/** What a turn scores, computed again from the text of the rules: coins by rule id. */
import { at, countsAsFull, held, ownerOf, piece, type Table, upIn } from './attack.ts';
import { reads } from './readings.ts';

const ALLIANCE = ['draenei', 'night-elves', 'gnomes', 'humans', 'dwarves', 'worgen'];
const HORDE = ['blood-elves', 'goblins', 'orcs', 'forsaken', 'tauren', 'trolls'];

const TERRAIN_POWERS: Readonly<Record<string, Readonly<Record<string, readonly [string, string]>>>> = {
  classic: { hill: ['hill', 'CL-HILL-1'], forest: ['forest', 'CL-FOREST-1'], swamp: ['swamp', 'CL-SWAMP-1'] },
  azeroth: {
    swamp: ['swamp', 'AZ-SWAMP-1'],
    farmer: ['farmland', 'AZ-FARMER-1'],
    forester: ['forest', 'AZ-FORESTER-1'],
    herbalist: ['hill', 'AZ-HERBALIST-1'],
    mountaineer: ['mountain', 'AZ-MOUNTAINEER-1'],
  },
};

type Add = (rule: string, amount: number) => void;

/** What is asked of the regions of the people that scores. */
interface Scorer {
  readonly t: Table;
  readonly race: string;
  readonly power: string;
  readonly mine: readonly number[];
  /** Races of the seat in decline. */
  readonly declined: readonly string[];
}

export function score(t: Table): Record<string, number> {
  const items: Record<string, number> = {};
  const add = (rule: string, amount: number): void => {
    if (amount !== 0) items[rule] = (items[rule] ?? 0) + amount;
  };
  const { active, declined = [] } = t.p.seats[t.seat];
  const mine = active === undefined ? [] : held(t, active.race);
  const scorer = { t, race: active?.race ?? '', power: active?.power ?? '', mine, declined: declined.map(({ race }) => race) };
  add('CORE-SCORE-1', [...mine, ...declined.flatMap((d) => held(t, d.race))].length);
  const terrain = TERRAIN_POWERS[t.p.edition][scorer.power];
  if (terrain !== undefined) add(terrain[1], ofTerrain(scorer, terrain[0]));
  if (t.p.edition === 'classic') scoreClassic(scorer, add);
  else scoreAzeroth(scorer, add);
  return items;
}

const ofTerrain = ({ t, mine }: Scorer, terrain: string): number => mine.filter((r) => t.board.regions[r].terrain === terrain).length;
const ofSymbol = ({ t }: Scorer, list: readonly number[], symbol: string): number =>
  list.filter((r) => (t.board.regions[r].symbols ?? []).some((s) => s === symbol)).length;
const summed = (list: readonly number[], amount: (r: number) => number): number => list.reduce((n, r) => n + amount(r), 0);

function scoreClassic(scorer: Scorer, add: Add): void {
  const { t, race, power, mine, declined } = scorer;
  const defeats = t.c.taken.filter((x) => x.race === race && x.tokens > 0 && !x.isOwn);
  if (race === 'dwarves') add('CL-DWARVES-1', ofSymbol(scorer, mine, 'mine'));
  if (declined.includes('dwarves')) add('CL-DWARVES-2', ofSymbol(scorer, held(t, 'dwarves'), 'mine'));
  if (race === 'humans') add('CL-HUMANS-1', ofTerrain(scorer, 'farmland'));
  if (race === 'wizards') add('CL-WIZARDS-1', ofSymbol(scorer, mine, 'magic'));
  if (race === 'orcs') add('CL-ORCS-1', defeats.length);
  const stillCounts = (region: number): boolean => mine.includes(region) || reads(t.p, 'pillage-given-up', 'yes');
  if (power === 'pillaging') add('CL-PILLAGING-1', defeats.filter((x) => stillCounts(x.region)).length);
  if (power === 'alchemist') add('CL-ALCHEMIST-1', 2);
  if (power === 'merchant') add('CL-MERCHANT-1', mine.length);
  if (power === 'fortified')
    add(
      'CL-FORTIFIED-2',
      summed(mine, (r) => piece(t, r, 'fortress')),
    );
  if (power === 'wealthy' && t.c.picked) add('CL-WEALTHY-1', 7);
}

function scoreAzeroth(scorer: Scorer, add: Add): void {
  const { t, race, power, mine, declined } = scorer;
  const { regions } = t.board;
  const holds = (marker: string): number | undefined => mine.find((r) => upIn(t, r).includes(marker));
  const isOnWater = (r: number): boolean => regions[r].borders.some((b) => ['sea', 'lake'].includes(regions[b].terrain));
  if (race === 'blood-elves') add('AZ-BLOOD-ELVES-1', ofSymbol(scorer, mine, 'magic'));
  for (const { rule, amount } of spoils(t, race, power)) add(rule, amount);
  if (power === 'miner') add('AZ-MINER-1', ofSymbol(scorer, mine, 'cavern'));
  if (power === 'archaeologist')
    add(
      'AZ-ARCHAEOLOGIST-1',
      summed(mine, (r) => upIn(t, r).length),
    );
  if (power === 'fisher') add('AZ-FISHER-1', mine.filter(isOnWater).length);
  if (power === 'explorer') add('AZ-EXPLORER-1', new Set(mine.map((r) => regions[r].island ?? 0)).size);
  const karazhan = holds('karazhan');
  if (karazhan !== undefined) add('AZ-KARAZHAN-1', ofTerrain(scorer, regions[karazhan].terrain) - 1);
  if (holds('dark-portal') !== undefined) add('AZ-PORTAL-1', 2);
  const [bonus, again] = factionBonus(t, race, holds('battlefield') !== undefined);
  add('AZ-FACTION-1', bonus);
  add('AZ-BATTLEFIELD-1', again);
  for (const people of [race, ...declined]) if (people !== '' && rulesTheWell(t, people)) add('AZ-WELL-2', 2);
}

/** AZ-ORCS-1 Coins for conquests, unless they came at once. */
function spoils(t: Table, race: string, power: string): { readonly rule: string; readonly amount: number }[] {
  if (reads(t.p, 'conquest-coins-when', 'at-once')) return [];
  const taken = t.c.taken.filter((x) => x.race === race);
  const counts = taken.map(({ tokens, pieces }) => tokens + (reads(t.p, 'enraged-pieces', 'count') ? pieces : 0));
  return [
    { rule: 'AZ-ORCS-1', amount: race === 'orcs' ? taken.filter(({ from }) => ALLIANCE.includes(from ?? '')).length : 0 },
    { rule: 'AZ-WARMASTER-1', amount: power === 'warmaster' ? taken.filter((x) => countsAsFull(t, x.tokens, x.pieces)).length : 0 },
    { rule: 'AZ-ENRAGED-1', amount: power === 'enraged' ? counts.reduce((n, count) => (count >= 2 ? n + count : n), 0) : 0 },
  ];
}

/** The bonus, and what the Battlefield adds to it. */
function factionBonus(t: Table, race: string, onBattlefield: boolean): [number, number] {
  const side = ALLIANCE.includes(race)
    ? 'alliance'
    : HORDE.includes(race)
      ? 'horde'
      : t.c.chosen.findLast((x) => x === 'alliance' || x === 'horde');
  const foes = side === 'alliance' ? HORDE : side === 'horde' ? ALLIANCE : [];
  const lost = new Map<string, number>();
  const earliest = reads(t.p, 'battlefield-earlier-conquests', 'later-only') ? t.c.sided : 0;
  for (const { race: by, from, isOwn } of t.c.taken.slice(earliest))
    if (by === race && from !== undefined && foes.includes(from) && (!isOwn || reads(t.p, 'own-declined-faction', 'yes')))
      lost.set(from, (lost.get(from) ?? 0) + 1);
  return [lost.size, onBattlefield ? [...lost.values()].filter((n) => n >= 2).length : 0];
}

function rulesTheWell(t: Table, race: string): boolean {
  const well = t.board.regions.findIndex((_, r) => upIn(t, r).includes('well-of-eternity'));
  if (well < 0) return false;
  const around = new Map<string, number>();
  for (const b of t.board.regions[well].borders) {
    const there = at(t, b).race;
    if (there !== undefined) around.set(there, (around.get(there) ?? 0) + 1);
  }
  const own = around.get(race) ?? 0;
  return own > 0 && ownerOf(t, race) === t.seat && [...around].every(([other, n]) => other === race || n < own);
}
