// Saved searches: what somebody looks for again and again, and how they hear of new jobs of it.
import { endpoint, idParam } from './http.ts';
import { jobSearch } from './jobs.ts';
import { jobType, roleSlug } from './reference.ts';
import { instant, line } from './values.ts';
import { z } from './z.ts';

/** How somebody hears of new jobs: of each at once, of all of a day in the morning, or not at all. */
export const searchAlerts = ['instant', 'daily', 'none'] as const;
const alert = z.enum(searchAlerts, 'not_a_choice');
export type SearchAlert = z.output<typeof alert>;

/** What is looked for, as parameters of `GET /jobs/`: nothing of the page, the order and the language, which find nothing else. */
export const savedParams = z.object({
  q: z.optional(z.string()),
  location: z.optional(z.string()),
  state: z.optional(z.string()),
  /** `18.52,73.86`: only measured from, never a filter. */
  near: z.optional(z.string()),
  job_type: z.optional(jobType),
  role: z.optional(roleSlug),
  /** A comma list. */
  languages: z.optional(z.string()),
});
export type SavedParams = z.output<typeof savedParams>;

export const savedSearch = z.object({
  id: z.int(),
  /** As its owner calls it; null: it goes by what it looks for. */
  name: z.nullable(z.string()),
  search: savedParams,
  alert,
  /** Open jobs of it that have come since its owner last looked; counted to 100. */
  new_count: z.int(),
  created_at: instant,
  seen_at: instant,
});
export type SavedSearch = z.output<typeof savedSearch>;

const name = z.nullable(line({ max: 60 }));
const id = z.object({ search_id: idParam });

const listSavedSearches = endpoint({
  method: 'GET',
  path: '/api/v1/labour/saved-searches/',
  summary: 'Own saved searches, the latest first, each with how many jobs are new in it.',
  auth: 'labour',
  response: z.object({ searches: z.array(savedSearch), limit: z.int() }),
});

const saveSearch = endpoint({
  method: 'POST',
  path: '/api/v1/labour/saved-searches/',
  summary:
    'Saves a search, given as the parameters of `GET /jobs/`. The same search again changes nothing and answers the one there is.',
  auth: 'labour',
  status: 201,
  body: z.strictObject({ search: jobSearch, name: z.optional(name), alert: z.optional(alert) }),
  response: savedSearch,
  problems: ['saved_searches_limit'],
});

const changeSavedSearch = endpoint({
  method: 'PATCH',
  path: '/api/v1/labour/saved-searches/{search_id}/',
  summary: 'Changes the name or the alert of an own saved search; `seen` says that its owner has looked at its jobs.',
  auth: 'labour',
  params: id,
  body: z.strictObject({
    name: z.optional(name),
    alert: z.optional(alert),
    seen: z.optional(z.literal(true, 'not_a_choice')),
  }),
  response: savedSearch,
  problems: ['not_found'],
});

const removeSavedSearch = endpoint({
  method: 'DELETE',
  path: '/api/v1/labour/saved-searches/{search_id}/',
  summary: 'Deletes an own saved search; again changes nothing.',
  auth: 'labour',
  params: id,
  response: z.object({ removed: z.boolean() }),
});

export const savedSearchEndpoints = { listSavedSearches, saveSearch, changeSavedSearch, removeSavedSearch };
