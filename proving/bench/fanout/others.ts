// Measures how much a fan-out slows down other requests: p95 of the API in 10 s without load, and in 10 s with a
// fan-out to connected workers.
import { setTimeout as pause } from 'node:timers/promises';
import { jobEndpoints } from '#contracts/jobs.ts';
import { z } from '#contracts/z.ts';
import { postJob } from '#marketplace/jobs/actions/post-job.ts';
import { openDb } from '#platform/db.ts';
import { one, sql } from '#platform/sql.ts';
import { buildEmployer } from '#testing/factories.ts';
import { endAll, startPrograms } from '../processes.ts';
import { percentile } from '../statistics.ts';
import { startCrowd } from './crowd.ts';
import { clearNotifications, post, RECIPIENTS, type Scene } from './scene.ts';

const SECONDS = 10;
const EVERY_MS = 20;

/** Returns the latency of each request in ms, from the time at which it was due. */
async function askFor(url: string): Promise<number[]> {
  const began = performance.now();
  const asks = Array.from({ length: (SECONDS * 1000) / EVERY_MS }, async (_, n) => {
    const due = began + n * EVERY_MS;
    await pause(due - performance.now());
    const answer = await fetch(url);
    await answer.text();
    if (!answer.ok) throw new Error(`${answer.status} at ${url}`);
    return performance.now() - due;
  });
  return Promise.all(asks);
}

const counted = z.object({ total: z.int() });

/**
 * Measures the p95 of the job list before and during the fan-out of a new job, and the duration of the fan-out, all in
 * ms. Runs the product's own programs with NOTIFY between them.
 */
export async function measureOthers(
  scene: Scene,
  folder: string,
): Promise<{ idle: number; busy: number; fanoutMs: number }> {
  const db = openDb({ url: scene.url, max: 2, name: 'bench others' });
  try {
    await clearNotifications(scene.url);
    const { port } = await startPrograms({ DATABASE_URL: scene.url, DATA_DIR: folder });
    const base = `http://127.0.0.1:${port}`;
    const crowd = await startCrowd({ kind: 'socket.io', url: base, folder }, scene.listeners);
    const list = `${base}${jobEndpoints.listJobs.path}`;
    await askFor(list);
    const idle = percentile(await askFor(list), 0.95);
    const employer = await buildEmployer(db);
    const acted = Date.now();
    const [samples] = await Promise.all([
      askFor(list),
      pause(1000).then(() => postJob({ db }, employer, { job: post, idempotency: null })),
    ]);
    const received = await crowd.untilAllReceived(30_000);
    const { total } = await one(db, sql`select count(*)::int as total from notifications`, counted);
    if (total !== RECIPIENTS) throw new Error(`${total} notifications, not ${RECIPIENTS}`);
    return { idle, busy: percentile(samples, 0.95), fanoutMs: received.last - acted - 1000 };
  } finally {
    await db.end();
    await endAll();
  }
}
