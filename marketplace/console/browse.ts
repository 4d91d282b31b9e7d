// Tables for administrators to look through: only those with a masked view, by names that the database itself gave (D46).
import { fail } from '#contracts/problems.ts';
import { cellOf } from '#platform/console/cells.ts';
import type { SqlConsole } from '#platform/console/console.ts';
import { type Db, inTransaction } from '#platform/db.ts';
import { emptySql, run, sql, type Tx } from '#platform/sql.ts';
import { countEach, countRows, holding, listRows, listViews, type View } from './browse-queries.ts';

/** Up to here rows are counted; beyond, what Postgres guesses is told. */
const MAX_COUNTED_ROWS = 20_000;
const MAX_CELL_LENGTH = 2000;

/** In one transaction that only reads, as the console's role where there is one. */
async function reading<T>(console: SqlConsole, work: (tx: Tx) => Promise<T>): Promise<T> {
  const db: Db = await console.reader();
  try {
    return await inTransaction(db, async (tx) => {
      await run(tx, sql`set transaction read only`);
      return work(tx);
    });
  } catch (error) {
    // Too long, or too much to sort.
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === '57014' || code === '53400') fail('sql_too_costly');
    throw error;
  }
}

const estimated = ({ estimate }: View, counted: number) => Math.max(Math.round(estimate), counted);

/** The tables, with their columns and how many rows they have. */
export function listTables(console: SqlConsole) {
  return reading(console, async (tx) => {
    const views = await listViews(tx);
    const counts = await countEach(tx, views, MAX_COUNTED_ROWS);
    return views.map((view) => {
      const counted = counts.get(view.name) ?? 0;
      const rows_is_estimate = counted > MAX_COUNTED_ROWS;
      const rows = rows_is_estimate ? estimated(view, counted) : counted;
      return { name: view.name, columns: view.columns, rows, rows_is_estimate };
    });
  });
}

interface BrowseRequest {
  limit: number;
  offset: number;
  sort?: string | undefined;
  direction: 'asc' | 'desc';
  column?: string | undefined;
  search?: string | undefined;
}

function requireColumn({ columns }: View, field: 'sort' | 'column', name: string | undefined): string | null {
  if (name === undefined) return null;
  return columns.some((column) => column.name === name)
    ? name
    : fail('validation_failed', { errors: { [field]: ['not_a_choice'] } });
}

/** As asked; rows alike go by the first column, which names a row in most tables. Unasked: the newest first. */
function orderOf({ columns }: View, sort: string | null, direction: 'asc' | 'desc') {
  const first = columns[0]?.name ?? '';
  const last = { column: first, direction: 'desc' as const };
  return sort === null || sort === first
    ? [sort === null ? last : { column: first, direction }]
    : [{ column: sort, direction }, last];
}

/** Rows of one table. */
export function browse(console: SqlConsole, name: string, asked: BrowseRequest) {
  return reading(console, async (tx) => {
    const view = (await listViews(tx)).find((one) => one.name === name) ?? fail('not_found');
    const [sort, column] = [requireColumn(view, 'sort', asked.sort), requireColumn(view, 'column', asked.column)];
    const search = asked.search ?? '';
    if (search !== '' && column === null) fail('validation_failed', { errors: { column: ['required'] } });
    const where = search === '' ? emptySql : holding(column, search);
    const { limit, offset } = asked;
    const counted = await countRows(tx, view, { where, max: MAX_COUNTED_ROWS });
    const total_is_estimate = counted > MAX_COUNTED_ROWS;
    // Of rows that were searched nothing is known beyond those counted.
    const total = total_is_estimate && search === '' ? estimated(view, counted) : counted;
    const order = orderOf(view, sort, asked.direction);
    const rows = await listRows(tx, view, { where, order, limit, offset, maxCellLength: MAX_CELL_LENGTH });
    const types = view.columns.map(({ type }) => type);
    const cells = rows.map((row) => row.map((text, place) => cellOf(text, types[place] ?? '')));
    return {
      table: name,
      columns: view.columns.map((one) => one.name),
      types,
      rows: cells,
      total,
      total_is_estimate,
      limit,
      offset,
    };
  });
}
