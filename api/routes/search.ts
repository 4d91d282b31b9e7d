// HTTP routes of the list of open jobs, of popular searches and of suggestions. The list is the busiest endpoint, so
// the API sends the JSON that the database returns without parsing it, unless titles must be translated.
import type { Express } from 'express';
import { jobEndpoints } from '#contracts/jobs.ts';
import { listJobs } from '#marketplace/jobs/search/actions.ts';
import { createSearchCounter, showPopularSearches } from '#marketplace/jobs/search/popular.ts';
import { suggestSearches } from '#marketplace/jobs/search/suggest.ts';
import { withoutBlocked } from '#marketplace/jobs/search/without-blocked.ts';
import { orderByFit } from '#marketplace/matching/actions/order-by-fit.ts';
import type { ApiDeps } from '../deps.ts';
import { textInLanguage } from '../http/in-language.ts';
import { mount, mountJsonText } from '../http/route.ts';
import { limitSearches } from '../http/search-limit.ts';

/** Number of suggestion requests that a search may need: about one for each typed letter. */
const SUGGESTIONS_PER_SEARCH = 5;

export function searchRoutes(app: Express, deps: ApiDeps): void {
  const searchCounter = createSearchCounter(deps);
  const limit = limitSearches(deps, 'searches');
  const limitSuggestions = limitSearches(deps, 'search suggestions', SUGGESTIONS_PER_SEARCH);
  mountJsonText(app, deps, jobEndpoints.listJobs, async (call) => {
    await limit(call);
    const { person } = call.caller;
    const text = await listJobs(call.readDeps, call.query, {
      onRead: call.query.page === 1 ? searchCounter.note : undefined,
      arrange: orderByFit(call.readDeps, person),
    });
    const shown = await withoutBlocked(call.readDeps, person, text);
    return textInLanguage(call.readDeps, call, shown);
  });
  mount(app, deps, jobEndpoints.popularSearches, ({ readDeps }) => showPopularSearches(readDeps));
  mount(app, deps, jobEndpoints.suggestSearches, async (call) => {
    await limitSuggestions(call);
    return { suggestions: await suggestSearches(call.readDeps, call.query) };
  });
}
