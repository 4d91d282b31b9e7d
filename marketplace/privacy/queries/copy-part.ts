// One part of a user's data export: rows of one table as JSON, read in pages.
import { z } from '#contracts/z.ts';
import { many, type Queryable, type Sql, sql } from '#platform/sql.ts';
import type { Person } from '../../actor.ts';

/** The rows of one table that belong to a user. */
export interface CopyPart {
  /** A unique integer column by which the rows are ordered. */
  cursor: Sql;
  /** Alternating field names and values, as in `json_build_object`. */
  fields: Sql;
  from: Sql;
  whose(person: Person): Sql;
}

const PAGE_SIZE = 500;
const rowShape = z.object({ cursor: z.int(), row: z.record(z.string(), z.unknown()) });

/** One row of an export: values by field name. */
export type CopyRow = z.output<typeof rowShape>['row'];

/** Yields the rows of a part in pages of `PAGE_SIZE`, which limits the memory used. */
export async function* pagesOf(db: Queryable, person: Person, part: CopyPart): AsyncGenerator<CopyRow[]> {
  for (let after = 0; ; ) {
    const rows = await many(
      db,
      sql`select ${part.cursor} as cursor, json_build_object(${part.fields}) as row from ${part.from}
        where ${part.whose(person)} and ${part.cursor} > ${after} order by 1 limit ${PAGE_SIZE}`,
      rowShape,
    );
    if (rows.length > 0) yield rows.map(({ row }) => row);
    const last = rows.at(-1);
    if (!last || rows.length < PAGE_SIZE) return;
    after = last.cursor;
  }
}
