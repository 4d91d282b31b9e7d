// A fake push service for chaos scenarios, the environment variables to use it, and push subscriptions for one in four
// workers.
import { setDevice } from '#marketplace/notifications/devices.ts';
import type { Queryable } from '#platform/sql.ts';
import { makeVapidPair } from '#platform/vapid.ts';
import { startPushService } from '#testing/fake-push/push-service.ts';
import { waitFor } from '#testing/wait-for.ts';
import { countReplaced } from './notification-check.ts';
import type { Pending } from './pending.ts';
import type { Run } from './scenario.ts';

/** One worker in this many gets a push subscription: encrypting messages for all workers would take too long. */
const ONE_IN = 4;

export async function startRinging() {
  const pair = makeVapidPair();
  const service = await startPushService(pair.publicKey);
  return {
    environment: {
      VAPID_PUBLIC_KEY: pair.publicKey,
      VAPID_PRIVATE_KEY: pair.privateKey,
      VAPID_SUBJECT: 'mailto:help@kaamsetu.example',
    },
    /** Adds a push subscription for one in four of the applicants. */
    async addDevices(db: Queryable, pending: readonly Pending[]): Promise<void> {
      const people = [...new Set(pending.map(({ labour_id }) => labour_id))].filter((_, place) => place % ONE_IN === 0);
      for (const user_id of people) {
        const { endpoint, keys } = service.subscribe(`device of ${user_id}`);
        await setDevice(db, { user_id, session_id: 0, device: 'chaos', endpoint, ...keys, expires_at: null });
      }
    },
    /** Records whether push messages arrived, and whether replaced tasks remain in the queues. */
    async note(run: Run, db: Queryable): Promise<void> {
      const rung = service.inbox.length;
      run.note({ what: 'push messages at devices', found: `${rung}`, must: 'some', kept: rung > 0 });
      // A task that was replaced by a newer one stays in the queue until the next clean-up, so wait for it.
      await waitFor('no replaced tasks', async () => (await countReplaced(db)) === 0, 30_000).catch(() => {});
      const left = await countReplaced(db);
      run.note({ what: 'replaced tasks that remain', found: `${left}`, must: '0', kept: left === 0 });
    },
    close: () => service.close(),
  };
}

export type Ringing = Awaited<ReturnType<typeof startRinging>>;
