// Measures the time from an employer's entry until the worker's client has the amount, and of the bell in the same run.
import { randomUUID } from 'node:crypto';
import { io } from 'socket.io-client';
import { setApplicationStatus } from '#marketplace/applications/actions/change-status.ts';
import { recordEntry } from '#marketplace/wages/actions/record-entry.ts';
import { showLedger } from '#marketplace/wages/actions/show.ts';
import { type Db, openDb } from '#platform/db.ts';
import { openNotifier } from '#platform/notifier.ts';
import { buildApplication, buildEmployer, buildJob, buildLabour, buildSession } from '#testing/factories.ts';
import { silentLog } from '#testing/silent-log.ts';
import { endThese, startPart } from '../processes.ts';
import { percentile, sharedClock } from '../statistics.ts';
import { indianDay, plantAccount } from './plant.ts';

/** Below the limit of entries per account and day. */
const ENTRIES_PER_ACCOUNT = 50;
const WARM_UP = 20;

interface Timed {
  act: () => Promise<unknown>;
  /** The message that the client waits for. */
  event: 'notification.created' | 'application.updated';
  /** Reads the amount after the message. */
  read?: () => Promise<unknown>;
}

type Socket = ReturnType<typeof io>;

/** Returns the time of an action until the client has the message, and has read the amount, in ms. */
async function timeOne(socket: Socket, { act, event, read }: Timed): Promise<number> {
  const received = new Promise((resolve) => socket.once(event, resolve));
  const from = sharedClock();
  await act();
  await received;
  await read?.();
  return sharedClock() - from;
}

async function plantScene(db: Db, events: number) {
  const [employer, labour] = [await buildEmployer(db), await buildLabour(db)];
  const accounts: number[] = [];
  const applications: number[] = [];
  for (let number = 0; number * ENTRIES_PER_ACCOUNT < events; number += 1)
    accounts.push(await plantAccount(db, await buildJob(db, { employer, title: `Mason ${number}` }), labour));
  for (let number = 0; number < events; number += 1) {
    const job = await buildJob(db, { employer, title: `Tiler ${number}` });
    applications.push((await buildApplication(db, { job, labour })).id);
  }
  return { employer, labour, accounts, applications, token: await buildSession(db, labour) };
}

/** Returns the 95th percentiles of `events` entries and of as many shortlists, which take turns, in ms. */
export async function timeEntries(url: string, events: number): Promise<{ entry: number; bell: number }> {
  const notifier = openNotifier({ url, name: 'bench notifier', log: silentLog });
  const db = openDb({ url, max: 8, name: 'bench', wake: notifier.wake });
  const { employer, labour, accounts, applications, token } = await plantScene(db, events);
  const { child, port } = await startPart('one-process', [url]);
  const socket = io(`http://127.0.0.1:${port}`, {
    ...{ path: '/socket.io/', transports: ['websocket'], auth: { token } },
  });
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  const samples: { entry: number; bell: number }[] = [];
  try {
    for (const [number, id] of applications.entries()) {
      const account = accounts[Math.floor(number / ENTRIES_PER_ACCOUNT)] ?? 0;
      const bell = await timeOne(socket, {
        act: () => setApplicationStatus({ db }, employer, id, { status: 'shortlisted' }),
        event: 'notification.created',
      });
      const payment = { kind: 'payment' as const, day: indianDay(0), paise: 10_000 + number, method: 'cash' as const };
      const entry = await timeOne(socket, {
        act: () => recordEntry({ db }, employer, account, { ...payment, client_id: randomUUID() }),
        event: 'application.updated',
        read: () => showLedger({ db }, labour, account, {}),
      });
      samples.push({ entry, bell });
    }
  } finally {
    socket.close();
    await endThese([child]);
    await notifier.close();
    await db.end();
  }
  const measured = samples.slice(WARM_UP);
  const p95 = (side: 'entry' | 'bell') =>
    percentile(
      measured.map((sample) => sample[side]),
      0.95,
    );
  return { entry: p95('entry'), bell: p95('bell') };
}
