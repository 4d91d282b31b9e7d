// The line E1 of the result table: events per second from the first recorded event to the last written notification,
// compared with a durable BullMQ.
import { z } from '#contracts/z.ts';
import { openDb } from '#platform/db.ts';
import { queues, schemaOf } from '#platform/queues.ts';
import { one, rawSql, sql } from '#platform/sql.ts';
import { waitFor } from '#testing/wait-for.ts';
import type { Environment } from '../environment.ts';
import { startPart } from '../processes.ts';
import type { ReportLine } from '../report.ts';
import { playRounds, turned } from '../rounds.ts';
import { buildScene, shortlistByBull, shortlistByProduct } from '../shortlists.ts';
import { sharedClock } from '../statistics.ts';
import { ratioLine } from '../targets.ts';
import { perSecond } from './draining.ts';

const AT_ONCE = 8;
const NOTIFIED_WITHIN_MS = 120_000;
const counted = z.object({ count: z.int() });

/** Waits until `events` notifications are written and no task remains. */
async function untilNotified(url: string, events: number): Promise<void> {
  const db = openDb({ url, max: 1, name: 'bench told' });
  const count = async (from: string) => (await one(db, sql`select count(*)::int from ${rawSql(from)}`, counted)).count;
  try {
    await waitFor('all notifications', async () => (await count('notifications')) === events, NOTIFIED_WITHIN_MS);
    for (const queue of queues)
      await waitFor(`an empty ${queue} queue`, async () => (await count(`${schemaOf[queue]}.jobs`)) === 0);
  } finally {
    await db.end();
  }
}

type Who = 'ours' | 'bullmq';

/** Returns the number of events per second that one side turns into notifications. */
const notifyRate = (environment: Environment, who: Who, { events, redis }: { events: number; redis: string }) =>
  environment.onDatabase(async (url) => {
    const setting = openDb({ url, max: 1, name: 'bench setting' });
    const scene = await buildScene(setting, events).finally(() => setting.end());
    await startPart(who === 'ours' ? 'one-process' : 'bull-bell', [url, redis]);
    const { shortlist, end } = who === 'ours' ? shortlistByProduct(url, scene) : shortlistByBull(url, redis, scene);
    const left = [...scene.applications];
    const from = sharedClock();
    const one = async () => {
      for (let id = left.pop(); id !== undefined; id = left.pop()) await shortlist(id);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, one)).finally(end);
    await untilNotified(url, events);
    return events / ((sharedClock() - from) / 1000);
  });

export async function notifiedLine(
  environment: Environment,
  { events, rounds }: { events: number; rounds: number },
): Promise<ReportLine> {
  const redis = await environment.redis('always');
  const sides: readonly Who[] = ['ours', 'bullmq'];
  const play = async (round: number) => {
    const played = { ours: 0, bullmq: 0 };
    for (const who of turned(sides, round))
      played[who] = await notifyRate(environment, who, { events, redis: redis ?? '' });
    console.log(`round ${round + 1} E1 ours ${Math.round(played.ours)}/s, BullMQ ${Math.round(played.bullmq)}/s`);
    return played;
  };
  const all = redis ? await playRounds({ rounds, play, floorsOf: ({ bullmq }) => [bullmq] }) : [];
  const peer = 'BullMQ AOF always';
  return ratioLine({
    id: 'E1',
    target: 'E1',
    work: `${events.toLocaleString('en-US')} events from recorded to notified`,
    ours: perSecond(all.map(({ ours }) => ours)),
    floor: all.length > 0 ? `${peer} ${perSecond(all.map(({ bullmq }) => bullmq))}` : peer,
    ratios: all.map(({ ours, bullmq }) => ours / bullmq),
  });
}
