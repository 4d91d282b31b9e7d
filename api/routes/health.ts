// Health checks. /live: the process responds. /ready: the process is in the phase `serving`, and the database runs
// plpgsql and accepts writes; the response also has the age of the worker process's heartbeat and whether this process
// can notify the worker processes of new tasks.
import type { Express } from 'express';
import { z } from '#contracts/z.ts';
import { isReadOnly, requireWritable } from '#platform/db.ts';
import { one, sql } from '#platform/sql.ts';
import type { ApiDeps } from '../deps.ts';

const probe = z.object({ ok: z.boolean(), worker_seconds: z.nullable(z.number()) });

export function healthRoutes(app: Express, deps: ApiDeps): void {
  app.get('/live', (_req, res) => {
    res.json({ status: 'live' });
  });

  app.get('/ready', async (_req, res) => {
    res.set('Cache-Control', 'no-store');
    const phase = deps.phase();
    if (phase !== 'serving') {
      res.status(503).json({ status: phase });
      return;
    }
    try {
      const statement = sql`select ready_probe() as ok,
        (select extract(epoch from now() - max(seen_at))::float8 from worker_heartbeats) as worker_seconds`;
      await requireWritable(deps.db);
      const { ok, worker_seconds } = await one(deps.db, statement, probe);
      res.status(ok ? 200 : 503).json({
        status: ok ? 'ready' : 'not ready',
        worker: { seen_seconds_ago: worker_seconds },
        wake_ups: deps.machine.wake_ups(),
      });
    } catch (error) {
      res.status(503).json({ status: 'not ready', database: isReadOnly(error) ? 'read-only' : 'away' });
    }
  });
}
