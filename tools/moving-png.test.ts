import { readFileSync } from 'node:fs';
import { deflateSync, inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { movingPng } from './moving-png.ts';
import { chunk, SIGNATURE } from './png.ts';

const BLACK = [0, 0, 0] as const;
const WHITE = [255, 255, 255] as const;

/** Four dots beside each other over four more, as a browser would write them. */
function picture(dots: readonly (readonly number[])[]): Buffer {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(4, 0);
  size.writeUInt32BE(2, 4);
  const rows = [dots.slice(0, 4), dots.slice(4)].flatMap((row) => [0, ...row.flat()]);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', Buffer.concat([size, Buffer.from([8, 2, 0, 0, 0])])),
    chunk('IDAT', deflateSync(Buffer.from(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunksOf(png: Buffer): { type: string; body: Buffer }[] {
  const found: { type: string; body: Buffer }[] = [];
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    found.push({ type: png.toString('latin1', at + 4, at + 8), body: png.subarray(at + 8, at + 8 + length) });
    at += length + 12;
  }
  return found;
}

const still = picture([BLACK, BLACK, WHITE, WHITE, BLACK, BLACK, WHITE, WHITE]);
const other = picture([BLACK, BLACK, WHITE, WHITE, BLACK, WHITE, WHITE, BLACK]);
const moving = chunksOf(
  movingPng([
    { png: still, ms: 100 },
    { png: still, ms: 150 },
    { png: other, ms: 300 },
  ]),
);
const controls = moving.filter(({ type }) => type === 'fcTL').map(({ body }) => body);

test('a frame that changes nothing is time for the one before', () => {
  expect(moving.find(({ type }) => type === 'acTL')?.body.readUInt32BE(0)).toBe(2);
  expect(controls.map((control) => control.readUInt16BE(20))).toEqual([250, 300]);
});

test('of a later frame there is only the rectangle around what has changed, and in it what has not is left out', () => {
  const [, second] = controls;
  expect([4, 8, 12, 16].map((at) => second?.readUInt32BE(at))).toEqual([3, 1, 1, 1]);
  const data = moving.find(({ type }) => type === 'fdAT')?.body.subarray(4) ?? Buffer.alloc(0);
  const [filter, from, between, to] = inflateSync(data);
  const [, dark, , light] = inflateSync(moving.find(({ type }) => type === 'IDAT')?.body ?? Buffer.alloc(0));
  expect(filter).toBe(0);
  expect([from, between, to]).toEqual([light, 255, dark]);
  expect(moving.find(({ type }) => type === 'tRNS')?.body[255]).toBe(0);
});

test('frames are numbered through, and the first is what shows where nothing moves', () => {
  expect(moving.map(({ type }) => type)).toEqual(['IHDR', 'acTL', 'PLTE', 'tRNS', 'fcTL', 'IDAT', 'fcTL', 'fdAT', 'IEND']);
  const numbers = moving.filter(({ type }) => type === 'fcTL' || type === 'fdAT').map(({ body }) => body.readUInt32BE(0));
  expect(numbers).toEqual([0, 1, 2]);
});

test('the one in the README moves, and is no burden', () => {
  const png = readFileSync(new URL('../docs/pictures/moving.png', import.meta.url));
  expect(chunksOf(png).filter(({ type }) => type === 'fcTL').length).toBeGreaterThan(50);
  expect(png.length).toBeLessThan(2_000_000);
});
