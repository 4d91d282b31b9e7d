// Calls for a day (D75–D80): an employer asks for several workers of one trade at one place for one day, workers say yes
// or no, and a worker states the days on which they are free. A call is a job, so its `uid` is the `uid` of the job.
import { atLeastTwo, bid, membersField } from './bids.ts';
import { CALL_PLACES, callChange, callPost, callQuestions, employerCall, labourCall } from './call-shapes.ts';
import { endpoint, pageAnswer, pageQuery, uidParam } from './http.ts';
import { roleSlug } from './reference.ts';
import { calendarDay, prose, timeOfDay } from './values.ts';
import { z } from './z.ts';

const answers = z.enum(['yes', 'no'], 'not_a_choice');
const byUid = z.object({ uid: uidParam });

const postProblems = [
  'profile_incomplete',
  'active_jobs_limit',
  'rate_limited',
  'idempotency_key_reused',
  'call_too_soon',
  'call_too_far',
  'night_needs_transport',
  'calls_limit',
  'calls_paused',
] as const;

const postCall = endpoint({
  method: 'POST',
  path: '/api/v1/employers/calls/',
  summary:
    'Calls workers for a day (D75). A finding of the post check sends the call to review first. With an `Idempotency-Key`, a repeated call within a day returns the same call. A worker in `people` who has not worked for the employer: 404.',
  auth: 'employer',
  status: 201,
  body: callPost,
  response: z.object({ calls: z.array(employerCall) }),
  problems: ['not_found', ...postProblems],
});

const countCall = endpoint({
  method: 'POST',
  path: '/api/v1/employers/calls/count/',
  summary:
    'About how many workers a call could ask, before it is posted: in each ring, rounded down to tens (0: fewer than ten). Limited per minute as a search.',
  auth: 'employer',
  body: callPost,
  response: z.object({ rings: z.array(z.object({ ring: z.int(), about: z.int() })) }),
  problems: ['rate_limited'],
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

const openCall = endpoint({
  method: 'POST',
  path: '/api/v1/employers/calls/{uid}/open/',
  summary: 'Opens a call for chosen people to the other workers near it, while places are free (D82). Idempotent.',
  auth: 'employer',
  params: byUid,
  response: employerCall,
  problems: ['not_found', 'call_phase'],
});

const changeCall = endpoint({
  method: 'PATCH',
  path: '/api/v1/employers/calls/{uid}/',
  summary: 'Adds places, reserves or pay to a call, or changes its note. Everything else is fixed after posting (D75).',
  auth: 'employer',
  params: byUid,
  body: callChange,
  response: employerCall,
  problems: ['not_found', 'call_phase', 'call_fixed'],
});

const reportMissing = endpoint({
  method: 'POST',
  path: '/api/v1/employers/calls/{uid}/missing/',
  summary:
    'Reports workers with a place as absent, from 30 minutes after the start. With `send`, the places of absent workers are given to reserves and other workers (D79). Idempotent.',
  auth: 'employer',
  params: byUid,
  body: z.strictObject({
    /** Ids of the applications of the missing workers. */
    absent: z.array(z.int('invalid')).check(z.maxLength(CALL_PLACES, 'too_many')),
    send: z.boolean('invalid'),
  }),
  response: employerCall,
  problems: ['not_found', 'call_phase', 'attendance_closed'],
});

const repeatCall = endpoint({
  method: 'POST',
  path: '/api/v1/employers/calls/{uid}/again/',
  summary:
    'Posts the call again for another day. For 30 minutes, only the workers of the earlier day are asked. Takes an `Idempotency-Key`.',
  auth: 'employer',
  status: 201,
  params: byUid,
  body: z.strictObject({ date: calendarDay }),
  response: z.object({ calls: z.array(employerCall) }),
  problems: ['not_found', 'call_phase', ...postProblems],
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
  summary:
    'Says yes or no to a call. A yes takes the next free seat (D78). Repeating the answer changes nothing. With `crew`, the leader asks members to come along: a place is held for each of them for 10 minutes, and with `min_members` consents each has a place (D81).',
  auth: 'labour',
  params: byUid,
  body: z.strictObject({
    answer: answers,
    /** The worker agrees to work at night. Required for a yes if the call has `night`. */
    night_ok: z.optional(z.boolean()),
    /** The crew that the worker leads, the least number of members with whom it goes, and the asked members. */
    crew: z.optional(z.strictObject({ uid: uidParam, min_members: atLeastTwo, members: membersField })),
  }),
  response: z.extend(labourCall, {
    /** The bid of the crew; only with `crew`. */
    bid: z.optional(bid),
  }),
  problems: [
    'not_found',
    'already_booked',
    'call_phase',
    'night_ok_required',
    'profile_incomplete',
    'forbidden',
    'crew_held',
    'bid_over',
    'positions_filled',
    'rate_limited',
  ],
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
  countCall,
  openCall,
  changeCall,
  reportMissing,
  repeatCall,
  cancelCall,
  listCalls,
  getCall,
  answerCall,
  confirmCall,
  setFreeDay,
  removeFreeDay,
  getCalendar,
};
