// Table browser for administrators. Only tables with a masked view can be read; their names are checked against the
// database catalogue (D46).
import { fail } from '#contracts/problems.ts';
import { cellOf } from '#platform/console/cells.ts';
import type { SqlConsole } from '#platform/console/console.ts';
import { type Db, inTransaction } from '#platform/db.ts';
import { emptySql, run, sql, type Tx } from '#platform/sql.ts';
import { countEach, countRows, holding, listRows, listViews, type View } from './browse-queries.ts';

/** Maximum number of rows that are counted. For more rows, the estimate of Postgres is returned. */
const MAX_COUNTED_ROWS = 20_000;
const MAX_CELL_LENGTH = 2000;

/**
 * Runs `work` in a read-only transaction. If the SQL console is enabled, the transaction uses the database role of the
 * console. Fails with `sql_too_costly` if a statement exceeds its limits.
 */
async function reading<T>(console: SqlConsole, work: (tx: Tx) => Promise<T>): Promise<T> {
  const db: Db = await console.reader();
  try {
    return await inTransaction(db, async (tx) => {
      await run(tx, sql`set transaction read only`);
      return work(tx);
    });
  } catch (error) {
    // 57014: the statement exceeded its timeout. 53400: the statement exceeded its limit of temporary files.
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === '57014' || code === '53400') fail('sql_too_costly');
    throw error;
  }
}

const estimated = ({ estimate }: View, counted: number) => Math.max(Math.round(estimate), counted);

/** Returns the tables with their columns and row counts. */
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

/**
 * Returns the sort order. The first column, which is usually the id, orders rows that are otherwise equal. Without a
 * requested order, sorts by the first column, highest value first.
 */
function orderOf({ columns }: View, sort: string | null, direction: 'asc' | 'desc') {
  const first = columns[0]?.name ?? '';
  const last = { column: first, direction: 'desc' as const };
  return sort === null || sort === first
    ? [sort === null ? last : { column: first, direction }]
    : [{ column: sort, direction }, last];
}

/**
 * Returns a page of rows of one table. Fails with `not_found` for an unknown table, with `validation_failed` for an
 * unknown column, or with `sql_too_costly`.
 */
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
    // Postgres has no row estimate for a search, so a search returns the counted number, which is limited to
    // `MAX_COUNTED_ROWS`.
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
