// Calls for a day in the admin area (D42, D75): how they fill, and their order, computed again. Places and notes of the
// employer are left out.
import { callPhases, seatKinds } from './call-shapes.ts';
import { endpoint, pageAnswer, pageQuery, uidParam } from './http.ts';
import { roleSlug } from './reference.ts';
import { calendarDay, instant, timeOfDay } from './values.ts';
import { z } from './z.ts';

/** Which calls the list shows. `open`: the end is in the future and the call is not cancelled. */
export const adminCallLists = ['all', 'open', 'ended'] as const;
export type AdminCallList = (typeof adminCallLists)[number];

const namedPerson = z.object({ id: z.int(), name: z.string(), company_name: z.nullable(z.string()) });

export const adminCall = z.object({
  uid: z.string(),
  /** Number of the job of the call. */
  id: z.int(),
  role: roleSlug,
  phase: z.enum(callPhases),
  employer: namedPerson,
  state: z.string(),
  city: z.nullable(z.string()),
  date: calendarDay,
  start_time: timeOfDay,
  pay: z.int(),
  positions: z.int(),
  places_left: z.int(),
  notified: z.int(),
  round: z.int(),
  posted_at: instant,
  /** Minutes from the post to the last taken place; null while a place is free, and once the seats are deleted. */
  minutes_to_fill: z.nullable(z.int()),
  /** Workers who lost a place late (D79): because the employer cancelled, or because they withdrew. */
  late_cancellations: z.int(),
  late_withdrawals: z.int(),
});
export type AdminCall = z.output<typeof adminCall>;

const listCalls = endpoint({
  method: 'GET',
  path: '/api/v1/admin/calls',
  summary: 'All calls for a day, newest first. `total` counts up to 1,001.',
  auth: 'admin',
  capability: 'look',
  query: z.strictObject({ list: z._default(z.enum(adminCallLists, 'not_a_choice'), 'all'), ...pageQuery }),
  response: z.object({ calls: z.array(adminCall), ...pageAnswer }),
});

export const adminCallDetail = z.extend(adminCall, {
  seats: z.array(z.object({ no: z.int(), kind: z.enum(seatKinds), worker: z.nullable(namedPerson) })),
  /** The rounds, the first one first, each with its answers until now. */
  rounds: z.array(z.object({ round: z.int(), at: instant, notified: z.int(), yes: z.int(), no: z.int() })),
  /**
   * The stored order, compared with the order that follows from the seed. `wrong`: positions and draws that differ.
   * `workers` is 0 once the order is deleted.
   */
  order: z.object({ workers: z.int(), wrong: z.int() }),
  /** Number of broken invariants of the stored rows. An operator lists them with `npm run maintain -- calls --check`. */
  faults: z.int(),
});
export type AdminCallDetail = z.output<typeof adminCallDetail>;

const getCall = endpoint({
  method: 'GET',
  path: '/api/v1/admin/calls/{uid}',
  summary: 'One call with its seats and rounds, and the order computed again from the seed (D77).',
  auth: 'admin',
  capability: 'look',
  params: z.object({ uid: uidParam }),
  response: adminCallDetail,
  problems: ['not_found'],
});

export const adminCallEndpoints = { listCalls, getCall };
