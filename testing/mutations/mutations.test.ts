// Each mutation still finds what it takes away, so that npm run test:mutations tries something: once in its file, and its suite is there.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { z } from '#contracts/z.ts';

const ROOT = path.resolve(import.meta.dirname, '..', '..');
const word = z.string().check(z.minLength(1));
const mutations = z
  .array(
    z.strictObject({ takes_away: word, file: word, from: word, to: z.string(), suite: word, tests: z.optional(word) }),
  )
  .parse(JSON.parse(readFileSync(path.join(import.meta.dirname, 'mutations.json'), 'utf8')));

it.each(mutations)('what takes away $takes_away has it to take', ({ file, from, to, suite, tests = '' }) => {
  expect(readFileSync(path.join(ROOT, file), 'utf8').split(from)).toHaveLength(2);
  expect(to).not.toBe(from);
  expect(readFileSync(path.join(ROOT, suite), 'utf8')).toContain(tests);
});

it('there are at least the five of old: ownership, the unique key, the sweeper, the gate, a limit', () => {
  expect(mutations.length).toBeGreaterThanOrEqual(10);
  expect(mutations.slice(0, 5).map(({ takes_away }) => takes_away)).toEqual([
    expect.stringContaining('belongs to'),
    expect.stringContaining('unique key'),
    expect.stringContaining('sweeper'),
    expect.stringContaining('gate'),
    expect.stringContaining('limit'),
  ]);
});
