// Saved searches and their alerts for new jobs.
import { searchedPeriods, searchedShifts } from './condition-lists.ts';
import { schooling } from './conditions.ts';
import { endpoint, idParam } from './http.ts';
import { jobSearch } from './job-search.ts';
import { jobType } from './reference.ts';
import { instant, line } from './values.ts';
import { z } from './z.ts';

/** When the user is alerted to new jobs: immediately, once a day in the morning, or never. */
export const searchAlerts = ['instant', 'daily', 'none'] as const;
const alert = z.enum(searchAlerts, 'not_a_choice');
export type SearchAlert = z.output<typeof alert>;

/**
 * The parameters of `GET /jobs/` that a saved search stores. It does not store page, order and language, because they
 * do not change which jobs are found.
 */
export const savedParams = z.object({
  q: z.optional(z.string()),
  location: z.optional(z.string()),
  state: z.optional(z.string()),
  /** A point as `latitude,longitude`, used only to compute distances, never as a filter. */
  near: z.optional(z.string()),
  job_type: z.optional(jobType),
  shift: z.optional(z.enum(searchedShifts)),
  /** Comma-separated list of `food`, `stay`, `transport` and `tools`. */
  provided: z.optional(z.string()),
  pay_min: z.optional(z.string()),
  pay_period: z.optional(z.enum(searchedPeriods)),
  experience: z.optional(z.literal('none')),
  schooling: z.optional(schooling),
  from_home: z.optional(z.literal('true')),
  walk_in: z.optional(z.literal('true')),
  /** Comma-separated trades. */
  role: z.optional(z.string()),
  /** Comma-separated language codes. */
  languages: z.optional(z.string()),
});
export type SavedParams = z.output<typeof savedParams>;

export const savedSearch = z.object({
  id: z.int(),
  /** Name that the user chose; null if the user chose none. The screen then shows a description of the search. */
  name: z.nullable(z.string()),
  search: savedParams,
  alert,
  /** Number of open jobs that were posted after `seen_at`, counted up to 100. */
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
  summary: 'The caller’s saved searches, latest first, each with its number of new jobs.',
  auth: 'labour',
  response: z.object({ searches: z.array(savedSearch), limit: z.int() }),
});

const saveSearch = endpoint({
  method: 'POST',
  path: '/api/v1/labour/saved-searches/',
  summary:
    'Saves a search, given as the parameters of `GET /jobs/`. If the same search is saved already, returns the saved search.',
  auth: 'labour',
  status: 201,
  body: z.strictObject({ search: jobSearch, name: z.optional(name), alert: z.optional(alert) }),
  response: savedSearch,
  problems: ['saved_searches_limit'],
});

const changeSavedSearch = endpoint({
  method: 'PATCH',
  path: '/api/v1/labour/saved-searches/{search_id}/',
  summary: 'Changes the name or the alert of a saved search; `seen` records that the caller has viewed its jobs.',
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
  summary: 'Deletes one of the caller’s saved searches. Idempotent.',
  auth: 'labour',
  params: id,
  response: z.object({ removed: z.boolean() }),
});

export const savedSearchEndpoints = { listSavedSearches, saveSearch, changeSavedSearch, removeSavedSearch };
