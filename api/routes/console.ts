// HTTP routes of the database console for administrators: tables, rows, SQL.
import type { Express, Response } from 'express';
import { consoleEndpoints } from '#contracts/console.ts';
import { fail } from '#contracts/problems.ts';
import { cancelSql, explainSql, runSql } from '#marketplace/console/actions/run-sql.ts';
import { browse, listTables } from '#marketplace/console/browse.ts';
import { listRuns } from '#marketplace/console/queries.ts';
import type { ApiDeps } from '../deps.ts';
import type { Caller } from '../http/request-context.ts';
import { adminOf, mount } from '../http/route.ts';

/**
 * Fails with `password_not_fresh` if the administrator has not entered the password within the last 15 minutes (D45).
 */
function requireConfirmed({ adminSession }: Caller): void {
  if (!adminSession?.confirmed) fail('password_not_fresh');
}

/**
 * Returns a signal that aborts when the connection closes, so that a statement whose client has disconnected can be
 * cancelled.
 */
function whileAwaited(res: Response): AbortSignal {
  const controller = new AbortController();
  res.once('close', () => controller.abort());
  return controller.signal;
}

export function consoleRoutes(app: Express, deps: ApiDeps): void {
  mount(app, deps, consoleEndpoints.tables, async () => ({ tables: await listTables(deps.console) }));

  mount(app, deps, consoleEndpoints.table, ({ params, query }) => browse(deps.console, params.name, query));

  mount(app, deps, consoleEndpoints.executeSql, async (call) => {
    requireConfirmed(call.caller);
    const { columns, types, rows, truncated, ms } = await runSql(
      deps,
      adminOf(call),
      call.body,
      whileAwaited(call.res),
    );
    return { columns, types, rows, row_count: rows.length, truncated, ms };
  });

  mount(app, deps, consoleEndpoints.explain, async (call) => {
    requireConfirmed(call.caller);
    const { plan, cost, too_costly, ms } = await explainSql(
      deps,
      adminOf(call),
      call.body.query,
      whileAwaited(call.res),
    );
    return { plan, cost, too_costly, ms };
  });

  mount(app, deps, consoleEndpoints.cancel, async (call) => {
    return { cancelled: await cancelSql(deps, adminOf(call), call.body.run_id) };
  });

  mount(app, deps, consoleEndpoints.history, async (call) => {
    return { runs: await listRuns(deps.db, adminOf(call).id, call.query.limit) };
  });

  mount(app, deps, consoleEndpoints.consoleState, async ({ caller }) => {
    const { on, reason, unsafe } = await deps.console.state();
    return { on, reason, unsafe, password_fresh: caller.adminSession?.confirmed ?? false };
  });
}
