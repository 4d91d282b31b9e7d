// Runs one validated statement as the console's role, on a dedicated connection and in a read-only transaction, if its
// estimated cost is within the limit.
import type pg from 'pg';
import { cellOf } from './cells.ts';
import { type CheckedStatement, checkStatement, NotReading } from './guard.ts';
import { MAX_ANSWER_BYTES, MAX_CELL_LENGTH, MAX_COST, MAX_ROW_LENGTH, MAX_ROWS, STATEMENT_MS } from './limits.ts';
import { CONSOLE_SCHEMA } from './role.ts';
import type { Cell, Order, Outcome } from './statement.ts';

interface Column {
  name: string;
  type: string;
}
type Texts = (string | null)[];

/** Makes the driver return every value as the text that Postgres sent. */
const types: pg.CustomTypesConfig = { getTypeParser: () => (text: string) => text };

/** Settings of the session. They apply regardless of the defaults of the role and the database. */
const sessionSettings = `set search_path = ${CONSOLE_SCHEMA}; set standard_conforming_strings = on; set cursor_tuple_fraction = 1;
  set timezone = 'UTC'; set default_transaction_read_only = on; set max_parallel_workers_per_gather = 0`;

/** Runs one statement by the extended protocol, which rejects a second statement, unlike the simple protocol. */
function ask(client: pg.Client, text: string, values: unknown[] = []): Promise<pg.QueryArrayResult<Texts>> {
  const config = { text, values, rowMode: 'array' as const, queryMode: 'extended' };
  return client.query<Texts>(config);
}

interface StatementRun extends Order {
  onStarted: () => void;
}

async function connected<T>(
  { url, name, onStarted }: StatementRun,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  // Load the driver after the validation. Most invalid statements fail in the validation, and their processes then end
  // without the time for loading the driver.
  const { Client } = await import('pg');
  const client = new Client({ connectionString: url, application_name: name, connectionTimeoutMillis: 3000, types });
  client.on('error', () => undefined);
  try {
    await client.connect();
    onStarted();
    return await prepared(client, work);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function prepared<T>(client: pg.Client, work: (client: pg.Client) => Promise<T>): Promise<T> {
  await client.query(sessionSettings);
  // With this setting, Postgres ends a statement whose client process has died. Some operating systems do not support
  // the setting: ignore its error.
  await client.query(`set client_connection_check_interval = 300`).catch(() => undefined);
  await client.query('begin read only');
  await client.query(`set local statement_timeout = ${STATEMENT_MS}`);
  return work(client);
}

async function columnsOf(client: pg.Client, { text }: CheckedStatement): Promise<Column[]> {
  const { fields } = await ask(client, `select * from (\n${text}\n) as q limit 0`);
  const { rows } = await ask(client, 'select oid, format_type(oid, null) from pg_catalog.pg_type where oid = any($1)', [
    fields.map(({ dataTypeID }) => dataTypeID),
  ]);
  const typeNames = new Map(rows.map(([oid, type]) => [oid, type]));
  return fields.map(({ name, dataTypeID }) => ({ name, type: typeNames.get(String(dataTypeID)) ?? 'unknown' }));
}

async function planOf(client: pg.Client, { text }: CheckedStatement): Promise<{ plan: unknown; cost: number }> {
  const { rows } = await ask(client, `explain (format json)\n${text}`);
  const plan: unknown = JSON.parse(rows[0]?.[0] ?? '[]');
  const [only] = Array.isArray(plan) ? plan : [];
  const cost: unknown = only?.Plan?.['Total Cost'];
  return { plan, cost: typeof cost === 'number' ? cost : Number.POSITIVE_INFINITY };
}

/** Collects rows until the row limit or the byte limit is reached. */
class Answer {
  readonly rows: Cell[][] = [];
  truncated = false;
  private bytes = 0;
  private readonly columns: readonly Column[];
  private readonly maxCellLength: number;
  constructor(columns: readonly Column[], maxCellLength: number) {
    this.columns = columns;
    this.maxCellLength = maxCellLength;
  }

  private cell(text: string | null, type: string): Cell {
    if (text === null || text.length <= this.maxCellLength) return cellOf(text, type);
    this.truncated = true;
    return text.slice(0, this.maxCellLength).toWellFormed();
  }

  /** Adds a row, unless a limit is reached. Returns false if no more rows are accepted. */
  take(texts: Texts): boolean {
    const row = texts.map((text, place) => this.cell(text, this.columns[place]?.type ?? ''));
    this.bytes += Buffer.byteLength(JSON.stringify(row)) + 1;
    if (this.rows.length >= MAX_ROWS || this.bytes > MAX_ANSWER_BYTES) this.truncated = true;
    else this.rows.push(row);
    return this.rows.length < MAX_ROWS + 1 && this.bytes <= MAX_ANSWER_BYTES;
  }
}

/** Fetches rows in batches, so that the memory use is at most a few times the maximum size of an answer. */
async function fetchRows(client: pg.Client, checked: CheckedStatement, columns: readonly Column[]): Promise<Answer> {
  const maxCellLength = Math.min(MAX_CELL_LENGTH, Math.floor(MAX_ROW_LENGTH / Math.max(1, columns.length)));
  const portion = Math.max(
    1,
    Math.min(MAX_ROWS + 1, Math.floor(8_000_000 / (maxCellLength * Math.max(1, columns.length)))),
  );
  const answer = new Answer(columns, maxCellLength);
  const cells = columns.map((_, place) => `left(c${place}::text, ${maxCellLength + 1})`).join(', ');
  const alias = columns.length > 0 ? `q(${columns.map((_, place) => `c${place}`).join(', ')})` : 'q';
  await ask(
    client,
    `declare run no scroll cursor for select ${cells} from (\n${checked.text}\n) as ${alias} limit ${MAX_ROWS + 1}`,
  );
  for (;;) {
    const { rows } = await ask(client, `fetch ${portion} from run`);
    const more = rows.every((row) => answer.take(row));
    if (!more || rows.length < portion) return answer;
  }
}

const since = (begun: number) => Math.round(performance.now() - begun);

/** Runs a statement within the limits of cost, time, rows and bytes. */
export async function runStatement(asked: Order, onStarted: () => void): Promise<Outcome> {
  const checked = await checkStatement(asked.query);
  return connected({ ...asked, onStarted }, async (client) => {
    const begun = performance.now();
    if (checked.kind === 'explain') return explained(client, checked, begun);
    const columns = await columnsOf(client, checked);
    if ((await planOf(client, checked)).cost > MAX_COST) return { outcome: 'too_costly' };
    const { rows, truncated } = await fetchRows(client, checked, columns);
    const [names, kinds] = [columns.map(({ name }) => name), columns.map(({ type }) => type)];
    return { outcome: 'rows', columns: names, types: kinds, rows, truncated, ms: since(begun) };
  });
}

/** Runs an EXPLAIN statement as written. The guard has refused options that would run the explained statement. */
async function explained(client: pg.Client, { text }: CheckedStatement, begun: number): Promise<Outcome> {
  const { rows, fields } = await ask(client, text);
  const columns = fields.map(({ name }) => ({ name, type: 'text' }));
  const answer = new Answer(columns, MAX_CELL_LENGTH);
  for (const row of rows) if (!answer.take(row)) break;
  return {
    outcome: 'rows',
    columns: columns.map(({ name }) => name),
    types: columns.map(({ type }) => type),
    rows: answer.rows,
    truncated: answer.truncated,
    ms: since(begun),
  };
}

/** Returns the plan of a statement without running it. */
export async function explainStatement(asked: Order, onStarted: () => void): Promise<Outcome> {
  const checked = await checkStatement(asked.query);
  if (checked.kind === 'explain') throw new NotReading('EXPLAIN of EXPLAIN');
  return connected({ ...asked, onStarted }, async (client) => {
    const begun = performance.now();
    const { plan, cost } = await planOf(client, checked);
    return { outcome: 'plan', plan, cost, too_costly: cost > MAX_COST, ms: since(begun) };
  });
}
