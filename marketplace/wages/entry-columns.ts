// Reads the entries of wage accounts in columns: one array of Postgres (`{1,2}`) for each field, in one string. A JSON object
// for each entry costs several times as much in Postgres and again in `JSON.parse` and zod, and a wage sheet reads
// thousands of entries at once.
import {
  disputeReasons,
  entryKinds,
  entryStates,
  entryVias,
  paymentMethods,
  wageSides,
} from '#contracts/wage-shapes.ts';
import { z } from '#contracts/z.ts';
import { sql } from '#platform/sql.ts';
import type { Entry } from './rules.ts';

/** SQL of the entries of the account `w`, for statements that read an account in one snapshot. Empty without entries. */
export const entriesOfAccount = sql`(select concat_ws(';', array_agg(seq), array_agg(kind), array_agg(by), array_agg(day), array_agg(paise),
    array_agg(halves), array_agg(overtime_minutes), array_agg(method), array_agg(state), array_agg(via), array_agg(reason),
    array_agg(matched), array_agg(replaces), array_agg((date_part('epoch', recorded_at) * 1000)::bigint),
    array_agg((date_part('epoch', decided_at) * 1000)::bigint))
  from wage_entries where account_id = w.id)`;

const NONE = 'NULL';

/** Returns a function that returns a value if it is one of `values`, and throws otherwise. */
function oneOf<T extends string>(values: readonly T[]): (text: string) => T {
  const known = new Map<string, T>(values.map((value) => [value, value]));
  return (text) => {
    const value = known.get(text);
    if (value === undefined) throw new Error(`A wage entry has the unknown value ${text}`);
    return value;
  };
}

const orNull =
  <T>(read: (text: string) => T) =>
  (text: string): T | null =>
    text === NONE ? null : read(text);

const instantOf = (ms: string) => new Date(Number(ms)).toISOString();
const kindOf = oneOf(entryKinds);
const sideOf = oneOf(wageSides);
const stateOf = oneOf(entryStates);
const methodOf = orNull(oneOf(paymentMethods));
const viaOf = orNull(oneOf(entryVias));
const reasonOf = orNull(oneOf(disputeReasons));
const numberOf = orNull(Number);
const timeOf = orNull(instantOf);

function entriesOf(text: string): Map<number, Entry> {
  if (text === '') return new Map();
  const columns = text.split(';').map((column) => column.slice(1, -1).split(','));
  const at = (column: number, row: number) => columns[column]?.[row] ?? NONE;
  const entries = (columns[0] ?? []).map(
    (seq, row): Entry => ({
      seq: Number(seq),
      kind: kindOf(at(1, row)),
      by: sideOf(at(2, row)),
      day: at(3, row),
      paise: BigInt(at(4, row)),
      halves: numberOf(at(5, row)),
      overtime_minutes: numberOf(at(6, row)),
      method: methodOf(at(7, row)),
      state: stateOf(at(8, row)),
      via: viaOf(at(9, row)),
      reason: reasonOf(at(10, row)),
      matched: at(11, row) === 't',
      replaces: numberOf(at(12, row)),
      recorded_at: instantOf(at(13, row)),
      decided_at: timeOf(at(14, row)),
    }),
  );
  return new Map(entries.sort((a, b) => a.seq - b.seq).map((entry) => [entry.seq, entry]));
}

/** Shape of `entriesOfAccount`: the entries by number, in the order of their numbers. */
export const entriesByNumber = z.pipe(z.string(), z.transform(entriesOf));
