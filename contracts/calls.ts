// Calls for a day (D75–D80): an employer asks for several workers of one trade at one place for one day, workers say yes
// or no, and a worker states the days on which they are free. A call is a job, so its `uid` is the `uid` of the job.
import { endpoint, pageAnswer, pageQuery, uidParam } from './http.ts';
import { roleSlug, stateField } from './reference.ts';
import { calendarDay, instant, line, pincode, prose, rupees, timeOfDay } from './values.ts';
import { z } from './z.ts';

/** Largest number of places of a call, and of its reserves. */
export const CALL_PLACES = 60;
export const CALL_RESERVES = 50;

/** The earliest start in minutes from now, the last day in days from today, and the length in hours. */
export const CALL_SOONEST_MIN = 30;
export const CALL_DAYS_AHEAD = 6;
export const CALL_HOURS = { min: 2, max: 12 } as const;

/**
 * Phases of a call. `held`: a moderator reads it first. `calling`: places are free. `full`: all places are taken.
 * `today`: the work has begun. `over`: the end has passed; `short`: it has passed with free places.
 */
export const callPhases = ['held', 'calling', 'full', 'today', 'over', 'short', 'cancelled'] as const;
export type CallPhase = (typeof callPhases)[number];

/** How the employer pays for the way to work: not at all, an amount, or with a vehicle. */
export const callTravels = ['none', 'paid', 'vehicle'] as const;

/** A place is promised. A reserve is promised nothing and gets the next free place. */
export const seatKinds = ['place', 'reserve'] as const;

/** Result of the worker's answer. `full`: all seats were taken when the worker said yes. */
export const callOutcomes = ['place', 'reserve', 'full', 'no'] as const;

/** The two questions before the work: on the evening before, and two hours before the start. */
export const callQuestions = ['evening', 'morning'] as const;

const answers = z.enum(['yes', 'no'], 'not_a_choice');
const provided = z.optional(z.boolean());
const places = z
  .int('positions_invalid')
  .check(z.minimum(1, 'positions_invalid'), z.maximum(CALL_PLACES, 'positions_invalid'));

/** Request body of a call. One trade for now. */
export const callPost = z.strictObject({
  date: calendarDay,
  start_time: timeOfDay,
  end_time: timeOfDay,
  state: stateField,
  city: line({ max: 80 }),
  location: line({ max: 120 }),
  pincode: z.optional(z.nullable(pincode)),
  /** The trade, the number of workers and the pay per day in rupees. */
  lines: z
    .array(z.strictObject({ role: roleSlug, positions: places, pay: rupees }))
    .check(z.minLength(1, 'required'), z.maxLength(1, 'too_many')),
  /** Workers who get a place that becomes free. By default a third of the places, at least one. */
  reserves: z.optional(
    z.int('out_of_range').check(z.minimum(0, 'out_of_range'), z.maximum(CALL_RESERVES, 'out_of_range')),
  ),
  travel: z.enum(callTravels, 'not_a_choice'),
  travel_amount: z.optional(z.nullable(rupees)),
  food_provided: provided,
  tools_provided: provided,
  transport_provided: provided,
  note: z.optional(z.nullable(prose({ min: 0, max: 500 }))),
  /** Whether workers up to 25 km away are asked too if nearer workers do not fill the places. */
  wide: provided,
});
export type CallPost = z.output<typeof callPost>;

const call = z.object({
  uid: z.string(),
  role: roleSlug,
  phase: z.enum(callPhases),
  positions: z.int(),
  reserves: z.int(),
  /** Free seats. */
  places_left: z.int(),
  reserves_left: z.int(),
  /** Rupees for the day. */
  pay: z.int(),
  travel: z.enum(callTravels),
  travel_amount: z.nullable(z.int()),
  date: calendarDay,
  start_time: timeOfDay,
  end_time: timeOfDay,
  starts_at: instant,
  ends_at: instant,
  /** Whether part of the work is at night, so that a yes needs `night_ok`. */
  night: z.boolean(),
  state: z.string(),
  city: z.string(),
  /** The exact place; null for a worker without a seat. */
  location: z.nullable(z.string()),
  food_provided: z.boolean(),
  tools_provided: z.boolean(),
  transport_provided: z.boolean(),
  note: z.nullable(z.string()),
  /** The time of the response, for clocks on the screen. */
  now: instant,
});

const seat = z.object({
  no: z.int(),
  kind: z.enum(seatKinds),
  /** The worker; null if the seat is free. */
  worker: z.nullable(
    z.object({
      application_id: z.int(),
      first_name: z.string(),
      last_name: z.string(),
      /** URL of the picture, `/api/v1/files/{uid}/`, which requires the bearer token; null without a picture. */
      picture: z.nullable(z.string()),
      /** Whether a moderator confirmed the identity (D39). */
      verified: z.boolean(),
      /** The answers to the two questions; false until the worker has said yes. */
      confirmed: z.boolean(),
      coming: z.boolean(),
    }),
  ),
});

export const employerCall = z.extend(call, {
  seats: z.array(seat),
  /** Number of workers who were asked, and of their answers. */
  notified: z.int(),
  yes: z.int(),
  no: z.int(),
  round: z.int(),
  /** When the next step is due, for example the next round; null if the call has ended. */
  next_at: z.nullable(instant),
  /** SHA-256 of the seed of the draw, in hexadecimal; the seed itself once the call has ended. */
  seed_digest: z.string(),
  seed: z.nullable(z.string()),
  allowed: z.array(z.enum(['cancel'])),
});
export type EmployerCall = z.output<typeof employerCall>;

export const labourCall = z.extend(call, {
  employer: z.object({
    id: z.int(),
    company_name: z.nullable(z.string()),
    first_name: z.string(),
    last_name: z.string(),
  }),
  /** Kilometres between the worker's town and the town of the call; null if one of them is unknown. */
  distance_km: z.nullable(z.int()),
  /** The worker's position in the order and the reasons; null if the worker is not in the order. */
  order: z.nullable(
    z.object({ no: z.int(), of: z.int(), free: z.boolean(), days: z.int(), notified_at: z.nullable(instant) }),
  ),
  outcome: z.nullable(z.enum(callOutcomes)),
  application_id: z.nullable(z.int()),
  /** The answers to the two questions; null until the worker has answered. */
  confirmed_at: z.nullable(instant),
  coming_at: z.nullable(instant),
  /** Actions that the worker may take now. */
  allowed: z.array(z.enum(['yes', 'no', 'evening', 'morning'])),
});
export type LabourCall = z.output<typeof labourCall>;

const byUid = z.object({ uid: uidParam });

const postCall = endpoint({
  method: 'POST',
  path: '/api/v1/employers/calls/',
  summary:
    'Calls workers for a day (D75). A finding of the post check sends the call to review first. With an `Idempotency-Key`, a repeated call within a day returns the same call.',
  auth: 'employer',
  status: 201,
  body: callPost,
  response: z.object({ calls: z.array(employerCall) }),
  problems: [
    'profile_incomplete',
    'active_jobs_limit',
    'rate_limited',
    'idempotency_key_reused',
    'call_too_soon',
    'call_too_far',
    'night_needs_transport',
  ],
});

const listMyCalls = endpoint({
  method: 'GET',
  path: '/api/v1/employers/calls/',
  summary: 'The calling employer’s calls, newest first.',
  auth: 'employer',
  query: z.strictObject(pageQuery),
  response: z.object({ calls: z.array(employerCall), ...pageAnswer }),
});

const getMyCall = endpoint({
  method: 'GET',
  path: '/api/v1/employers/calls/{uid}/',
  summary: 'One of the caller’s calls with its seats.',
  auth: 'employer',
  params: byUid,
  response: employerCall,
  problems: ['not_found'],
});

const getCallOrder = endpoint({
  method: 'GET',
  path: '/api/v1/employers/calls/{uid}/order/',
  summary: 'The order in which workers are asked, without names (D77). With the seed, every user can compute it again.',
  auth: 'employer',
  params: byUid,
  query: z.strictObject(pageQuery),
  response: z.object({
    people: z.array(
      z.object({
        no: z.int(),
        ring: z.int(),
        free: z.boolean(),
        days: z.int(),
        /** SHA-256 of the seed and the worker’s id, in hexadecimal. */
        draw: z.string(),
        notified: z.boolean(),
      }),
    ),
    ...pageAnswer,
  }),
  problems: ['not_found'],
});

const cancelCall = endpoint({
  method: 'POST',
  path: '/api/v1/employers/calls/{uid}/cancel/',
  summary: 'Cancels a call that has not begun. Workers with a seat are notified. Idempotent.',
  auth: 'employer',
  params: byUid,
  body: z.strictObject({ reason: prose({ max: 500 }) }),
  response: employerCall,
  problems: ['not_found', 'call_phase'],
});

const listCalls = endpoint({
  method: 'GET',
  path: '/api/v1/labour/calls/',
  summary:
    'Calls of the worker. `open`: the worker was asked and may still answer. `mine`: the worker has a seat. The next start comes first.',
  auth: 'labour',
  query: z.strictObject({ ...pageQuery, list: z._default(z.enum(['open', 'mine'], 'not_a_choice'), 'open') }),
  response: z.object({ calls: z.array(labourCall), ...pageAnswer }),
});

const getCall = endpoint({
  method: 'GET',
  path: '/api/v1/labour/calls/{uid}/',
  summary: 'One call for which the worker was asked, with the worker’s position in the order.',
  auth: 'labour',
  params: byUid,
  response: labourCall,
  problems: ['not_found'],
});

const answerCall = endpoint({
  method: 'POST',
  path: '/api/v1/labour/calls/{uid}/answer/',
  summary: 'Says yes or no to a call. A yes takes the next free seat (D78). Repeating the answer changes nothing.',
  auth: 'labour',
  params: byUid,
  body: z.strictObject({
    answer: answers,
    /** The worker agrees to work at night. Required for a yes if the call has `night`. */
    night_ok: z.optional(z.boolean()),
  }),
  response: labourCall,
  problems: ['not_found', 'already_booked', 'call_phase', 'night_ok_required', 'profile_incomplete'],
});

const confirmCall = endpoint({
  method: 'POST',
  path: '/api/v1/labour/calls/{uid}/confirm/',
  summary: 'Answers whether the worker still comes (`evening`) or is on the way (`morning`). A no gives the seat back.',
  auth: 'labour',
  params: byUid,
  body: z.strictObject({ which: z.enum(callQuestions, 'not_a_choice'), answer: answers }),
  response: labourCall,
  problems: ['not_found', 'call_phase'],
});

/** Hours and reach of a free day. Null hours: the whole day. */
const freeHours = {
  from: z.nullable(timeOfDay),
  until: z.nullable(timeOfDay),
  reach_km: z.int(),
};

const workDay = z.object({
  date: calendarDay,
  /** `booked`: the worker has a place in a call. `free`: the worker wants work. `open`: neither. */
  state: z.enum(['booked', 'free', 'open']),
  /** The entry of a free day; null for other days. */
  free: z.nullable(z.object(freeHours)),
  /** The call of a booked day; null for other days. */
  call: z.nullable(z.object({ uid: z.string(), role: roleSlug, start_time: timeOfDay, end_time: timeOfDay })),
});
export type WorkDay = z.output<typeof workDay>;

const dayParam = z.object({ date: calendarDay });

const setFreeDay = endpoint({
  method: 'PUT',
  path: '/api/v1/labour/free-days/{date}/',
  summary: 'States that the worker wants work on this day, from today to six days ahead (D80). Idempotent.',
  auth: 'labour',
  params: dayParam,
  body: z.strictObject({
    from: z.optional(z.nullable(timeOfDay)),
    until: z.optional(z.nullable(timeOfDay)),
    reach_km: z.optional(z.int('out_of_range').check(z.minimum(2, 'out_of_range'), z.maximum(50, 'out_of_range'))),
  }),
  response: workDay,
});

const removeFreeDay = endpoint({
  method: 'DELETE',
  path: '/api/v1/labour/free-days/{date}/',
  summary: 'Removes the statement that the worker wants work on this day. Idempotent.',
  auth: 'labour',
  params: dayParam,
  response: workDay,
});

const getCalendar = endpoint({
  method: 'GET',
  path: '/api/v1/labour/calendar/',
  summary: 'The worker’s next 14 days: booked, free or open.',
  auth: 'labour',
  response: z.object({ today: calendarDay, days: z.array(workDay) }),
});

export const callEndpoints = {
  postCall,
  listMyCalls,
  getMyCall,
  getCallOrder,
  cancelCall,
  listCalls,
  getCall,
  answerCall,
  confirmCall,
  setFreeDay,
  removeFreeDay,
  getCalendar,
};
