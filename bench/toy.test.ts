import { expect, test } from 'vitest';
import { randomFrom } from '../packages/rules/test/random.ts';
import { copyOf, isOver, newToy, PEOPLES, type Toy, tokensOf, toyMoves, toyStep } from './toy.ts';
import { borders, isLanding, isMountain, REGIONS } from './toy-board.ts';

const GAMES = 20;
const list = new Int32Array(64);

/** Plays games at random; `look` sees every position, the last one too. */
function played(look: (p: Toy) => void): void {
  for (let game = 0; game < GAMES; game++) {
    const random = randomFrom(`toy test ${game}`);
    const s = newToy(random);
    for (; !isOver(s); toyStep(s, list[random(toyMoves(s, list))])) look(s);
    look(s);
  }
}

const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

function onMap({ holder, tokens }: Toy, people: number): number {
  return total(tokens.filter((_, region) => holder[region] === people));
}

test('the board is as large as Azeroth for four seats, and its borders go both ways', () => {
  expect(REGIONS).toBe(40);
  expect(total(borders.map((around) => around.length)) / REGIONS).toBe(3.8);
  for (const [region, around] of borders.entries()) for (const other of around) expect(borders[other]).toContain(region);
});

test('every game ends after nine rounds, and until then there is something to decide', () => {
  let ended = 0;
  played((p) => {
    if (!isOver(p)) expect(toyMoves(p, list)).toBeGreaterThan(0);
    else {
      ended++;
      expect(p.round).toBe(10);
      expect(toyMoves(p, list)).toBe(0);
    }
  });
  expect(ended).toBe(GAMES);
});

test('tokens are conserved between tray, hands and map, people by people', () => {
  played((p) => {
    const counted = p.tray.map((tray, people) => tray + p.hand[people] + onMap(p, people));
    expect(counted).toEqual(p.tray.map((_, people) => tokensOf(people)));
  });
});

test('a region is held with tokens, by natives or a people at a seat, and is empty otherwise', () => {
  const isSound = (p: Toy, region: number): boolean => {
    const [people, tokens] = [p.holder[region], p.tokens[region]];
    return people < 0 ? tokens === 0 : tokens > 0 && (people === PEOPLES || p.owner[people] >= 0);
  };
  played((p) => expect(p.holder.findIndex((_, region) => !isSound(p, region))).toBe(-1));
});

test('every people is on offer, in the stack or at a seat, and a seat has two at most', () => {
  played((p) => {
    const seated = p.owner.flatMap((seat, people) => (seat >= 0 ? [people] : []));
    expect([...p.offers, ...p.stack, ...seated].sort((a, b) => a - b)).toEqual(Array.from({ length: PEOPLES }, (_, people) => people));
    for (const [seat, active] of p.active.entries()) {
      expect(p.owner.filter((owner) => owner === seat).length).toBeLessThanOrEqual(2);
      if (active >= 0) expect(p.owner[active]).toBe(seat);
    }
  });
});

test('the first conquest is a landing and costs two, the tokens there, a mountain and the way', () => {
  const random = randomFrom('toy landing');
  const start = newToy(random);
  toyStep(start, list[random(toyMoves(start, list))]);
  const [me, hand] = [start.active[0], start.hand[start.active[0]]];
  const landings = toyMoves(start, list) - 1; // all but `done`
  expect(landings).toBe(isLanding.filter(Boolean).length);
  for (const move of list.slice(0, landings)) {
    const s = copyOf(start);
    toyStep(s, move);
    const region = s.holder.indexOf(me);
    expect(isLanding[region]).toBe(true);
    expect(s.tokens[region]).toBe(3 + start.tokens[region] + (isMountain[region] ? 1 : 0));
    expect(s.hand[me]).toBe(hand - s.tokens[region]);
  }
});

test('a game by copying leaves every earlier state as it was and comes to the same end', () => {
  const [random, again] = [randomFrom('toy copies'), randomFrom('toy copies')];
  const inPlace = newToy(random);
  let copied = newToy(again);
  while (!isOver(inPlace)) {
    toyStep(inPlace, list[random(toyMoves(inPlace, list))]);
    const before = JSON.stringify(copied);
    const next = copyOf(copied);
    toyStep(next, list[again(toyMoves(copied, list))]);
    expect(JSON.stringify(copied)).toBe(before);
    copied = next;
  }
  expect(copied).toEqual(inPlace);
});
