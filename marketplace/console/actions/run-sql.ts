// Runs an administrator's SQL statement in a separate process. The audit log records the statement before it runs, and
// its outcome afterwards (D45).
import { randomUUID } from 'node:crypto';
import type { RunOutcome } from '#contracts/console.ts';
import { fail } from '#contracts/problems.ts';
import type { SqlConsole } from '#platform/console/console.ts';
import { redactStatement } from '#platform/console/redact.ts';
import type { Outcome } from '#platform/console/statement.ts';
import { type Db, inTransaction } from '#platform/db.ts';
import type { Admin } from '../../actor.ts';
import { writeAudit } from '../../admins/audit.ts';
import { consoleActions, countRecentStatements, RUN_TARGET } from '../queries.ts';

/** Maximum statements of one administrator per minute. */
const STATEMENTS_A_MINUTE = 60;
/** Seconds after which the client may retry if all connections of the console are busy. */
const BUSY_SECONDS = 3;

interface ConsoleDeps {
  db: Db;
  console: SqlConsole;
}

interface Statement {
  query: string;
  /** Id that the client chose for the run. The client can cancel the run with this id. */
  run_id?: string | undefined;
}

/**
 * Writes the redacted statement to the audit log and checks the limit per minute. The caller runs the statement
 * afterwards, so that the statement is recorded even if this process crashes.
 */
async function record(db: Db, admin: Admin, action: string, statement: Statement): Promise<number> {
  const { run_id } = statement;
  const query = await redactStatement(statement.query);
  return inTransaction(db, async (tx) => {
    const target = { type: 'sql', id: run_id ?? 'unnamed' };
    const id = await writeAudit(tx, admin, { action, target, after: { query } });
    const { total, retry_after } = await countRecentStatements(tx, admin.id);
    if (total > STATEMENTS_A_MINUTE) fail('rate_limited', { retry_after });
    return id;
  });
}

const endings: Record<Outcome['outcome'], RunOutcome> = {
  rows: 'done',
  plan: 'done',
  not_reading: 'refused',
  refused: 'refused',
  too_costly: 'refused',
  busy: 'refused',
  shut_out: 'refused',
  too_long: 'too_long',
  cancelled: 'cancelled',
  failed: 'failed',
};

async function recordEnd(db: Db, admin: Admin, id: number, outcome: Outcome): Promise<void> {
  const counts =
    outcome.outcome === 'rows' ? { ms: outcome.ms, row_count: outcome.rows.length, truncated: outcome.truncated } : {};
  const after = { outcome: endings[outcome.outcome], ...counts };
  await inTransaction(db, (tx) =>
    writeAudit(tx, admin, { action: consoleActions.ended, target: { type: RUN_TARGET, id }, after }),
  );
}

/** Error message of Postgres for a cancelled statement. Every cancelled run returns this message. */
const CANCELLED = 'canceling statement due to user request';

/** Fails with the problem code for an outcome that has no rows and no plan. */
function refuse(outcome: Exclude<Outcome, { outcome: 'rows' | 'plan' }>): never {
  if (outcome.outcome === 'not_reading') fail('sql_not_reading', { what: outcome.what });
  if (outcome.outcome === 'refused') fail('sql_refused', { message: outcome.message });
  if (outcome.outcome === 'cancelled') fail('sql_refused', { message: CANCELLED });
  if (outcome.outcome === 'too_long' && outcome.message) fail('sql_refused', { message: outcome.message });
  if (outcome.outcome === 'too_costly' || outcome.outcome === 'too_long') fail('sql_too_costly');
  if (outcome.outcome === 'busy') fail('rate_limited', { retry_after: BUSY_SECONDS });
  return fail(outcome.outcome === 'shut_out' ? 'console_off' : 'unavailable');
}

const requireOn = async ({ console }: ConsoleDeps) => {
  if (!(await console.state()).on) fail('console_off');
};

const ownerOf = (admin: Admin, runId: string) => `${admin.id} ${runId}`;

/**
 * Runs a read-only statement and returns its rows. `signal` cancels the run when the client disconnects. Fails with the
 * problem codes of {@link refuse}.
 */
export async function runSql(deps: ConsoleDeps, admin: Admin, statement: Statement, signal: AbortSignal) {
  await requireOn(deps);
  const id = await record(deps.db, admin, consoleActions.run, statement);
  const owner = ownerOf(admin, statement.run_id ?? randomUUID());
  const outcome = await deps.console.run({ query: statement.query, wanted: 'rows', owner }, signal);
  await recordEnd(deps.db, admin, id, outcome);
  if (outcome.outcome === 'plan') return fail('internal');
  return outcome.outcome === 'rows' ? outcome : refuse(outcome);
}

/** Returns the query plan of a statement without running it. Fails with the problem codes of {@link refuse}. */
export async function explainSql(deps: ConsoleDeps, admin: Admin, query: string, signal: AbortSignal) {
  await requireOn(deps);
  await record(deps.db, admin, consoleActions.explained, { query });
  const owner = ownerOf(admin, randomUUID());
  const outcome = await deps.console.run({ query, wanted: 'plan', owner }, signal);
  if (outcome.outcome === 'rows') return fail('internal');
  return outcome.outcome === 'plan' ? outcome : refuse(outcome);
}

/** Cancels a run of the same administrator. Returns false if no run with this id is in progress. */
export function cancelSql({ console }: ConsoleDeps, admin: Admin, runId: string): Promise<boolean> {
  return console.cancel(ownerOf(admin, runId));
}
