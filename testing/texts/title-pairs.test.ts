// Tests that a reader of any language understands the first title line of each demo job. The line is understood if it is
// translated, or is in the reader's script and correct in the reader's language (D110).
import { expect, it } from 'vitest';
import { firstLine, measurePairs } from './title-pairs.ts';
import { demoSamples } from './title-samples.ts';

it('Every title of the demo has an understandable first line in each of the 64 pairs of languages', async () => {
  const pairs = await measurePairs(demoSamples());
  expect(pairs).toHaveLength(64);
  expect(pairs.filter(({ wrong }) => wrong.length > 0)).toEqual([]);
});

it('The measure counts a title of another language in the same script as not understood', async () => {
  const facts = { title: 'झाडू पोछा', language: 'mr', romanised: false } as const;
  expect(await firstLine(facts, 'hi')).toEqual({ text: 'झाडू पोछा', isUnderstood: false });
});
