import { expect, test } from 'vitest';
import { kindFrom, kindOf } from './device-kind.ts';

test.each([
  ['Mozilla/5.0 (Android 16; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'Firefox/Android'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36', 'Chrome/Linux'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    'Edge/Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari/iPhone',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15', 'Safari/Mac'],
  ['curl/8.5.0', ''],
  ['<b>Firefox</b>', ''],
  [undefined, ''],
])('%s is %s', (said, kind) => expect(kindOf(said)).toBe(kind));

test('a kind is told in the parts that are known', () => {
  expect([kindFrom('Firefox/Android'), kindFrom('Firefox/'), kindFrom('/Mac'), kindFrom('')]).toEqual([
    { browser: 'Firefox', system: 'Android' },
    { browser: 'Firefox' },
    { system: 'Mac' },
    {},
  ]);
});
