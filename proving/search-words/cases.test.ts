// Tests that search queries in eight languages, including misspelt and romanised ones, find the intended trade and
// place (docs/rules.md, C.11).
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { languageCodes } from '#contracts/languages.ts';
import { z } from '#contracts/z.ts';
import { checkPlace, checkTrade, type Expected } from './measure.ts';

const line = z.object({
  q: z.string(),
  /** `hi-Latn` is Hindi in Latin script. */
  lang: z.enum([...languageCodes, 'hi-Latn']),
  role: z.optional(z.nullable(z.string())),
  state: z.optional(z.string()),
  city: z.optional(z.string()),
});

const cases = readFileSync(path.join(import.meta.dirname, 'cases.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((text) => line.parse(JSON.parse(text)));

type Case = (typeof cases)[number];

const expectedOf = ({ q, role, state, city }: Case): Expected => ({
  q,
  ...(role !== undefined && { trade: role }),
  ...(state !== undefined && { state }),
  ...(city !== undefined && { city }),
});

async function missed(chosen: readonly Case[], check: (expected: Expected) => Promise<string>) {
  const verdicts = await Promise.all(chosen.map(async (one) => ({ q: one.q, verdict: await check(expectedOf(one)) })));
  return verdicts.filter(({ verdict }) => verdict !== 'right');
}

it('The set of example queries has at least 200 queries, and more than ten in every language', () => {
  expect(cases.length).toBeGreaterThanOrEqual(200);
  for (const code of languageCodes) expect(cases.filter(({ lang }) => lang === code).length, code).toBeGreaterThan(10);
});

it('A query lists its intended trade first, and no trade if none is intended', async () => {
  expect(
    await missed(
      cases.filter(({ role }) => role !== undefined),
      checkTrade,
    ),
  ).toEqual([]);
});

it('A query lists its named place first', async () => {
  expect(
    await missed(
      cases.filter(({ state, city }) => state ?? city),
      checkPlace,
    ),
  ).toEqual([]);
});
