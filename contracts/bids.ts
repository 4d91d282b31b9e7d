// Bids of crews to jobs and to calls for a day (D81), for the members: the leader asks for the crew, and each member
// consents personally.
import { typedCode } from './attendance.ts';
import { CREW_SIZE } from './crews.ts';
import { endpoint, pageAnswer, pageQuery, uidParam } from './http.ts';
import { roleSlug, salaryPeriod } from './reference.ts';
import { calendarDay, instant, timeOfDay } from './values.ts';
import { z } from './z.ts';

/**
 * `asked`: members are asked. `sent`: enough members said yes, and the employer has the applications; for a call, each of
 * them has a place. `lapsed`: the bid ended because too few members can still say yes or the leader does not go.
 */
export const bidStates = ['asked', 'sent', 'lapsed'] as const;
/** `lapsed`: the member gave no answer and does not go with the crew. */
export const bidAnswers = ['asked', 'yes', 'no', 'lapsed'] as const;

/** How a member said yes: in the app, or by the code of an SMS, which the leader typed. */
export const consentWays = ['app', 'code'] as const;

export const bid = z.object({
  uid: z.string(),
  state: z.enum(bidStates),
  crew: z.object({ uid: z.string(), name: z.string() }),
  job: z.object({
    uid: z.string(),
    title: z.string(),
    role: z.nullable(roleSlug),
    city: z.nullable(z.string()),
    state: z.string(),
    company: z.string(),
    /** Pay of each member. */
    salary_amount: z.nullable(z.number()),
    salary_period: z.nullable(salaryPeriod),
    start_date: z.nullable(z.string()),
  }),
  /** Minimum number of members: with fewer, the crew does not go. */
  min_members: z.int(),
  /** The members who are asked, with the leader. Only the leader reads the answers of others; else they are null. */
  members: z.array(
    z.object({
      labour_id: z.int(),
      first_name: z.string(),
      initial: z.string(),
      is_you: z.boolean(),
      answer: z.nullable(z.enum(bidAnswers)),
      /** Only with the answer yes. Responses of the previous release do not have it. */
      via: z.optional(z.nullable(z.enum(consentWays))),
    }),
  ),
  until: instant,
  /** The caller’s own application, as soon as the bid is sent. */
  application_id: z.nullable(z.int()),
  /** True if the caller may answer now. */
  may_answer: z.boolean(),
  /** True if the leader typed the caller’s code, and the caller may still take the yes back. */
  may_take_back: z.optional(z.boolean()),
  /** True if the caller leads the bid and may type codes that members got by SMS. */
  takes_codes: z.optional(z.boolean()),
  /**
   * The hours of a call for a day, whose places are held for the members until `until`; null for other jobs. `night`: a
   * yes needs `night_ok`. `booked`: `uid` of the call in which the caller has work at the same hours, so that the caller
   * counts as a no.
   */
  call: z.optional(
    z.nullable(
      z.object({
        start_time: timeOfDay,
        end_time: timeOfDay,
        night: z.boolean(),
        booked: z.nullable(z.string()),
      }),
    ),
  ),
});
export type Bid = z.output<typeof bid>;

const params = z.object({ bid_uid: uidParam });
export const atLeastTwo = z.int('invalid').check(z.minimum(2, 'out_of_range'), z.maximum(CREW_SIZE, 'out_of_range'));

/** Ids of the members without the leader. */
export const membersField = z
  .array(z.int('invalid'))
  .check(z.minLength(1, 'required'), z.maxLength(CREW_SIZE - 1, 'too_many'));

/** A yes to a bid sends an application, so it can fail with the problems of an application. */
const applyProblems = [
  'profile_incomplete',
  'already_applied',
  'reapply_limit',
  'job_not_open',
  'resume_required',
  'rate_limited',
] as const;

const listBids = endpoint({
  method: 'GET',
  path: '/api/v1/labour/bids/',
  summary: 'Open bids of the worker’s crews in which the worker is asked or leads, newest first.',
  auth: 'labour',
  query: z.strictObject(pageQuery),
  response: z.object({ bids: z.array(bid), ...pageAnswer }),
});

const placeBid = endpoint({
  method: 'POST',
  path: '/api/v1/labour/bids/',
  summary:
    'Asks members of the own crew whether they go to a job together. The leader goes too. Members answer within 24 hours; with `min_members` consents, each has an application.',
  auth: 'labour',
  status: 201,
  body: z.strictObject({
    crew_uid: uidParam,
    job_uid: uidParam,
    min_members: atLeastTwo,
    members: membersField,
  }),
  response: bid,
  problems: ['not_found', 'forbidden', 'crew_held', ...applyProblems],
});

const answerBid = endpoint({
  method: 'POST',
  path: '/api/v1/labour/bids/{bid_uid}/answer/',
  summary:
    'Says yes or no to a bid. The answer is final; only a yes by a code can be taken back until the bid is sent. Repeating it changes nothing. For a call, a yes needs `night_ok` if the call has `night`; as soon as all members have answered, those who said yes have places.',
  auth: 'labour',
  params,
  body: z.strictObject({
    answer: z.enum(['yes', 'no'], 'not_a_choice'),
    /** The member agrees to work at night. */
    night_ok: z.optional(z.boolean()),
  }),
  response: bid,
  problems: [
    'not_found',
    'bid_over',
    'crew_held',
    'already_booked',
    'call_phase',
    'night_ok_required',
    ...applyProblems,
  ],
});

const consentByCode = endpoint({
  method: 'POST',
  path: '/api/v1/labour/bids/{bid_uid}/codes/',
  summary:
    'The leader types the code that a member got by SMS, which is the yes of this member. Five wrong codes lock the codes of the bid. Repeating a code changes nothing.',
  auth: 'labour',
  params,
  body: z.strictObject({ code: typedCode }),
  response: bid,
  problems: ['not_found', 'forbidden', 'bid_over', 'crew_held', 'bid_code_invalid', 'bid_code_locked'],
});

const tickMembers = endpoint({
  method: 'POST',
  path: '/api/v1/labour/bids/{bid_uid}/attendance/',
  summary:
    'The leader types the employer’s attendance code once and marks who is present. Each marked member is notified and may answer “not me”. The leader’s own day is entered by the code. Idempotent.',
  auth: 'labour',
  params,
  body: z.strictObject({
    date: calendarDay,
    code: typedCode,
    /** When the leader typed the code, if the device was offline and sends the entry later. */
    typed_at: z.optional(z.nullable(instant)),
    /** Ids of the members who are present, without the leader. */
    present: z.array(z.int('invalid')).check(z.minLength(1, 'required'), z.maxLength(CREW_SIZE - 1, 'too_many')),
  }),
  /** The members whom the leader has marked on this day. What each member entered personally is not part of it. */
  response: z.object({ date: calendarDay, present: z.array(z.int()) }),
  problems: [
    'not_found',
    'forbidden',
    'bid_over',
    'crew_held',
    'ticks_paused',
    'attendance_closed',
    'attendance_code_invalid',
    'attendance_code_locked',
  ],
});

const denyTick = endpoint({
  method: 'POST',
  path: '/api/v1/labour/bids/{bid_uid}/not-me/',
  summary:
    'The member was not present on a day that the leader marked: the day is removed, also from the wage account. For 7 days. Idempotent.',
  auth: 'labour',
  params,
  body: z.strictObject({ date: calendarDay }),
  response: z.object({ date: calendarDay }),
  problems: ['not_found', 'attendance_closed'],
});

const answerPay = endpoint({
  method: 'POST',
  path: '/api/v1/labour/bids/{bid_uid}/pay/',
  summary:
    'Answers privately, after the work, whether another person took a part of the pay. The first answer counts. Only the number of members who say yes has an effect, and the response is the same for both answers.',
  auth: 'labour',
  params,
  body: z.strictObject({ taken: z.boolean('not_a_choice') }),
  response: z.object({ bid_uid: z.string() }),
  problems: ['not_found'],
});

export const bidEndpoints = { listBids, placeBid, answerBid, consentByCode, tickMembers, denyTick, answerPay };
