// Chaos scenario R14: status changes of an application arrive in any order. The code of the web app processes them and
// must show the final status.
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { io } from 'socket.io-client';
import { applicationList } from '#contracts/application-shapes.ts';
import { z } from '#contracts/z.ts';
import { many, run as runSql, sql } from '#platform/sql.ts';
import { buildSession } from '#testing/factories.ts';
import { waitFor } from '#testing/wait-for.ts';
import { type ApplicationChange, patchApplicationStatus } from '#web/features/applications/queries.ts';
import { keyOf, keyOfContract } from '#web/http/query-keys.ts';
import { countOpen } from '../notification-check.ts';
import { liftLimits, type Pending, plantPending } from '../pending.ts';
import { retryingClient } from '../retrying-client.ts';
import type { Run, Scenario } from '../scenario.ts';
import { startWorld, type World } from '../world.ts';

const SHUFFLES = 1_000;
const ROAD = ['under_review', 'shortlisted', 'accepted'] as const;
const PAGE_SIZE = 50;

/** Changes every application through all its statuses while the tasks wait, then runs the tasks in random order. */
async function takeAllStatuses(world: World, pending: readonly Pending[]): Promise<void> {
  const { retryUntilSettled, close } = retryingClient({ address: world.address });
  const left = [...pending];
  const client = async () => {
    for (let next = left.pop(); next; next = left.pop())
      for (const status of ROAD) {
        const path = `/api/v1/employers/applications/${next.application_id}/status/`;
        const answer = await retryUntilSettled({ method: 'PATCH', path, token: next.token, body: { status } });
        if (answer?.status !== 200)
          throw new Error(`${status} of ${next.application_id}: ${answer?.status} ${answer?.text}`);
      }
  };
  await Promise.all(Array.from({ length: 6 }, client)).finally(close);
}

/** Randomises the order of the waiting tasks. */
const shuffleTasks = (world: World) =>
  runSql(
    world.db,
    sql`update queue_urgent._private_jobs set priority = (random() * 1000)::int where locked_by is null`,
  );

interface Screen {
  received: ApplicationChange[];
  client: QueryClient;
  shown(): Map<number, string>;
  close(): void;
}

const idAndStatus = z.looseObject({ applications: z.array(z.looseObject({ id: z.int(), status: z.string() })) });

/** Creates the data of a worker's app: fetches the list of applications, which socket messages then update. */
async function openScreen(world: World, labour: number): Promise<Screen> {
  const token = await buildSession(world.db, { id: labour, type: 'labour' });
  const { retryUntilSettled, close } = retryingClient({ address: world.address });
  const client = new QueryClient();
  const fetchAll = async ({ signal }: { signal: AbortSignal }) => {
    const applications = [];
    for (let page = 1; ; page += 1) {
      const path = `/api/v1/labour/applications/?limit=${PAGE_SIZE}&page=${page}`;
      const answer = await retryUntilSettled({ method: 'GET', path, token, signal });
      const list = applicationList.parse(JSON.parse(answer?.text ?? '{}'));
      applications.push(...list.applications);
      if (list.applications.length < PAGE_SIZE) return { ...list, applications };
    }
  };
  const queryKey = keyOf('applications', 'listMyApplications', { page: 1 });
  const observer = new QueryObserver(client, { queryKey, queryFn: fetchAll });
  const stopObserving = observer.subscribe(() => {});
  await waitFor('the list', () => client.getQueryData(queryKey) !== undefined);
  const received: ApplicationChange[] = [];
  const socket = io(world.address, { path: '/socket.io/', transports: ['websocket'], auth: { token }, forceNew: true });
  socket.on('application.updated', (change: ApplicationChange) => void received.push(change));
  await waitFor('the socket', () => socket.connected);
  return {
    received,
    client,
    shown() {
      const data = idAndStatus.parse(client.getQueryData(queryKey));
      return new Map(data.applications.map(({ id, status }) => [id, status]));
    },
    close() {
      socket.disconnect();
      stopObserving();
      client.clear();
      close();
    },
  };
}

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const copy = [...list];
  for (let at = copy.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    const [one, two] = [copy[at], copy[other]];
    if (one !== undefined && two !== undefined) [copy[at], copy[other]] = [two, one];
  }
  return copy;
}

const truthShape = z.object({ id: z.int(), status: z.string() });

/** Counts the shown statuses that differ from the database. */
async function countWrong(world: World, screens: readonly Screen[]): Promise<number> {
  const rows = await many(world.db, sql`select id, status from applications`, truthShape);
  const truth = new Map(rows.map(({ id, status }) => [id, status]));
  return screens.flatMap(({ shown }) => [...shown()]).filter(([id, status]) => truth.get(id) !== status).length;
}

async function receiveAll(
  run: Run,
  count: number,
  onChanges: (screen: Screen, changes: readonly ApplicationChange[]) => void,
) {
  const world = await startWorld(run.folder, { workers: 2, random: run.random });
  const screens: Screen[] = [];
  try {
    await liftLimits(world.db);
    const pending = await plantPending(world.db, count);
    for (const labour of new Set(pending.map(({ labour_id }) => labour_id)))
      screens.push(await openScreen(world, labour));
    for (const worker of world.workers) worker.signal('SIGSTOP');
    // Let a worker process run for only 200 ms at a time, so that it pushes status changes that are already outdated.
    const allTaken = takeAllStatuses(world, pending);
    const jolts = setInterval(() => {
      const worker = world.workers[Math.floor(run.random() * world.workers.length)];
      worker?.signal('SIGCONT');
      setTimeout(() => worker?.signal('SIGSTOP'), 200);
      void shuffleTasks(world).catch(() => {});
    }, 1_000);
    await allTaken.finally(() => clearInterval(jolts));
    await shuffleTasks(world);
    for (const worker of world.workers) worker.signal('SIGCONT');
    await waitFor('all clients to be notified', async () => (await countOpen(world.db)) === 0, 120_000);
    const receivedCount = screens.reduce((sum, { received }) => sum + received.length, 0);
    run.say(`${count} applications went ${ROAD.length} steps; ${receivedCount} changes received`);
    for (const screen of screens) onChanges(screen, shuffled(screen.received, run.random));
    const settled = async () => (await countWrong(world, screens)) === 0;
    await waitFor('the state of the database on all screens', settled, 60_000).catch(() => {});
    return { wrong: await countWrong(world, screens), receivedCount };
  } finally {
    for (const screen of screens) screen.close();
    await world.stop();
  }
}

async function faces(run: Run): Promise<void> {
  const count = run.events(SHUFFLES);
  const { wrong, receivedCount } = await receiveAll(run, count, ({ client }, changes) => {
    for (const change of changes) patchApplicationStatus(client, change);
  });
  run.note({ what: `wrongly shown applications of ${count}`, found: String(wrong), must: '0', kept: wrong === 0 });
  run.note({
    what: 'changes received',
    found: String(receivedCount),
    must: `>= ${count}`,
    kept: receivedCount >= count,
  });
}

/** The positive control: an app that applies the last message that it received, even if it is outdated. */
async function control(run: Run): Promise<boolean> {
  const { wrong } = await receiveAll(run, 60, ({ client, shown }, changes) => {
    for (const id of shown().keys())
      for (const status of shuffled(ROAD, run.random))
        client.setQueriesData({ queryKey: keyOfContract('applications') }, (data: unknown) => {
          const list = idAndStatus.safeParse(data);
          if (!list.success) return data;
          return {
            ...list.data,
            applications: list.data.applications.map((one) => (one.id === id ? { ...one, status } : one)),
          };
        });
    void changes;
  });
  run.say(`believing the last event: ${wrong} of 60 wrong`);
  return wrong > 0;
}

export const shuffledEvents: Scenario = {
  id: 'R14',
  what: 'events of an application arrive in any order',
  faces,
  control,
};
