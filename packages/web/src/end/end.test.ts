import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { chronicleOf } from '../games/chronicle.ts';
import { readGameText } from '../games/game-text.ts';
import { languages } from '../words/speak.ts';
import { endWords } from './end-words.ts';
import { bestTurns, bySource, earnings, ledgerOf, makings, purses } from './ledger.ts';
import { luckOf } from './luck.ts';
import { rankingOf } from './ranking.ts';
import { leadSince, verdictOf } from './verdict.ts';

const folder = fileURLToPath(new URL('../../../../goldens', import.meta.url));
const goldens = readdirSync(folder).filter((name) => name.endsWith('.txt'));
const chronicle = (name: string) => chronicleOf(readGameText(readFileSync(`${folder}/${name}`, 'utf8')));
const total = (map: ReadonlyMap<string, number>): number => [...map.values()].reduce((a, b) => a + b, 0);

describe.each(goldens)('%s', (name) => {
  const played = chronicle(name);
  const ledger = ledgerOf(played);
  const coins = played.outcome?.coins ?? [];
  const seats = [...coins.keys()];

  test('every coin has a source', () => {
    expect(seats.map((seat) => total(bySource(ledger, seat)))).toEqual(coins);
    expect(purses(ledger).map((line) => line.at(-1))).toEqual(coins);
    expect(purses(ledger).every((line) => line[0] === 5 && line.length === ledger.rounds + 1)).toBe(true);
    const rounds = Array.from({ length: ledger.rounds }, (_, i) => i + 1);
    for (const seat of seats) expect(5 + rounds.reduce((sum, round) => sum + total(bySource(ledger, seat, round)), 0)).toBe(coins[seat]);
  });

  test('every seat has a turn in every round, and turns add up to what was taken in them', () => {
    expect(ledger.turns).toHaveLength(seats.length * ledger.rounds);
    for (const [i, { seat, gain }] of ledger.turns.entries())
      expect(makings(ledger, i, seat).reduce((sum, { amount }) => sum + amount, 0)).toBe(gain);
    const best = bestTurns(ledger).map((i) => ledger.turns[i]?.gain ?? 0);
    expect(best[0]).toBe(Math.max(...ledger.turns.map(({ gain }) => gain)));
  });

  test('peoples come before they go, and bring what their seats score', () => {
    const scored = ledger.entries.filter(({ source }) => source === 'regions' || source === 'declined').length;
    expect(scored).toBeGreaterThan(0);
    for (const [i, { picked, declined, vanished }] of ledger.peoples.entries()) {
      expect(declined ?? picked).toBeGreaterThanOrEqual(picked);
      expect(vanished ?? picked).toBeGreaterThanOrEqual(picked);
      if (declined === undefined) expect(earnings(ledger, i).declined).toBe(0);
    }
    expect(ledger.entries.every(({ source, people }) => source !== 'regions' || people !== undefined)).toBe(true);
  });

  test('the dice are counted, and no chance is greater than one', () => {
    const rolled = played.events.flat().filter(({ type }) => type === 'rolled').length;
    const luck = luckOf(played);
    expect(luck.reduce((sum, { rolls }) => sum + rolls, 0)).toBe(rolled);
    for (const { tried, won, due, expected, rolls } of luck) {
      expect(won).toBeLessThanOrEqual(tried);
      expect(due).toBeLessThanOrEqual(tried);
      expect(expected).toBe(rolls);
    }
  });

  test('the winners come first', () => {
    const places = rankingOf(played.end, played.outcome);
    expect(
      places
        .filter(({ rank }) => rank === 1)
        .map(({ seat }) => seat)
        .sort(),
    ).toEqual(played.outcome?.winners);
    expect(places.map(({ coins: n }) => n).sort((a, b) => a - b)).toEqual([...coins].sort((a, b) => a - b));
  });
});

test('the verdict tells by how much and since when somebody led', () => {
  const played = chronicle('classic-5-15.txt');
  const ledger = ledgerOf(played);
  const places = rankingOf(played.end, played.outcome);
  expect(leadSince(ledger, places[0]!.seat)).toBe(3);
  expect(leadSince(ledger, places[1]!.seat)).toBe(ledger.rounds + 1);
  const { title, reasons } = verdictOf(played, ledger, places, endWords.en, languages.en);
  expect(title).toBe('Seat D wins with 77 coins');
  expect(reasons).toEqual(['Seat D leads from round 3 on and ends 12 coins ahead of Seat A.']);
});

test('a tie is told with what broke it, and a victory that nothing could decide is shared', () => {
  const played = chronicle('classic-5-15.txt');
  const ledger = ledgerOf(played);
  const coins = [70, 70, 10, 10, 10];
  const end = { ...played.end, seats: played.end.seats.map((seat, i) => ({ ...seat, coins: coins[i] ?? 0 })) };
  const verdict = (winners: number[], what: 'tokens' | 'shared', language: 'en' | 'fr') => {
    const outcome = { ...played.outcome!, coins, winners, tieBreak: { rule: 'CORE-END-2', what } };
    return verdictOf({ ...played, end, outcome }, ledger, rankingOf(end, outcome), endWords[language], languages[language]).reasons;
  };
  expect(verdict([1], 'tokens', 'en')).toEqual([
    'Seat B and Seat A have 70 coins each. Race tokens on the map decide: Seat B 15 and Seat A 9.',
  ]);
  expect(verdict([0, 1], 'shared', 'en')[0]).toMatch(/^Seat A and Seat B have 70 coins each and nothing tells them apart/);
  expect(verdict([0, 1], 'shared', 'fr')[0]).toMatch(/rien ne les départage/);
});

test('one is one in French too, and a half is less than two', () => {
  expect(endWords.fr.rolls(1, 1, 1)).toBe('1 lancer\u00a0: 1 obtenu, 1 attendu');
  expect(endWords.fr.rolls(3, 5, 3)).toBe('3 lancers\u00a0: 5 obtenus, 3 attendus');
  expect(endWords.fr.lasts(1, 2, 1.5)).toBe('1 sur 2 dernières conquêtes réussie, 1,5 attendue');
});
