// HTTP routes of the administrators' overview and search.
import type { Express } from 'express';
import { adminSearchEndpoints } from '#contracts/admin-search.ts';
import { overviewEndpoints } from '#contracts/overview.ts';
import { listRegistrations, readCounts, readStats } from '#marketplace/overview/queries.ts';
import { listRecentApplications, listRecentJobs, listRecentUsers } from '#marketplace/overview/recent.ts';
import { searchAll } from '#marketplace/overview/search.ts';
import type { ApiDeps } from '../deps.ts';
import { titleJobOf, titleJobs } from '../http/reader-titles.ts';
import { adminOf, mount } from '../http/route.ts';

export function overviewRoutes(app: Express, deps: ApiDeps): void {
  const { db } = deps;
  mount(app, deps, overviewEndpoints.getStats, () => readStats(db));
  mount(app, deps, overviewEndpoints.getCounts, ({ readDeps }) => readCounts(readDeps.db));
  mount(app, deps, overviewEndpoints.listRecentUsers, ({ query, readDeps }) =>
    listRecentUsers(readDeps.db, query.limit),
  );
  mount(app, deps, overviewEndpoints.listRecentJobs, async (call) =>
    titleJobs(call, await listRecentJobs(call.readDeps.db, call.query.limit)),
  );
  mount(app, deps, overviewEndpoints.listRecentApplications, async (call) =>
    titleJobOf(call, await listRecentApplications(call.readDeps.db, call.query.limit)),
  );
  mount(app, deps, adminSearchEndpoints.searchAll, async (call) => {
    const found = await searchAll(deps, adminOf(call), call.query.q);
    const [jobs, applications] = await Promise.all([titleJobs(call, found.jobs), titleJobOf(call, found.applications)]);
    return { ...found, jobs, applications };
  });
  mount(app, deps, overviewEndpoints.getTimeline, ({ query, readDeps }) => listRegistrations(readDeps.db, query.days));
}
