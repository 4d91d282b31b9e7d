// HTTP routes of the list of open jobs and of popular searches. The list is the busiest endpoint, so its JSON is sent
// unparsed.
import type { Express } from 'express';
import { jobEndpoints } from '#contracts/jobs.ts';
import { listJobs } from '#marketplace/jobs/search/actions.ts';
import { createSearchCounter, showPopularSearches } from '#marketplace/jobs/search/popular.ts';
import type { ApiDeps } from '../deps.ts';
import { textInLanguage } from '../http/in-language.ts';
import { mount, mountJsonText } from '../http/route.ts';
import { limitSearches } from '../http/search-limit.ts';

export function searchRoutes(app: Express, deps: ApiDeps): void {
  const searchCounter = createSearchCounter(deps);
  const limit = limitSearches(deps);
  mountJsonText(app, deps, jobEndpoints.listJobs, async (call) => {
    await limit(call);
    const text = await listJobs(call.readDeps, call.query, call.query.page === 1 ? searchCounter.note : undefined);
    return textInLanguage(call.readDeps, call, text);
  });
  mount(app, deps, jobEndpoints.popularSearches, ({ readDeps }) => showPopularSearches(readDeps));
}
