// How the programs are, over HTTP: the system page and what can be done with tasks.
import type { Express } from 'express';
import { systemEndpoints } from '#contracts/system.ts';
import { showSystem } from '#marketplace/system/show-system.ts';
import { removeTask, retryKind, retryTask, showTasks } from '#marketplace/system/tasks.ts';
import { diskSpace } from '#platform/disk.ts';
import type { ApiDeps } from '../deps.ts';
import { adminOf, mount } from '../http/route.ts';

export function systemRoutes(app: Express, deps: ApiDeps): void {
  const { machine } = deps;
  mount(app, deps, systemEndpoints.getSystem, async () =>
    showSystem(deps.db, {
      release: machine.release,
      node: process.versions.node,
      redis: machine.redis(),
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
