// Tests of row-wise parsing: a malformed row of a list is omitted and reported; any other malformed data fails.
import { expect, it } from 'vitest';
import { parseRows } from './rows.ts';
import { z } from './z.ts';

const list = z.object({ rows: z.array(z.object({ id: z.int(), tags: z.array(z.string()) })), total: z.int() });
const good = (id: number) => ({ id, tags: ['a'] });

function read(schema: z.ZodMiniType, answer: unknown) {
  const omitted: string[] = [];
  const parsed = parseRows(schema, answer, (what) => omitted.push(what));
  return { parsed, omitted };
}

it('A list without malformed rows is returned whole', () => {
  const answer = { rows: [good(1), good(2)], total: 2 };
  expect(read(list, answer)).toEqual({ parsed: answer, omitted: [] });
});

it('Malformed rows are omitted and named by their fields, without a value', () => {
  const rows = [good(1), { id: '+919876543210', tags: [] }, null, { id: 4, tags: [5] }, good(5)];
  const { parsed, omitted } = read(list, { rows, total: 5 });
  expect(parsed).toEqual({ rows: [good(1), good(5)], total: 5 });
  expect(omitted).toEqual([
    'row 1 of rows is malformed: rows.1.id',
    'row 2 of rows is malformed: rows.2',
    'row 3 of rows is malformed: rows.3.tags.0',
  ]);
});

it('Malformed rows of a bare array are omitted', () => {
  expect(read(list.shape.rows, [good(1), {}]).parsed).toEqual([good(1)]);
});

it('An answer with a malformed counter fails', () => {
  expect(() => read(list, { rows: [{}], total: 'many' })).toThrow();
});

it('A list of plain values has no rows: a wrong value fails', () => {
  expect(() => read(z.object({ tags: z.array(z.string()) }), { tags: ['a', 1] })).toThrow();
});
