/** Lines that could be moves of a game, legal or not. */
import { NONE } from '../src/core/state.ts';
import type { State } from '../src/index.ts';

/** Some line that has to do with this game. */
export function anyLine(s: State, below: (limit: number) => number): string {
  const { world } = s;
  const one = <T>(list: readonly T[]): T => list[below(list.length)];
  const region = (): number => below(world.size + 1);
  const tiles = ownTiles(s);
  const ability = (): string => (below(3) > 0 ? one(tiles) : one(world.abilities).id);
  const attack = (): string => (below(2) > 0 ? ability() : one(world.attacks).id);
  return one([
    () => `pick ${below(8)}`,
    () => one(['expand', 'decline', 'done']),
    () => `abandon ${region()}`,
    () => `${one(['conquer', 'roll'])} ${region()}`,
    () => `${one(['conquer', 'roll'])} ${region()}`,
    () => `${one(['conquer', 'roll'])} ${region()} with ${attack()}`,
    () => `conquer ${region()} with ${attack()} ${attack()}`,
    () => ['use', ability(), ...Array.from({ length: below(3) }, region)].join(' '),
    () => `choose ${one([...world.words, '0', '1', '7', `ally ${below(6)}`])}`,
    () => `deploy ${region()}`,
    () => `deploy ${region()} ${one([...world.pieces, ...world.markers]).id}`,
  ])();
}

/** All lines that name regions of the board (and one that is not there), abilities of the people and some of others. Meant for small boards. */
export function everyLine(s: State): string[] {
  const { world } = s;
  const regions = Array.from({ length: world.size + 1 }, (_, r) => r);
  const own = ownTiles(s);
  const strange = world.abilities.map(({ id }) => id).filter((id) => !own.includes(id));
  const abilities = [...own, ...strange.filter((_, i) => i % 7 === world.size % 7)];
  const attacks = world.attacks.map(({ id }) => id).filter((id) => abilities.includes(id));
  const withs = ['', ...abilities.map((id) => ` with ${id}`), ...attacks.flatMap((a) => attacks.map((b) => ` with ${a} ${b}`))];
  const spots = [...regions.map((r) => ` ${r}`), ...regions.flatMap((a) => regions.map((b) => ` ${a} ${b}`))];
  return [
    ...Array.from({ length: 8 }, (_, row) => `pick ${row}`),
    ...['expand', 'decline', 'done'],
    ...regions.map((r) => `abandon ${r}`),
    ...['conquer', 'roll'].flatMap((word) => regions.flatMap((r) => withs.map((w) => `${word} ${r}${w}`))),
    ...abilities.flatMap((id) => ['', ...(hasAction(s, id) ? spots : [' 0'])].map((spot) => `use ${id}${spot}`)),
    ...[...world.words, 0, 1, 2, 9, 'ally 0', 'ally 1', 'ally 9'].map((answer) => `choose ${answer}`),
    ...regions.flatMap((r) => ['', ...[...world.pieces, ...world.markers].map(({ id }) => ` ${id}`)].map((what) => `deploy ${r}${what}`)),
  ];
}

const hasAction = ({ world }: State, id: string): boolean =>
  world.abilities.some((ability) => ability.id === id && ability.action !== undefined);

function ownTiles({ active, markerUp, power, turn, world }: State): string[] {
  const me = active[turn] ?? NONE;
  const people = me === NONE ? [] : [world.races[me], world.powers[power[me] ?? 0]];
  return [...people, ...world.markers.filter((_, m) => markerUp[m] === 1), world.abilities[1]].flatMap((tile) => tile?.id ?? []);
}
