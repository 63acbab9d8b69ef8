/** What every refusal of the game must be like, whatever was tried. */
import { readdirSync, readFileSync } from 'node:fs';
import { NONE, type Read } from '../src/core/state.ts';
import { apply, IllegalMove, type Move, parse, type State } from '../src/index.ts';
import { refusalCodes } from '../src/refusal.ts';

const codes: readonly string[] = refusalCodes;

/** Rule ids that the rule pages define. */
const rules = new Set(
  readdirSync(new URL('../../../docs/rules/', import.meta.url)).flatMap((page) =>
    [...readFileSync(new URL(`../../../docs/rules/${page}`, import.meta.url), 'utf8').matchAll(/\*\*([A-Z]+(?:-[A-Z0-9]+)+)\*\*/g)].map(
      ([, id]) => id,
    ),
  ),
);

/** Slips of sentences that are put together. */
const SLIPS = [
  /undefined|null|NaN|\[object|=>/,
  / {2}| [.,:]/,
  /: ?\.|\.\./,
  /\d{4}/,
  /\b0 regions\b|\bcan done\b|\(\)|“”/,
  /\b1 (coins|tokens)\b/,
];

/** A state as it can be compared with itself later. */
export const written = (s: State): string => JSON.stringify({ ...s, world: undefined });

/** What is wrong with the refusal of a line, if anything is; `not refused` if it is legal after all. `before`: the state as it was, which nothing may change. */
export function unsound(s: State, line: string, before = written(s)): string | undefined {
  const refused = refusalOf(s, line);
  if (written(s) !== before) return 'the state has changed';
  if (!(refused instanceof IllegalMove)) return refused === undefined ? 'not refused' : String(refused);
  const { code, message, rule } = refused;
  if (!codes.includes(code) || code === 'not-possible') return `the code ${code}`;
  if (!rules.has(rule)) return `there is no rule ${rule}`;
  if (!isInvolved(s, parse(line), rule)) return `${rule} has nothing to do with it: ${message}`;
  if (!message.endsWith('.') || message.length > 400) return `no sentence: ${message}`;
  const slip = SLIPS.find((pattern) => pattern.test(message));
  return slip === undefined ? undefined : `${slip} in: ${message}`;
}

function refusalOf(s: State, line: string): unknown {
  try {
    apply(s, line);
    return undefined;
  } catch (error) {
    return error;
  }
}

/** Families of rules that are no single ability's. */
const COMMON = /^(CORE|CL-FIRST|CL-COST|CL-BLANK|AZ-FIRST|AZ-TRAVEL|AZ-WATER|AZ-PAY|AZ-MARKER|BA-DRAFT)-/;

/** Rules whose family is not the name of their tile. */
const FAMILIES: ReadonlyMap<string, string> = new Map([
  ['dragon-master', 'DRAGON'],
  ['ashes-of-alar', 'ASHES'],
  ['heart-of-azeroth', 'HEART'],
  ['aegis-of-aggramar', 'AEGIS'],
  ['lights-hope-chapel', 'CHAPEL'],
  ['spirit-healer', 'HEALER'],
  ['meeting-stone', 'STONE'],
  ['dark-portal', 'PORTAL'],
  ['well-of-eternity', 'WELL'],
]);

/** Whether a rule is one of the game itself, or of an ability that the move names, its people has, is asked about, or meets in a region. */
function isInvolved(s: State, move: Move, rule: string): boolean {
  if (COMMON.test(rule)) return true;
  const family = rule.replace(/^[A-Z]+-|-\d+$/g, '');
  return involved(s, move).some((id) => (FAMILIES.get(id) ?? id.toUpperCase()) === family);
}

function involved(s: State, move: Move): string[] {
  const regions = 'region' in move ? [move.region] : 'regions' in move ? move.regions : [];
  const named =
    move.type === 'use' ? [move.ability] : 'with' in move ? (move.with ?? []) : 'piece' in move ? bringersOf(s, move.piece) : [];
  const asking = s.prompts.length === 0 ? [] : [s.world.abilities[s.prompts.slice(-4)[0] ?? 0]?.id ?? ''];
  const peoples = [s.acting, ...s.active, ...regions.map((r) => s.holder[r] ?? NONE)];
  const seated = peoples.flatMap((people) => tilesOf(s, people));
  const lying = s.world.markers.filter((_, m) => s.markerUp[m] === 1).map(({ id }) => id);
  return [...named, ...asking, ...seated, ...lying];
}

function tilesOf({ power, world }: Read, people: number): string[] {
  if (people === NONE || people >= world.natives) return [];
  return [world.races[people].id, ...(power[people] === NONE ? [] : [world.powers[power[people]].id])];
}

/** A piece is the business of whoever brings it, a marker its own. */
function bringersOf({ world }: Read, piece: string | undefined): string[] {
  return [piece ?? '', ...world.abilities.filter(({ pieces = [] }) => pieces.some(({ id }) => id === piece)).map(({ id }) => id)];
}
