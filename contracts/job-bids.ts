// Bids of crews to jobs (D81), for the employer, who decides about all people of a bid or a part.
import { CREW_SIZE } from './crews.ts';
import { endpoint, pageAnswer, pageQuery, uidParam } from './http.ts';
import { applicationStatus } from './reference.ts';
import { instant } from './values.ts';
import { z } from './z.ts';

/** A bid as the employer sees it: one entry with its people. */
export const employerBid = z.object({
  uid: z.string(),
  crew_uid: z.string(),
  crew_name: z.string(),
  job_title: z.string(),
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

const listJobBids = endpoint({
  method: 'GET',
  path: '/api/v1/employers/bids/',
  summary:
    'Bids of crews to the employer’s jobs, or to one job, with at least one person to decide about, newest first.',
  auth: 'employer',
  query: z.strictObject({ ...pageQuery, job_uid: z.optional(uidParam) }),
  response: z.object({ bids: z.array(employerBid), ...pageAnswer }),
});

const decideBid = endpoint({
  method: 'POST',
  path: '/api/v1/employers/bids/{bid_uid}/decide/',
  summary:
    'Accepts or rejects applications of a bid together, all or a part. With fewer than `min_members` accepted (`crew_too_few`) or without the leader (`crew_leader_missing`), nothing changes.',
  auth: 'employer',
  params: z.object({ bid_uid: uidParam }),
  body: z.strictObject({
    status: z.enum(['accepted', 'rejected'], 'not_a_choice'),
    application_ids: z.array(z.int('invalid')).check(z.minLength(1, 'required'), z.maxLength(CREW_SIZE, 'too_many')),
  }),
  response: employerBid,
  problems: ['not_found', 'crew_too_few', 'crew_leader_missing', 'positions_filled', 'invalid_transition'],
});

export const jobBidEndpoints = { listJobBids, decideBid };
