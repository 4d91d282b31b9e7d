// Runs all waiting tasks in this process with the handlers of the worker process, for tests without a live worker
// process.
import { Logger, runOnce } from 'graphile-worker';
import type { Db } from '#platform/db.ts';
import type { Log } from '#platform/log.ts';
import type { Message, Push } from '#platform/push.ts';
import { queues, schemaOf } from '#platform/queues.ts';
import type { WebPush } from '#platform/web-push.ts';
import { planLanes } from '#worker/lanes.ts';
import type { SmsSender } from '#worker/sms/sender.ts';
import type { Translator } from '#worker/translate/translator.ts';
import type { TestDatabase } from './database.ts';
import { pushDirectly } from './push-directly.ts';
import { marketplaceSecrets } from './secrets.ts';
import { testSigningKey } from './signing.ts';
import { silentLog } from './silent-log.ts';
import { testStorage } from './storage.ts';

export interface Outcome {
  /** SMS that were sent, newest last. */
  texts: { to: string; text: string }[];
  /** Messages that were pushed to sockets. */
  pushed: Message[];
}

const quiet = new Logger(() => () => {});
const reporting = { progress: () => {}, signal: new AbortController().signal };

/** Returns an SMS sender that only records its messages. */
const noting = ({ texts }: Outcome): SmsSender => ({
  repeats: false,
  knows: () => true,
  languageFor: (language) => language,
  send: async ({ to, text }) => {
    texts.push({ to, text });
    return { result: 'accepted' };
  },
});

/** Runs the tasks of all queues. Runs `dispatch_event` tasks first, because these add further tasks. */
export async function runTasks(
  { db }: TestDatabase,
  options: { log?: Log; sms?: SmsSender; translator?: Translator; devices?: WebPush; handlersDb?: Db } = {},
): Promise<Outcome> {
  const outcome: Outcome = { texts: [], pushed: [] };
  const push: Push = async (client, messages) => {
    outcome.pushed.push(...messages);
    await pushDirectly(client, messages);
  };
  const { log = silentLog, sms = noting(outcome), translator = null, devices = null } = options;
  const deps = {
    // A test may pass other database connections, for example to change rows while a handler runs.
    db: options.handlersDb ?? db,
    log,
    secrets: marketplaceSecrets,
    storage: testStorage,
    push,
    sms,
    devices,
    signing: testSigningKey,
    issuer: 'https://kaamsetu.example',
    translator,
    brand: 'KaamSetu',
    domain: 'localhost',
    heldBreakers: () => [],
    deleteSms: async () => {},
  };
  const lanes = planLanes(deps, { urgent: 1, outside: 1, bulk: 1 });
  for (const queue of queues) {
    const lane = lanes.find((plan) => plan.queue === queue);
    if (!lane) continue;
    const tasks = Object.entries(lane.tasksOver(db)).map(([name, run]) => [
      name,
      (payload: unknown) => run(payload, reporting),
    ]);
    await runOnce({
      pgPool: db,
      logger: quiet,
      noHandleSignals: true,
      taskList: Object.fromEntries(tasks),
      // These settings (batches with a delay of 0, as in the worker process) make `runOnce` wait until its last task
      // has left the queue.
      preset: { worker: { schema: schemaOf[queue], completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    });
  }
  return outcome;
}
