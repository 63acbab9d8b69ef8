/** The addresses of the server that are about people, each as a call. */
import type { Invitation, PlaceView, Companion as Played, PlayedGame, ShownRating, TableView, Tie, TieKind } from '@elbowroom/server';
import { type PasskeyCalls, passkeyCalls } from './passkey-client.ts';

export type { Invitation, Tie, TieKind } from '@elbowroom/server';

export type Companion = Played & { readonly rating?: ShownRating };

export type Device = {
  readonly id: string;
  readonly browser?: string;
  readonly system?: string;
  readonly name?: string;
  readonly made: number;
  /** A day, by the clock of Greenwich. */
  readonly seen?: string;
  readonly here: boolean;
};

type NewReport = { readonly person: string; readonly table?: string; readonly words?: string; readonly key: string };

type Somebody = { readonly id: string; readonly name: string };
type GamePage = { readonly running: readonly TableView[]; readonly games: readonly PlayedGame[]; readonly next?: number };

export type PeopleCalls = PasskeyCalls & {
  /** Becomes one more device of whom a code stands for. Asked again by the same key it is the same answer. */
  readonly join: (code: string, key: string) => Promise<Somebody>;
  readonly devices: () => Promise<readonly Device[]>;
  readonly nameDevice: (id: string, name: string) => Promise<Device>;
  readonly dropDevice: (id: string) => Promise<void>;
  readonly person: (id: string) => Promise<PlaceView>;
  /** What somebody plays, and has played before a moment. */
  readonly playedBy: (id: string, before?: number) => Promise<GamePage>;
  readonly showAll: (all: boolean) => Promise<void>;
  readonly ties: () => Promise<readonly Tie[]>;
  readonly setTie: (person: string, kind: TieKind, isOn: boolean) => Promise<void>;
  readonly companions: () => Promise<readonly Companion[]>;
  readonly report: (report: NewReport) => Promise<void>;
  readonly invite: (table: string, person: string) => Promise<void>;
  readonly invitations: () => Promise<readonly Invitation[]>;
  readonly decline: (table: string) => Promise<void>;
  /** For good. */
  readonly leave: () => Promise<void>;
  /** Where all that is one's own can be fetched as a file. */
  readonly belongings: string;
};

type Courier = <T>(method: string, path: string, what?: { readonly body?: unknown }) => Promise<T>;

export const peopleCalls = (ask: Courier, base: string): PeopleCalls => ({
  ...passkeyCalls(ask),
  join: (code, key) => ask('POST', '/guests/devices', { body: { code, key } }),
  devices: async () => (await ask<{ devices: readonly Device[] }>('GET', '/guests/me/devices')).devices,
  nameDevice: (id, name) => ask('PATCH', `/guests/me/devices/${id}`, { body: { name } }),
  dropDevice: (id) => ask('DELETE', `/guests/me/devices/${id}`),
  person: (id) => ask('GET', `/people/${id}`),
  playedBy: (id, before) => ask('GET', `/people/${id}/games${before === undefined ? '' : `?before=${before}`}`),
  showAll: (all) => ask('PUT', '/guests/me/shows', { body: { all } }),
  ties: async () => (await ask<{ ties: readonly Tie[] }>('GET', '/guests/me/ties')).ties,
  setTie: (person, kind, isOn) => ask(isOn ? 'PUT' : 'DELETE', `/guests/me/ties/${person}/${kind}`),
  companions: async () => (await ask<{ companions: readonly Companion[] }>('GET', '/guests/me/companions')).companions,
  report: (body) => ask('POST', '/reports', { body }),
  invite: (table, person) => ask('POST', `/tables/${table}/invitations`, { body: { person } }),
  invitations: async () => (await ask<{ invitations: readonly Invitation[] }>('GET', '/guests/me/invitations')).invitations,
  decline: (table) => ask('DELETE', `/guests/me/invitations/${table}`),
  leave: () => ask('DELETE', '/guests/me'),
  belongings: `${base}/guests/me/export`,
});
