// The roster (D82): the people with whom an employer or a worker has worked, with favourites, blocks and the employer's
// notes. A worker and an employer have worked together if an application is completed or a workday is confirmed.
import { endpoint, idParam, pageAnswer, pageQuery } from './http.ts';
import { roleSlug } from './reference.ts';
import { calendarDay, prose } from './values.ts';
import { z } from './z.ts';

/** Which people a list shows. `favourite`, `blocked`: only people with this mark. */
export const rosterLists = ['all', 'favourite', 'blocked'] as const;
export type RosterList = (typeof rosterLists)[number];

const shared = {
  /** Id of the account of the other user. */
  id: z.int(),
  first_name: z.string(),
  /** The first letter of the last name. */
  initial: z.string(),
  /** Trades of the work done together. */
  roles: z.array(roleSlug),
  /** Confirmed workdays together. */
  days: z.int(),
  last_day: calendarDay,
  /** The caller's latest rating of this person, in stars; null without a rating. */
  own_rating: z.nullable(z.int()),
  favourite: z.boolean(),
  /**
   * True if the caller has blocked this person: no match, invitation or call connects the two. No notification says so.
   */
  blocked: z.boolean(),
};

export const rosterWorker = z.object({
  ...shared,
  /** The employer's private note. */
  note: z.nullable(z.string()),
});
export type RosterWorker = z.output<typeof rosterWorker>;

export const rosterEmployer = z.object({ ...shared, company_name: z.nullable(z.string()) });
export type RosterEmployer = z.output<typeof rosterEmployer>;

const query = z.strictObject({ ...pageQuery, list: z._default(z.enum(rosterLists, 'not_a_choice'), 'all') });
const byId = z.object({ id: idParam });

const marks = {
  favourite: z.optional(z.boolean('invalid')),
  /** A block removes the favourite mark, and ends the seats that the worker has in calls of this employer. */
  blocked: z.optional(z.boolean('invalid')),
};

const listPeople = endpoint({
  method: 'GET',
  path: '/api/v1/employers/people/',
  summary:
    'Workers who have worked for the employer: favourites first, blocked workers last, then the latest day first.',
  auth: 'employer',
  query,
  response: z.object({ people: z.array(rosterWorker), ...pageAnswer }),
});

const markPerson = endpoint({
  method: 'PUT',
  path: '/api/v1/employers/people/{id}/',
  summary:
    'Changes the marks of a worker who has worked for the employer. Missing fields stay as they are. Idempotent.',
  auth: 'employer',
  params: byId,
  body: z.strictObject({ ...marks, note: z.optional(z.nullable(prose({ min: 0, max: 300 }))) }),
  response: rosterWorker,
  problems: ['not_found'],
});

const listEmployers = endpoint({
  method: 'GET',
  path: '/api/v1/labour/employers/',
  summary:
    'Employers for whom the worker has worked: favourites first, blocked employers last, then the latest day first.',
  auth: 'labour',
  query,
  response: z.object({ employers: z.array(rosterEmployer), ...pageAnswer }),
});

const markEmployer = endpoint({
  method: 'PUT',
  path: '/api/v1/labour/employers/{id}/',
  summary:
    'Changes the marks of an employer for whom the worker has worked. Missing fields stay as they are. Idempotent.',
  auth: 'labour',
  params: byId,
  body: z.strictObject(marks),
  response: rosterEmployer,
  problems: ['not_found'],
});

export const rosterEndpoints = { listPeople, markPerson, listEmployers, markEmployer };
