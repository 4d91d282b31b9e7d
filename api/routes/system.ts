// HTTP routes of the system page and of task management.
import type { Express } from 'express';
import { type System, systemEndpoints } from '#contracts/system.ts';
import { measureDatabase } from '#marketplace/system/database-queries.ts';
import { showSystem } from '#marketplace/system/show-system.ts';
import { removeTask, retryKind, retryTask, showTasks } from '#marketplace/system/tasks.ts';
import { diskSpace } from '#platform/disk.ts';
import type { ApiDeps } from '../deps.ts';
import { adminOf, mount } from '../http/route.ts';

/**
 * Milliseconds for which measured table sizes are cached. Browsers read the system page every 5 s, but table sizes
 * change more slowly.
 */
const MEASURED_FOR_MS = 60_000;

/** Returns a function that caches its result for `ms` milliseconds. */
function cached<T>(ms: number, read: () => Promise<T>): () => Promise<T> {
  let kept: { value: T; until: number } | null = null;
  return async () => {
    if (!kept || kept.until < performance.now()) kept = { value: await read(), until: performance.now() + ms };
    return kept.value;
  };
}

function replicaOf({ replica }: ApiDeps): System['standby'] {
  if (!replica) return { state: 'off', behind_seconds: null };
  const { state, behind_seconds } = replica.state();
  return { state, behind_seconds };
}

export function systemRoutes(app: Express, deps: ApiDeps): void {
  const { machine } = deps;
  const readDatabase = cached(MEASURED_FOR_MS, () => measureDatabase(deps.db));
  mount(app, deps, systemEndpoints.getSystem, async () =>
    showSystem(deps.db, {
      release: machine.release,
      node: process.versions.node,
      database: await readDatabase(),
      redis: machine.redis(),
      wake_ups: machine.wake_ups(),
      standby: replicaOf(deps),
      files: machine.files_folder === null ? null : await diskSpace(machine.files_folder),
    }),
  );
  mount(app, deps, systemEndpoints.listTasks, ({ query }) => showTasks(deps, query));
  mount(app, deps, systemEndpoints.retryTask, async (call) => ({
    retried: await retryTask(deps, adminOf(call), call.params),
  }));
  mount(app, deps, systemEndpoints.retryKind, (call) =>
    retryKind(deps, adminOf(call), { queue: call.params.queue, task: call.body.task }),
  );
  mount(app, deps, systemEndpoints.removeTask, async (call) => ({
    removed: await removeTask(deps, adminOf(call), call.params),
  }));
}
