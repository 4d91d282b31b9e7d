// Tests of the watermark: its letters, its repetition over a picture, and pictures smaller than a tile.
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { renderMarkedScan } from './pictures.ts';
import { markTile } from './watermark.ts';

const white = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .jpeg()
    .toBuffer();
const inked = ({ data }: ReturnType<typeof markTile>) => data.filter((value, at) => at % 4 === 3 && value > 0).length;

it('A tile has ink for each letter of a username and a time, and none for a space', () => {
  for (const letter of 'abcdefghijklmnopqrstuvwxyz0123456789._-:')
    expect(inked(markTile([letter], 2))).toBeGreaterThan(0);
  expect(inked(markTile([' '], 2))).toBe(0);
  expect(inked(markTile(['aa'], 2))).toBeGreaterThan(inked(markTile(['a'], 2)));
});

it('A watermark is in every quarter of a scan, whose size does not change', async () => {
  const { bytes, width, height } = await renderMarkedScan(await white(1200, 800), [
    'asha.menon',
    '2026-11-21 14:30 IST',
  ]);
  expect([width, height]).toEqual([1200, 800]);
  for (const [left, top] of [
    [0, 0],
    [600, 0],
    [0, 400],
    [600, 400],
  ] as const) {
    const quarter = sharp(bytes).extract({ left, top, width: 600, height: 400 });
    const { channels } = await sharp(await quarter.png().toBuffer()).stats();
    expect(channels[0]?.min).toBeLessThan(200);
  }
});

it('A scan that is smaller than the tile is marked too', async () => {
  const { width, height } = await renderMarkedScan(await white(40, 30), ['asha.menon', '2026-11-21 14:30 IST']);
  expect([width, height]).toEqual([40, 30]);
});
