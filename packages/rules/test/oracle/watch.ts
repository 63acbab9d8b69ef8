/** Plays random games beside the oracle and gives every disagreement. */
import { apply, cost, forecast, legalMoves, newGame, type Position, type State, snapshot, text } from '../../src/index.ts';
import { coinFaults, faults, tokenFaults } from './accounts.ts';
import { at, hasEscort, least, plainCost, specialCost, type Table, tableOf } from './attack.ts';
import { type Chronicle, freshChronicle, note } from './chronicle.ts';
import { reads } from './readings.ts';
import { scares } from './scare.ts';
import { score } from './score.ts';

const ABILITIES = ['dragon-master', 'champion', 'sorcerers', 'ethereals', 'gnomes', 'ashes-of-alar', 'frostmourne', 'doomhammer'];
/** Stages in which the turn is not scored yet and nobody is asked anything. */
const OPEN = ['choice', 'conquest', 'deploy', 'place'];

function dice(seed: number): (n: number) => number {
  let x = seed * 2654435761 + 1;
  return (n) => {
    x = (Math.imul(x ^ (x >>> 15), 2246822519) + 3266489917) | 0;
    return ((x ^ (x >>> 13)) >>> 0) % n;
  };
}

/** Declining rarely and conquering often shows more of the game. */
function choice(options: readonly string[], roll: (n: number) => number): string {
  const kept = options.length > 1 && roll(8) > 0 ? options.filter((m) => m !== 'decline' && (m !== 'done' || roll(4) === 0)) : options;
  const list = kept.length === 0 ? options : kept;
  return list[roll(list.length)];
}

function scoreFaults(s: State, t: Table): string[] {
  const told: Record<string, number> = {};
  for (const { rule, amount } of forecast(s)) told[rule] = (told[rule] ?? 0) + amount;
  const right = score(t);
  return [...new Set([...Object.keys(told), ...Object.keys(right)])]
    .filter((rule) => (told[rule] ?? 0) !== (right[rule] ?? 0))
    .map((rule) => `${rule}: forecast ${told[rule] ?? 0}, oracle ${right[rule] ?? 0}`);
}

function attackFaults(s: State, t: Table, options: ReadonlySet<string>): string[] {
  const list: string[] = [];
  for (let r = 0; r < t.board.regions.length; r++) {
    const right = plainCost(t, r);
    const { total } = cost(s, r);
    if (total !== right) list.push(`region ${r} costs ${total}, oracle ${right}`);
    const isPaid = right !== undefined && right <= t.hand && hasEscort(t);
    if (options.has(`conquer ${r}`) !== isPaid) list.push(`conquer ${r}: ${options.has(`conquer ${r}`)}, oracle ${isPaid}`);
    const isRolled = right !== undefined && right > t.hand && t.hand >= least(t) && hasEscort(t) && mayRoll(t, right);
    if (options.has(`roll ${r}`) !== isRolled) list.push(`roll ${r}: ${options.has(`roll ${r}`)}, oracle ${isRolled}`);
    for (const ability of ABILITIES) list.push(...specialFaults(s, t, r, ability, options));
  }
  return list;
}

function scareFaults(t: Table, options: readonly string[]): string[] {
  const [told, right] = [options.filter((move) => move.startsWith('use intimidating')), scares(t, new Set(options))];
  return told.sort().join() === right.sort().join() ? [] : [`${told.join(', ')}: oracle ${right.join(', ')}`];
}

/** CORE-DIE-4, CL-BERSERK-3 */
const mayRoll = (t: Table, price: number): boolean =>
  (t.power !== 'berserk' || reads(t.p, 'berserk-last-roll', 'both')) && (price <= t.hand + 3 || reads(t.p, 'hopeless-roll', 'allowed'));

/** CORE-TURN-3, CL-GHOULS-2 Regions that may be given up now. */
function abandonFaults(t: Table, options: ReadonlySet<string>): string[] {
  const isTime = t.c.begun === false || reads(t.p, 'abandon-when', 'any-time');
  const may = isTime && (t.isActive || reads(t.p, 'revenants-abandon', 'may'));
  return t.board.regions.flatMap((_, r) => {
    const right = may && at(t, r).race === t.race && !t.c.taken.some(({ region }) => region === r);
    return options.has(`abandon ${r}`) === right ? [] : [`abandon ${r}: ${!right}, oracle ${right}`];
  });
}

function specialFaults(s: State, t: Table, r: number, ability: string, options: ReadonlySet<string>): string[] {
  const right = specialCost(t, r, ability);
  const line = `conquer ${r} with ${ability}`;
  const isOffered = options.has(line);
  if (right === undefined) return isOffered ? [`${line} is offered, the oracle forbids it`] : [];
  const isRight = hasEscort(t) && (ability === 'gnomes' ? t.hand >= least(t) && right <= t.hand + 6 : right <= t.hand);
  if (isOffered !== isRight) return [`${line}: ${isOffered}, oracle ${isRight} for ${right} of ${t.hand}`];
  const { total } = cost(s, r, ability);
  return isOffered && total !== right ? [`${line} costs ${total}, oracle ${right}`] : [];
}

function check(s: State, p: Position, c: Chronicle, options: readonly string[]): string[] {
  const stage = p.memory?.stage ?? '';
  if (!OPEN.includes(stage) || (p.prompts ?? []).length > 0) return [];
  const t = tableOf(p, c);
  if (stage !== 'conquest') return scoreFaults(s, t);
  const offered = new Set(options);
  return [...scoreFaults(s, t), ...attackFaults(s, t, offered), ...abandonFaults(t, offered), ...scareFaults(t, options)];
}

/** Plays a game and gives every disagreement, with the moves before it. */
export function watched(setup: Parameters<typeof newGame>[0], every: number): string[] {
  const roll = dice(Number(setup.seed));
  let s = newGame(setup);
  let p = snapshot(s);
  const c = freshChronicle(p.seat ?? 0);
  const said: string[] = [];
  for (let n = 0; n < 4000 && said.length < 3; n++) {
    const options = legalMoves(s).map(text);
    if (options.length === 0) break;
    if (roll(every) === 0) said.push(...check(s, p, c, options).map((x) => `${setup.seed} move ${n}: ${x}`));
    const move = choice(options, roll);
    const { state, events } = apply(s, move);
    const after = snapshot(state);
    note(c, p, move, events);
    said.push(
      ...[...faults(after), ...coinFaults(p, after, events), ...tokenFaults(p, after, events, move)].map(
        (x) => `${setup.seed} move ${n} ${move}: ${x}`,
      ),
    );
    s = state;
    p = after;
  }
  return said;
}
