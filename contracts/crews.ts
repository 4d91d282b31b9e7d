// Crews (D81): a few workers who go to work together. The leader sees first name, initial and trade of the members, and
// no number, pay, score or place.
import { endpoint, uidParam } from './http.ts';
import { instant, line, phoneNumber, readerTitleField } from './values.ts';
import { z } from './z.ts';

/** `held`: a moderator checks the crew. `ended`: no member agreed to lead it within a week, or one member was left. */
export const crewStates = ['open', 'held', 'ended'] as const;

/** Actions of a member. `lead`: accept the leadership. */
const crewActs = ['invite', 'rename', 'remove', 'hand_over', 'lead', 'leave'] as const;
export type CrewAct = (typeof crewActs)[number];

/** Largest number of members of a crew, and of crews of a worker. */
export const CREW_SIZE = 12;
export const CREWS_OF_WORKER = 3;

/** A member as other members see them. */
const personShape = {
  first_name: z.string(),
  /** First letter of the last name; empty without a last name. */
  initial: z.string(),
};

const crewMember = z.object({
  labour_id: z.int(),
  ...personShape,
  /** The first trade of the worker's profile; null without one. */
  role: z.nullable(z.string()),
  is_leader: z.boolean(),
  is_you: z.boolean(),
  /** True if this member is asked to lead the crew. */
  is_asked_to_lead: z.boolean(),
});
export type CrewMember = z.output<typeof crewMember>;

export const crew = z.object({
  uid: z.string(),
  name: z.string(),
  state: z.enum(crewStates),
  members: z.array(crewMember),
  /** Number of invitations that wait for an answer. Only for the leader; null for other members. */
  invites: z.nullable(z.int()),
  /** Until when a member must agree to lead the crew, which has no leader; null if the crew has a leader. */
  leader_until: z.nullable(instant),
  created_at: instant,
  allowed: z.array(z.enum(crewActs)),
});
export type Crew = z.output<typeof crew>;

const crewInvite = z.object({
  uid: z.string(),
  name: z.string(),
  /** The user who invited the worker. */
  by: z.object(personShape),
  /** Number of members. */
  size: z.int(),
  until: instant,
});
export type CrewInvite = z.output<typeof crewInvite>;

/**
 * The private question after work with a crew: did another person take a part of the pay? Neither the leader nor the
 * employer can read the answer, and no response contains it.
 */
const payQuestion = z.object({
  bid_uid: z.string(),
  crew_name: z.string(),
  /** The member's own application. */
  application_id: z.optional(z.int()),
  job_title: z.string(),
  ...readerTitleField,
  company: z.string(),
});
export type PayQuestion = z.output<typeof payQuestion>;

export const crewList = z.object({
  crews: z.array(crew),
  invites: z.array(crewInvite),
  /** True if the worker may form a crew: leads none and is a member of fewer than three. */
  may_form: z.boolean(),
  /** Responses of the previous release do not have it. */
  pay_questions: z.optional(z.array(payQuestion)),
});
export type CrewList = z.output<typeof crewList>;

const params = z.object({ crew_uid: uidParam });
const name = line({ min: 2, max: 40, tooShort: 'required' });

const listCrews = endpoint({
  method: 'GET',
  path: '/api/v1/labour/crews/',
  summary: 'The crews of the worker (three at most), and the open invitations to crews.',
  auth: 'labour',
  response: crewList,
});

const formCrew = endpoint({
  method: 'POST',
  path: '/api/v1/labour/crews/',
  summary: 'Forms a crew with the caller as its leader. A worker leads one crew and is a member of three at most.',
  auth: 'labour',
  status: 201,
  body: z.strictObject({ name }),
  response: crew,
  problems: ['crews_limit'],
});

const getCrew = endpoint({
  method: 'GET',
  path: '/api/v1/labour/crews/{crew_uid}/',
  summary: 'One crew of the worker with its members.',
  auth: 'labour',
  params,
  response: crew,
  problems: ['not_found'],
});

const renameCrew = endpoint({
  method: 'PATCH',
  path: '/api/v1/labour/crews/{crew_uid}/',
  summary: 'Renames the crew. Only the leader may do so.',
  auth: 'labour',
  params,
  body: z.strictObject({ name }),
  response: crew,
  problems: ['not_found', 'forbidden', 'crew_held'],
});

const inviteToCrew = endpoint({
  method: 'POST',
  path: '/api/v1/labour/crews/{crew_uid}/invite/',
  summary:
    'Invites the owner of a phone number for seven days. The response is the same for known and unknown numbers. Ten invitations a day.',
  auth: 'labour',
  params,
  body: z.strictObject({ phone_number: phoneNumber }),
  response: crew,
  problems: ['not_found', 'forbidden', 'crew_held', 'crew_full', 'rate_limited'],
});

const joinCrew = endpoint({
  method: 'POST',
  path: '/api/v1/labour/crews/{crew_uid}/join/',
  summary: 'Joins the crew to which the phone number of the worker is invited. Idempotent.',
  auth: 'labour',
  params,
  response: crew,
  problems: ['not_found', 'crews_limit', 'crew_full', 'crew_held'],
});

const leaveCrew = endpoint({
  method: 'POST',
  path: '/api/v1/labour/crews/{crew_uid}/leave/',
  summary: 'Leaves the crew at once, without a reason, or declines the invitation. Work of the worker is not changed.',
  auth: 'labour',
  params,
  response: crewList,
  problems: ['not_found'],
});

const removeFromCrew = endpoint({
  method: 'POST',
  path: '/api/v1/labour/crews/{crew_uid}/remove/',
  summary: 'Removes a member. Only the leader may do so. Applications of the member are not changed. Idempotent.',
  auth: 'labour',
  params,
  body: z.strictObject({ labour_id: z.int('invalid') }),
  response: crewList,
  problems: ['not_found', 'forbidden'],
});

const leadCrew = endpoint({
  method: 'POST',
  path: '/api/v1/labour/crews/{crew_uid}/leader/',
  summary:
    'With `labour_id`, the leader asks this member to lead the crew. Without it, the caller agrees to lead: a member who was asked, or any member of a crew that has lost its leader.',
  auth: 'labour',
  params,
  body: z.strictObject({ labour_id: z.optional(z.int('invalid')) }),
  response: crew,
  problems: ['not_found', 'forbidden', 'crew_held', 'crews_limit'],
});

export const crewEndpoints = {
  listCrews,
  formCrew,
  getCrew,
  renameCrew,
  inviteToCrew,
  joinCrew,
  leaveCrew,
  removeFromCrew,
  leadCrew,
};
