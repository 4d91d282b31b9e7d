// Bids of crews to jobs (D81): the leader asks for a job for the crew, each member consents personally, and the employer
// decides about all of them or a part.
import { CREW_SIZE, crewMember } from './crews.ts';
import { endpoint, pageAnswer, pageQuery, uidParam } from './http.ts';
import { applicationStatus, roleSlug, salaryPeriod } from './reference.ts';
import { instant } from './values.ts';
import { z } from './z.ts';

/** `asked`: members are asked. `sent`: enough members said yes, and the employer has the applications. */
const bidStates = ['asked', 'sent', 'lapsed'] as const;
const bidAnswers = ['asked', 'yes', 'no', 'lapsed'] as const;

const person = z.pick(crewMember, { labour_id: true, first_name: true, initial: true, is_you: true });

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
  /** The crew goes only with at least so many members. */
  min_members: z.int(),
  /** The members who are asked, with the leader. Only the leader reads the answers of others; else they are null. */
  members: z.array(z.extend(person, { answer: z.nullable(z.enum(bidAnswers)) })),
  until: instant,
  /** The caller’s own application, as soon as the bid is sent. */
  application_id: z.nullable(z.int()),
  /** True if the caller may answer now. */
  may_answer: z.boolean(),
});
export type Bid = z.output<typeof bid>;

/** A bid as the employer sees it: one entry with its people. */
export const employerBid = z.object({
  uid: z.string(),
  crew_name: z.string(),
  job_id: z.int(),
  min_members: z.int(),
  people: z.array(
    z.object({
      application_id: z.int(),
      first_name: z.string(),
      last_name: z.string(),
      status: applicationStatus,
      is_leader: z.boolean(),
    }),
  ),
  sent_at: instant,
});
export type EmployerBid = z.output<typeof employerBid>;

const params = z.object({ bid_uid: uidParam });
const atLeastTwo = z.int('invalid').check(z.minimum(2, 'out_of_range'), z.maximum(CREW_SIZE, 'out_of_range'));

const listBids = endpoint({
  method: 'GET',
  path: '/api/v1/labour/bids/',
  summary: 'Bids of the worker’s crews in which the worker is asked or leads, newest first.',
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
    /** Ids of the members without the leader. */
    members: z.array(z.int('invalid')).check(z.minLength(1, 'required'), z.maxLength(CREW_SIZE - 1, 'too_many')),
  }),
  response: bid,
  problems: [
    'not_found',
    'forbidden',
    'crew_held',
    'profile_incomplete',
    'already_applied',
    'reapply_limit',
    'job_not_open',
    'resume_required',
    'rate_limited',
  ],
});

const answerBid = endpoint({
  method: 'POST',
  path: '/api/v1/labour/bids/{bid_uid}/answer/',
  summary: 'Says yes or no to a bid. The answer is final. Repeating it changes nothing.',
  auth: 'labour',
  params,
  body: z.strictObject({ answer: z.enum(['yes', 'no'], 'not_a_choice') }),
  response: bid,
  problems: [
    'not_found',
    'bid_over',
    'profile_incomplete',
    'already_applied',
    'reapply_limit',
    'job_not_open',
    'resume_required',
    'rate_limited',
  ],
});

const listJobBids = endpoint({
  method: 'GET',
  path: '/api/v1/employers/bids/',
  summary: 'Bids of crews to the employer’s jobs, or to one job, newest first.',
  auth: 'employer',
  query: z.strictObject({ ...pageQuery, job_uid: z.optional(uidParam) }),
  response: z.object({ bids: z.array(employerBid), ...pageAnswer }),
});

const decideBid = endpoint({
  method: 'POST',
  path: '/api/v1/employers/bids/{bid_uid}/decide/',
  summary:
    'Accepts or rejects applications of a bid together, all or a part. With fewer than `min_members` accepted, nothing changes (`crew_too_few`).',
  auth: 'employer',
  params,
  body: z.strictObject({
    status: z.enum(['accepted', 'rejected'], 'not_a_choice'),
    application_ids: z.array(z.int('invalid')).check(z.minLength(1, 'required'), z.maxLength(CREW_SIZE, 'too_many')),
  }),
  response: employerBid,
  problems: ['not_found', 'crew_too_few', 'positions_filled', 'invalid_transition'],
});

export const bidEndpoints = { listBids, placeBid, answerBid, listJobBids, decideBid };
