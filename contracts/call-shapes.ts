// The request and the responses of calls for a day: a call as its employer and its workers see it (D75–D80).
import { attendanceStates } from './attendance.ts';
import { roleSlug, stateField } from './reference.ts';
import { calendarDay, instant, line, pincode, prose, rupees, timeOfDay } from './values.ts';
import { wordsLangField } from './words-lang.ts';
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

/** Value of `days` for a worker who is asked last in a ring. The order has the fewest `days` first (D77). */
export const LAST_IN_RING = 99;

/** A place is promised. A reserve is promised nothing and gets the next free place. */
export const seatKinds = ['place', 'reserve'] as const;

/** Result of the worker's answer. `full`: all seats were taken when the worker said yes. */
export const callOutcomes = ['place', 'reserve', 'full', 'no'] as const;

/** The two questions before the work: on the evening before, and two hours before the start. */
export const callQuestions = ['evening', 'morning'] as const;

const provided = z.optional(z.boolean());
const places = z
  .int('positions_invalid')
  .check(z.minimum(1, 'positions_invalid'), z.maximum(CALL_PLACES, 'positions_invalid'));

const reserves = z.int('out_of_range').check(z.minimum(0, 'out_of_range'), z.maximum(CALL_RESERVES, 'out_of_range'));
const note = z.optional(z.nullable(prose({ min: 0, max: 500 })));

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
  reserves: z.optional(reserves),
  travel: z.enum(callTravels, 'not_a_choice'),
  travel_amount: z.optional(z.nullable(rupees)),
  food_provided: provided,
  tools_provided: provided,
  transport_provided: provided,
  note,
  /**
   * Whether workers up to 25 km away are asked too if nearer workers do not fill the places. With `people`: whether other
   * workers are asked after them.
   */
  wide: provided,
  /** Ids of workers of the employer's roster, who are asked first, for 30 minutes alone (D82). */
  people: z.optional(z.array(z.int('invalid')).check(z.maxLength(CALL_PLACES, 'too_many'))),
});
export type CallPost = z.output<typeof callPost>;

/** Changes of a posted call: more places, more reserves, more pay, or another note (D75). */
export const callChange = z.strictObject({
  positions: z.optional(places),
  reserves: z.optional(reserves),
  pay: z.optional(rupees),
  note,
});
export type CallChange = z.output<typeof callChange>;

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
  /**
   * True if a withdrawal or a cancellation now is late (D79): from 21:00 on the evening before, and 15 minutes after a
   * worker got a place.
   */
  late: z.boolean(),
  /** The time of the response, for clocks on the screen. */
  now: instant,
});

const seat = z.object({
  no: z.int(),
  kind: z.enum(seatKinds),
  /** Until when the seat is held for the members of a crew to answer (D81); null if it is not held. */
  held_until: z.optional(z.nullable(instant)),
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
      /** The entry of the workday: `present` or `late` once the worker is there, `absent` if missing; null without entry. */
      attendance: z.nullable(z.enum(attendanceStates)),
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
  /** True if only workers whom the employer has chosen are asked. */
  only_chosen: z.boolean(),
  /** When the next step is due, for example the next round; null if the call has ended. */
  next_at: z.nullable(instant),
  /** SHA-256 of the seed of the draw, in hexadecimal; the seed itself once the call has ended. */
  seed_digest: z.string(),
  seed: z.nullable(z.string()),
  /** Workers with a place who were missing and whose place was given to others. */
  released: z.array(z.object({ application_id: z.int(), first_name: z.string(), last_name: z.string() })),
  /**
   * Actions that the employer may take now. `change`: more places, reserves or pay. `missing`: report missing workers,
   * from 30 minutes after the start. `again`: call the same people for another day, as soon as the work has begun.
   */
  allowed: z.array(z.enum(['cancel', 'change', 'missing', 'again'])),
  /**
   * Whether the employer may ask other workers than the chosen ones. The app of the previous release rejects unknown
   * values of `allowed`.
   */
  may_open: z.optional(z.boolean()),
});
export type EmployerCall = z.output<typeof employerCall>;

export const labourCall = z.extend(call, {
  employer: z.object({
    id: z.int(),
    company_name: z.nullable(z.string()),
    first_name: z.string(),
    last_name: z.string(),
    /** Calls of the employer in the last 90 days, and those that the employer cancelled late. */
    calls: z.int(),
    cancelled_late: z.int(),
  }),
  /** Kilometres between the worker's town and the town of the call; null if one of them is unknown. */
  distance_km: z.nullable(z.int()),
  /**
   * The worker's position in the order in which the call asks workers, and the reasons for it; null if the worker's
   * crew has asked the worker. `days` is `LAST_IN_RING` if the worker was missing twice and is therefore asked last
   * (D77).
   */
  order: z.nullable(
    z.object({ no: z.int(), of: z.int(), free: z.boolean(), days: z.int(), notified_at: z.nullable(instant) }),
  ),
  outcome: z.nullable(z.enum(callOutcomes)),
  application_id: z.nullable(z.int()),
  /** The answers to the two questions; null until the worker has answered. */
  confirmed_at: z.nullable(instant),
  coming_at: z.nullable(instant),
  ...wordsLangField('note'),
  /** Actions that the worker may take now. */
  allowed: z.array(z.enum(['yes', 'no', 'evening', 'morning'])),
  /** Whether the leader of a crew may ask for places together with members now (D81). */
  may_bring_crew: z.optional(z.boolean()),
});
export type LabourCall = z.output<typeof labourCall>;
