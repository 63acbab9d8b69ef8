/** The addresses for whoever runs the server, each as a call with their token. */
import type { Deed, JobsView, KeptClub, Report } from '@elbowroom/server';
import { refusalIn } from '../client.ts';

export type KeeperAct = 'mute' | 'unmute' | 'ban' | 'unban' | 'remove';

/** `name` matters to whoever renames. */
type ClubAct = 'rename' | 'close';

export type KeeperCalls = {
  readonly reports: () => Promise<readonly Report[]>;
  readonly log: () => Promise<readonly Deed[]>;
  readonly jobs: () => Promise<JobsView>;
  readonly close: (report: string) => Promise<void>;
  readonly act: (person: string, act: KeeperAct, why: string) => Promise<void>;
  /** The newest, or those founded before a moment. */
  readonly clubs: (before?: number) => Promise<readonly KeptClub[]>;
  readonly actOnClub: (club: string, act: ClubAct, name: string, why: string) => Promise<void>;
  readonly rename: (person: string, name: string, why: string) => Promise<void>;
};

export function keeperCalls(token: string, send: typeof fetch = (...asked) => fetch(...asked)): KeeperCalls {
  const ask = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
    const answer = await send(`/api/v1/keeper${path}`, { method, cache: 'no-store', headers, ...(body && { body: JSON.stringify(body) }) });
    if (!answer.ok) throw await refusalIn(answer);
    return answer.status === 204 ? undefined! : answer.json();
  };
  return {
    reports: async () => (await ask<{ reports: readonly Report[] }>('GET', '/reports')).reports,
    log: async () => (await ask<{ deeds: readonly Deed[] }>('GET', '/log')).deeds,
    jobs: () => ask('GET', '/jobs'),
    close: (report) => ask('POST', `/reports/${report}/close`),
    act: (person, act, words) => ask('POST', `/people/${person}`, { act, words }),
    clubs: async (before) =>
      (await ask<{ clubs: readonly KeptClub[] }>('GET', `/clubs${before === undefined ? '' : `?before=${before}`}`)).clubs,
    actOnClub: (club, act, name, words) => ask('POST', `/clubs/${club}`, { act, words, ...(act === 'rename' && { name }) }),
    rename: (person, name, words) => ask('POST', `/people/${person}`, { act: 'rename', name, words }),
  };
}
