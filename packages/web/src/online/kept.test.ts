/** Games that were finished at tables of earlier versions are still found fair. */
import { readRecord } from '@elbowroom/rules/record';
import { describe, expect, test } from 'vitest';
import { keptJson, keptText, keptVersions } from '../../../rules/test/kept.ts';
import type { KeptTables } from '../../../server/test/kept-tables.ts';
import { judge } from './fairness.ts';

describe.each(keptVersions)('version $version', ({ folder }) => {
  const { tables }: KeptTables = keptJson(folder, 'tables.json');

  test.each(tables.filter(({ view }) => view.status === 'finished'))(
    '$name: the seed is the promised one, and the result is true',
    ({ game, view }) => {
      const { setup, moves, claims } = readRecord(keptText(folder, `files/${game}.server.txt`));
      const { coins = [], winners = [] } = claims;
      const verdict = judge(view, view.seedHash, setup.seed, moves, { coins, winners });
      expect(verdict).toEqual({ hash: view.seedHash, isSeedTrue: true, coins, isResultTrue: true });
    },
  );
});
