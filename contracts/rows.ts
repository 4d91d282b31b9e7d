// Parses a response row by row. Malformed rows are omitted and reported, so that one malformed row does not hide the
// whole list.
import { z } from './z.ts';

type Issue = z.core.$ZodIssue;
type RowLocation = { list: readonly unknown[]; field: string | null; row: number };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns the row that a zod issue is about; null if the issue is not in a row. A row is an element of a list. The list
 * is the response itself or a field of the response.
 */
function placeOf(answer: unknown, { path }: Issue): RowLocation | null {
  const [first, second] = path;
  const field = Array.isArray(answer) ? null : String(first);
  const list: unknown = Array.isArray(answer) ? answer : isRecord(answer) ? answer[String(first)] : null;
  const row = typeof first === 'number' ? first : second;
  if (!Array.isArray(list) || typeof row !== 'number') return null;
  return list.some((one) => typeof one === 'object') ? { list, field, row } : null;
}

/** Returns a copy of the response without the rows in `places`. */
function without(answer: unknown, places: readonly RowLocation[]): unknown {
  const kept = ({ list, field }: RowLocation) =>
    list.filter((_, row) => !places.some((bad) => bad.field === field && bad.row === row));
  if (!isRecord(answer)) return places[0] ? kept(places[0]) : answer;
  return { ...answer, ...Object.fromEntries(places.map((place) => [place.field, kept(place)])) };
}

/**
 * Returns the response parsed by its schema. Calls `omitted` for each malformed row with the position of the row and
 * the names of its invalid fields, but not with values, which may be personal data. Throws a ZodError if anything
 * outside the rows is malformed.
 */
export function parseRows(schema: z.ZodMiniType, answer: unknown, omitted: (what: string) => void): unknown {
  const read = z.safeParse(schema, answer);
  if (read.success) return read.data;
  const places = read.error.issues.flatMap((issue) => placeOf(answer, issue) ?? []);
  if (places.length < read.error.issues.length) throw read.error;
  const parsed = z.parse(schema, without(answer, places));
  for (const [n, { field, row }] of places.entries())
    omitted(`row ${row} of ${field ?? 'the list'} is malformed: ${read.error.issues[n]?.path.join('.')}`);
  return parsed;
}
