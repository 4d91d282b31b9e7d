// The pictures of shared links to jobs: one for each drawn trade, in the size that apps show in full width.
import { expect, it } from 'vitest';
import { isDrawn } from '#contracts/drawn-trades.ts';
import { roles } from '#contracts/roles.ts';

interface Pictures {
  sharePictures(): Map<string, string>;
}

const { sharePictures }: Pictures = await import(new URL('share-pictures.mjs', import.meta.url).href);

it('Each drawn trade has a picture of 1200 by 630 pixels, and other trades share one', () => {
  const pictures = sharePictures();
  const drawn = roles.map(({ slug }) => slug).filter(isDrawn);
  expect([...pictures.keys()].toSorted()).toEqual([...drawn, 'job'].toSorted());
  expect(new Set(pictures.values()).size).toBe(pictures.size);
  for (const picture of pictures.values()) expect(picture).toContain('width="1200" height="630"');
  expect([...pictures.values()].join('')).not.toContain('var(');
});
