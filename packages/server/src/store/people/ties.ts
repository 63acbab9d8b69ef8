/** What people are to each other: friends, muted, kept apart; and who asks whom to a table. */
import type { Desk } from '../desk.ts';
import { namesOn } from './departures.ts';
import { metFrom } from './results.ts';

/** `friend`: kept at the top of the list. `mute`: what they say is not shown. `block`: no new table with them. */
export const TIES = ['friend', 'mute', 'block'] as const;
export type TieKind = (typeof TIES)[number];

export interface Tie {
  readonly person: string;
  readonly name: string;
  readonly kind: TieKind;
}

/** Somebody one has sat at a table with. */
export interface Companion {
  readonly person: string;
  readonly name: string;
  readonly games: number;
  /** When the last of these games ended. */
  readonly last: number;
}

export interface Invitation {
  readonly game: string;
  readonly by: string;
  readonly name: string;
  readonly at: number;
}

export interface TieStore {
  setTie(guest: string, other: string, kind: TieKind, isOn: boolean): Promise<void>;
  tiesOf(guest: string): Promise<Tie[]>;
  /** Those with whom a guest shares no new table, whichever of the two wished it. */
  apartFrom(guest: string): Promise<string[]>;
  /** The latest first. */
  companionsOf(guest: string, most: number): Promise<Companion[]>;
  isCompanion(guest: string, other: string): Promise<boolean>;
  /** Asked twice, it is one invitation. False: there was one. */
  invite(game: string, guest: string, by: string): Promise<boolean>;
  /** To tables that still wait, the latest first. */
  invitationsOf(guest: string): Promise<Invitation[]>;
  uninvite(game: string, guest: string): Promise<void>;
}

/** Of somebody who has played for years the last thousand games are looked at, as for all that is told of people. */
const LATELY = 'FROM results WHERE guest = $1 ORDER BY ended DESC LIMIT 1000';
const COMPANY = `SELECT game, ended, others ${LATELY}`;

interface Company {
  readonly game: string;
  readonly ended: number;
  readonly others: string;
}

/** The latest first. Whoever has two seats at a table is there once. */
function companionsIn(company: readonly Company[]): Omit<Companion, 'name'>[] {
  const met = new Map<string, { readonly games: Set<string>; readonly last: number }>();
  for (const { game, ended, others } of company)
    for (const { person } of metFrom(others)) {
      const { games, last } = met.get(person) ?? { games: new Set(), last: ended };
      met.set(person, { games: games.add(game), last: Math.max(last, ended) });
    }
  const companions = [...met].map(([person, { games, last }]) => ({ person, games: games.size, last }));
  return companions.sort((a, b) => b.last - a.last || (a.person < b.person ? -1 : 1));
}

/** What is forgotten with a guest. */
export const FORGET_TIES: readonly string[] = [
  'DELETE FROM ties WHERE guest = $1',
  'DELETE FROM ties WHERE other = $1',
  'DELETE FROM invitations WHERE guest = $1',
  'DELETE FROM invitations WHERE host = $1',
];

const kindFrom = (kind: string): TieKind => TIES.find((known) => known === kind) ?? 'mute';

export function tiesOn({ all, one, write, changes }: Desk, now: () => number): TieStore {
  const namesOf = namesOn(all);
  return {
    async setTie(guest, other, kind, isOn) {
      const set = 'INSERT INTO ties (guest, other, kind, at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING';
      if (isOn) await write([set, guest, other, kind, now()]);
      else await write(['DELETE FROM ties WHERE guest = $1 AND other = $2 AND kind = $3', guest, other, kind]);
    },
    async tiesOf(guest) {
      const sql = `SELECT t.other AS person, g.name, t.kind FROM ties t JOIN guests g ON g.id = t.other WHERE t.guest = $1 ORDER BY t.at, t.other, t.kind`;
      return (await all<Omit<Tie, 'kind'> & { kind: string }>(sql, guest)).map((tie) => ({ ...tie, kind: kindFrom(tie.kind) }));
    },
    async apartFrom(guest) {
      const sql = `SELECT other AS id FROM ties WHERE guest = $1 AND kind = 'block' UNION SELECT guest AS id FROM ties WHERE other = $1 AND kind = 'block'`;
      return (await all<{ id: string }>(sql, guest)).map(({ id }) => id);
    },
    async companionsOf(guest, most) {
      const met = companionsIn(await all<Company>(COMPANY, guest)).slice(0, most);
      const names = await namesOf(met.map(({ person }) => person));
      return met.flatMap((one) => {
        const name = names.get(one.person);
        return name === undefined ? [] : [{ ...one, name }];
      });
    },
    async isCompanion(guest, other) {
      const sql = `SELECT 1 AS met FROM (SELECT game ${LATELY}) AS r JOIN results o ON o.game = r.game WHERE o.guest = $2 LIMIT 1`;
      return (await one(sql, guest, other)) !== undefined;
    },
    invite: (game, guest, by) =>
      changes(
        'INSERT INTO invitations (game, guest, host, at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING RETURNING 1',
        game,
        guest,
        by,
        now(),
      ),
    invitationsOf: (guest) =>
      all<Invitation>(
        `SELECT i.game, i.host AS by, g.name, i.at FROM invitations i JOIN guests g ON g.id = i.host JOIN games t ON t.id = i.game
         WHERE i.guest = $1 AND t.status = 'open' ORDER BY i.at DESC, i.game LIMIT 20`,
        guest,
      ),
    async uninvite(game, guest) {
      await write(['DELETE FROM invitations WHERE game = $1 AND guest = $2', game, guest]);
    },
  };
}
