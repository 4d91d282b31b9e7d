// npm run prove -- search-words: measures query understanding with a file that is not part of the product.
// TEST_QUERIES_FILE names the file.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { states } from '#contracts/lists.ts';
import { z } from '#contracts/z.ts';
import { checkPlace, checkTrade, type Result, share } from './measure.ts';

const FILE = process.env.TEST_QUERIES_FILE ?? '';

const line = z.object({
  q: z.string(),
  kind: z.string(),
  expect: z.object({
    nco_family: z.optional(z.string()),
    city: z.optional(z.string()),
    state: z.optional(z.string()),
  }),
});

const summaryOf = (name: string, verdicts: readonly Result[]) =>
  `${name}: ${verdicts.length} questions, right ${percent(share(verdicts, 'right'))}, wrong ${percent(share(verdicts, 'wrong'))}`;
const percent = (part: number) => `${(part * 100).toFixed(1)} %`;

it.skipIf(FILE === '')('trade and place come first as often as promised', async () => {
  const questions = readFileSync(FILE, 'utf8')
    .trim()
    .split('\n')
    .map((text) => line.parse(JSON.parse(text)));
  const ofTrade = questions.filter(({ kind, expect: { nco_family } }) => kind === 'trade' && nco_family);
  const ofPlace = questions.filter(({ kind }) => kind === 'place');
  const trades = await Promise.all(
    ofTrade.map(({ q, expect: { nco_family } }) => checkTrade({ q, trade: nco_family ?? '' })),
  );
  const places = await Promise.all(
    ofPlace.map(({ q, expect: { city, state } }) => {
      const name = states.find(({ code }) => code === state)?.name;
      return checkPlace({ q, ...(city && { city }), ...(name && { state: name }) });
    }),
  );
  console.log(`${summaryOf('trades', trades)}\n${summaryOf('places', places)}`);
  expect(share(trades, 'right')).toBeGreaterThanOrEqual(0.95);
  expect(share(trades, 'wrong')).toBeLessThanOrEqual(0.025);
  expect(share(places, 'right')).toBeGreaterThanOrEqual(0.97);
});
