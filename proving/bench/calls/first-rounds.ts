// Times the first round of calls in a large country: the order of about 10,000 workers in reach, and the notified ones.
import { readFileSync } from 'node:fs';
import { z } from '#contracts/z.ts';
import { startRound } from '#marketplace/calls/actions/rounds.ts';
import { lockCall } from '#marketplace/calls/queries.ts';
import { inTransaction, openDb } from '#platform/db.ts';
import { one, run, sql } from '#platform/sql.ts';
import { buildCall } from '#testing/build-call.ts';

const onlyPid = z.object({ pid: z.int() });
const counted = z.object({ workers: z.int(), notified: z.int() });
const WARM_UP = 5;
/** Unit of the CPU times in /proc, in ms. */
const TICK_MS = 10;

/** Returns the CPU time of a database connection in ms. The connection must have no parallel workers. */
function cpuOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** Returns the time of each first round and the average CPU time of Postgres, in ms, and what the last one has done. */
export async function timeFirstRounds(url: string, rounds: number) {
  const db = openDb({ url, max: 1, name: 'bench rounds', statementTimeout: 0 });
  try {
    await run(db, sql`set max_parallel_workers_per_gather = 0`);
    const { pid } = await one(db, sql`select pg_backend_pid() as pid`, onlyPid);
    const samples: number[] = [];
    let cpu = 0;
    let jobId = 0;
    for (let round = -WARM_UP; round < rounds; round += 1) {
      ({ id: jobId } = await buildCall(db, { positions: 6, reserves: 3, starts_in: 20 }));
      // Statistics as of a table in use: the planner would read an empty table as a whole.
      if (round < 0) await run(db, sql`analyze call_people, shift_calls, jobs`);
      const [from, used] = [performance.now(), cpuOf(pid)];
      await inTransaction(db, async (tx) => {
        const call = await lockCall(tx, jobId);
        if (call) await startRound(tx, call);
      });
      if (round < 0) continue;
      samples.push(performance.now() - from);
      cpu += cpuOf(pid) - used;
    }
    const last = await one(
      db,
      sql`select count(*)::int as workers, count(notified_at)::int as notified from call_people where job_id = ${jobId}`,
      counted,
    );
    return { samples, cpu: cpu / rounds, ...last };
  } finally {
    await db.end();
  }
}
