// One part of a person's copy: rows of one table as they travel, read a page at a time.
import { z } from '#contracts/z.ts';
import { many, type Queryable, type Sql, sql } from '#platform/sql.ts';
import type { Person } from '../../actor.ts';

/** Rows of one table that are a person's. */
export interface CopyPart {
  /** A whole number by which the rows stand in order; one row each. */
  cursor: Sql;
  /** Field and value by turns, as `json_build_object` takes them. */
  fields: Sql;
  from: Sql;
  whose(person: Person): Sql;
}

const PAGE_SIZE = 500;
const rowShape = z.object({ cursor: z.int(), row: z.record(z.string(), z.unknown()) });

/** One row of a copy: field → value, nothing renamed. */
export type CopyRow = z.output<typeof rowShape>['row'];

/** The rows of a part, a page at a time, so that nobody's millions are held at once. */
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
