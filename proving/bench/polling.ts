// The line L8 of the result table: latency and number of requests of clients that poll, compared with pushes of the
// same events.
import { setTimeout as pause } from 'node:timers/promises';
import { z } from '#contracts/z.ts';
import { openDb } from '#platform/db.ts';
import { waitFor } from '#testing/wait-for.ts';
import type { Environment } from './environment.ts';
import { answerOf, startPart, startPrograms } from './processes.ts';
import type { ReportLine } from './report.ts';
import { buildScene, shortlistByProduct } from './shortlists.ts';
import { percentile } from './statistics.ts';
import { ratioLine } from './targets.ts';

const EVENTS = 10;
const BETWEEN_MS = 500;
/** Number of polling clients. Their polls are spread evenly over the polling interval. */
const PEOPLE = 60;
const LATE_MS = 5000;

type Arrivals = readonly [number, number][];
const arrived = z.array(z.tuple([z.int(), z.number()]));
const pushed = z.object({ arrivals: arrived });
const polled = z.object({ arrivals: arrived, requests: z.int(), ms: z.number() });

const waits = (sent: ReadonlyMap<number, number>, arrivals: Arrivals) =>
  arrivals.map(([id, at]) => at - (sent.get(id) ?? Number.NaN));

/** Returns the latencies of polling and of pushes for the same decisions, in ms after the commit. */
const playPolling = (environment: Environment, seconds: number) =>
  environment.onDatabase(async (url) => {
    const setting = openDb({ url, max: 1, name: 'bench setting' });
    const scene = await buildScene(setting, EVENTS).finally(() => setting.end());
    const { port } = await startPrograms({ DATABASE_URL: url, DATA_DIR: environment.dataDir });
    const base = `http://127.0.0.1:${port}`;
    const { child: client } = await startPart('client', ['socket.io', base, scene.token]);
    const { child: pollers } = await startPart('pollers', [base, scene.token, String(seconds), String(PEOPLE)]);
    const { shortlist, end } = shortlistByProduct(url, scene);
    const sent = new Map<number, number>();
    for (const id of scene.applications) {
      sent.set(id, await shortlist(id));
      await pause(BETWEEN_MS);
    }
    await end();
    const hear = () => {
      pollers.send('report');
      return answerOf(pollers, polled);
    };
    const all = async () => (await hear()).arrivals.length >= EVENTS * PEOPLE;
    await waitFor('all polls', all, seconds * 1000 + LATE_MS);
    client.send('report');
    const { arrivals } = await answerOf(client, pushed);
    if (arrivals.length !== EVENTS) throw new Error(`${arrivals.length} notifications arrived, not ${EVENTS}`);
    const asked = await hear();
    return { push: waits(sent, arrivals), poll: waits(sent, asked.arrivals), answerMs: asked.ms };
  });

export async function pollingLine(environment: Environment, { seconds }: { seconds: number }): Promise<ReportLine> {
  const { push, poll, answerMs } = await playPolling(environment, seconds);
  const [one, other] = [percentile(push, 0.5), percentile(poll, 0.5)];
  const anHour = Math.round(3600 / seconds);
  return ratioLine({
    id: 'L8',
    target: 'L8',
    work: `commit->client p50, a push instead of polling every ${seconds} s`,
    ours: `${one.toFixed(1)} ms, no request`,
    floor: `polling ${(other / 1000).toFixed(1)} s, ${anHour} requests per hour each, ${answerMs.toFixed(1)} ms per request`,
    ratios: [one / other],
  });
}
