import { expect, test } from 'vitest';
import { deviceName } from './device-name.ts';
import { peopleWords } from './people-words.ts';

test('a device is called what its owner calls it, else what it seems to be', () => {
  const { en, fr } = peopleWords;
  expect(deviceName({ name: 'Kitchen', browser: 'Firefox', system: 'Android' }, en)).toBe('Kitchen');
  expect(deviceName({ browser: 'Firefox', system: 'Android' }, en)).toBe('Firefox on Android');
  expect(deviceName({ browser: 'Firefox', system: 'Android' }, fr)).toBe('Firefox sur Android');
  expect([deviceName({ system: 'Mac' }, fr), deviceName({}, en)]).toEqual(['Mac', 'A program']);
});
