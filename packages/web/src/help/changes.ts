/** What newer versions of the rules play otherwise than an older one: readings of rulings, values of tiles, tiles. */
import { newest, type RulesVersion, type Ruling, readings, rulings, versionOf, versions } from '@elbowroom/rules';
import type { Edition } from './topics.ts';

export type Changes = {
  readonly since: number;
  readonly rulings: readonly { readonly name: string; readonly rule: string; readonly before: string; readonly now: string }[];
  readonly values: readonly { readonly edition: Edition; readonly tile: string; readonly before: number; readonly now: number }[];
  readonly tiles: readonly { readonly edition: Edition; readonly tile: string }[];
};

export const olderVersions: readonly number[] = versions.flatMap(({ version }) => (version === newest.version ? [] : [version]));

const valuesIn = (version: RulesVersion, edition: Edition): ReadonlyMap<string, number> => {
  const { races, powers } = version[edition];
  return new Map([...Object.entries(races).map(([id, { value }]) => [id, value] as const), ...Object.entries(powers)]);
};

/** Undefined for what is no older version. */
export function changesSince(word: string): Changes | undefined {
  const version = versionOf(Number(word));
  if (version === undefined || version === newest) return undefined;
  const [old, now] = [readings({ rules: version.version }), readings({})];
  const boxes = (['classic', 'azeroth'] as const).map((edition) => ({
    edition,
    old: valuesIn(version, edition),
    young: valuesIn(newest, edition),
  }));
  return {
    since: version.version,
    rulings: Object.entries<Ruling>(rulings).flatMap(([name, { rule }]) => {
      const [before, after] = [old[name] ?? '', now[name] ?? ''];
      return before === after ? [] : [{ name, rule, before, now: after }];
    }),
    values: boxes.flatMap(({ edition, old, young }) =>
      [...young].flatMap(([tile, value]) => {
        const before = old.get(tile);
        return before === undefined || before === value ? [] : [{ edition, tile, before, now: value }];
      }),
    ),
    tiles: boxes.flatMap(({ edition, old, young }) =>
      [...young.keys()].filter((tile) => !old.has(tile)).map((tile) => ({ edition, tile })),
    ),
  };
}
