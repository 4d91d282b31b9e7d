// Request bodies and parameters for the tests of permissions. Some routes validate the body before they check the
// owner.
import { randomUUID } from 'node:crypto';
import type { buildWorld } from './permission-world.ts';

type World = Awaited<ReturnType<typeof buildWorld>>;

/**
 * Maps a route to a body that its contract accepts. Routes that need no body, and routes that refuse by the caller's
 * role alone, before they read the body, have no entry.
 */
export const bodies: Record<string, (world: World) => object> = {
  'PATCH /api/v1/labour/saved-searches/{search_id}/': () => ({ alert: 'daily' }),
  'POST /api/v1/labour/applications/': ({ things }) => ({ job_uid: things.job_uid }),
  'PUT /api/v1/employers/jobs/uid/{job_uid}/': () => ({
    title: 'Mason for a school wall',
    state: 'Maharashtra',
    job_type: 'daily_wage',
    salary_amount: 900,
    salary_period: 'day',
    description: 'Brick work on a school wall, three rooms.',
  }),
  'POST /api/v1/employers/jobs/uid/{job_uid}/status/': () => ({ status: 'paused' }),
  'PUT /api/v1/employers/applications/{application_id}/notes/': () => ({ notes: 'Comes on time' }),
  'PATCH /api/v1/employers/applications/{application_id}/status/': () => ({ status: 'shortlisted' }),
  'POST /api/v1/employers/applications/{application_id}/message/': () => ({ employer_feedback: 'Come on Monday' }),
  'POST /api/v1/labour/applications/{application_id}/withdraw/': () => ({}),
  'POST /api/v1/labour/applications/{application_id}/contact-confirmation/': () => ({ contacted: true }),
  'POST /api/v1/employers/applications/{application_id}/verification/': () => ({
    contact_methods_verified: ['phone'],
    identity_match: true,
  }),
  'POST /api/v1/employers/jobs/uid/{job_uid}/invitations/': ({ things }) => ({ labour_id: things.labour_id }),
  'POST /api/v1/labour/invitations/{job_uid}/answer/': () => ({ accepted: false }),
  'POST /api/v1/labour/applications/{application_id}/attendance/': ({ things }) => ({ date: things.date }),
  'POST /api/v1/labour/applications/{application_id}/attendance/{date}/answer/': () => ({
    state: 'absent',
    agrees: true,
  }),
  'POST /api/v1/employers/applications/{application_id}/attendance/': ({ things }) => ({
    date: things.date,
    state: 'present',
  }),
  'PATCH /api/v1/employers/calls/{uid}/': () => ({ note: 'Bring gloves' }),
  'POST /api/v1/employers/calls/{uid}/missing/': () => ({ absent: [], send: false }),
  'POST /api/v1/employers/calls/{uid}/again/': ({ things }) => ({ date: things.date }),
  'POST /api/v1/employers/calls/{uid}/cancel/': () => ({ reason: 'The work is off' }),
  'POST /api/v1/labour/calls/{uid}/answer/': () => ({ answer: 'yes', night_ok: true }),
  'POST /api/v1/calls/y/{token}/': () => ({ answer: 'yes', night_ok: true }),
  'POST /api/v1/labour/calls/{uid}/confirm/': () => ({ which: 'morning', answer: 'yes' }),
  'PUT /api/v1/employers/people/{id}/': () => ({ favourite: true }),
  'PUT /api/v1/labour/employers/{id}/': () => ({ favourite: true }),
  'PUT /api/v1/labour/free-days/{date}/': () => ({}),
  'POST /api/v1/wages/accounts/{account_id}/entries/': ({ things }) => ({
    client_id: randomUUID(),
    kind: 'payment',
    day: things.date,
    paise: 50_000,
    method: 'cash',
  }),
  'POST /api/v1/wages/accounts/{account_id}/documents/': ({ things }) => ({
    kind: 'wage-slip',
    language: 'hi',
    month: things.date.slice(0, 7),
  }),
  'POST /api/v1/labour/work-certificates/': ({ things }) => ({ account_id: things.account_id }),
  'POST /api/v1/employers/work-certificates/{certificate_id}/decisions/': () => ({
    decision: 'decline',
    reason: 'wrong_days',
  }),
  'POST /api/v1/wages/accounts/{account_id}/entries/{seq}/decisions/': () => ({
    client_id: randomUUID(),
    decision: 'agree',
  }),
  'POST /api/v1/wages/accounts/{account_id}/closings/': ({ things }) => ({
    client_id: randomUUID(),
    to_day: things.date,
  }),
  'POST /api/v1/wages/accounts/{account_id}/closings/{seq}/decisions/': () => ({
    client_id: randomUUID(),
    decision: 'agree',
  }),
  'POST /api/v1/wages/accounts/{account_id}/terms/': () => ({
    client_id: randomUUID(),
    basis: 'day',
    paise: 80_000,
    pay_every: 'month',
  }),
  'POST /api/v1/wages/accounts/{account_id}/terms/{seq}/decisions/': () => ({
    client_id: randomUUID(),
    decision: 'agree',
  }),
  'POST /api/v1/employers/wage-sheet/': ({ things }) => ({
    items: [
      {
        account_id: things.account_id,
        decision: { client_id: randomUUID(), seq: things.seq, decision: 'agree' },
      },
    ],
  }),
  'PATCH /api/v1/notifications/notifications/{notification_id}/': () => ({ is_read: true }),
  'POST /api/v1/ratings/': ({ things }) => ({ application_id: things.application_id, score: 4 }),
  'PATCH /api/v1/ratings/{rating_id}/': () => ({ score: 5 }),
  'POST /api/v1/ratings/{rating_id}/contest/': () => ({ reason: 'This never happened' }),
  'POST /api/v1/labour/crews/': () => ({ name: 'Wakad masons' }),
  'PATCH /api/v1/labour/crews/{crew_uid}/': () => ({ name: 'Wakad masons' }),
  'POST /api/v1/labour/crews/{crew_uid}/invite/': () => ({ phone_number: '9876543210' }),
  'POST /api/v1/labour/crews/{crew_uid}/remove/': () => ({ labour_id: 1_000_000 }),
  'POST /api/v1/labour/crews/{crew_uid}/leader/': () => ({}),
  'POST /api/v1/labour/diaries/': () => ({ other_name: 'Ganesh Builders' }),
  'POST /api/v1/labour/diaries/{diary_uid}/documents/': () => ({ language: 'en' }),
  'POST /api/v1/labour/diaries/{diary_uid}/entries/': ({ things }) => ({
    client_id: crypto.randomUUID(),
    kind: 'day',
    day: things.date,
    halves: 2,
  }),
  'POST /api/v1/labour/bids/': ({ things }) => ({
    crew_uid: things.crew_uid,
    job_uid: things.crew_job_uid,
    min_members: 2,
    members: [things.crew_member_id],
  }),
  'POST /api/v1/labour/bids/{bid_uid}/answer/': () => ({ answer: 'no' }),
  'POST /api/v1/labour/bids/{bid_uid}/codes/': () => ({ code: '0000' }),
  'POST /api/v1/labour/bids/{bid_uid}/attendance/': ({ things }) => ({
    date: things.date,
    code: '1234',
    present: [things.crew_member_id],
  }),
  'POST /api/v1/labour/bids/{bid_uid}/not-me/': ({ things }) => ({ date: things.date }),
  'POST /api/v1/labour/bids/{bid_uid}/pay/': () => ({ taken: false }),
  'POST /api/v1/employers/bids/{bid_uid}/decide/': ({ things }) => ({
    status: 'rejected',
    application_ids: [things.bid_application_id],
  }),
  'POST /api/v1/admin/grievances/{grievance_id}/notes': () => ({ words: 'Called twice' }),
  'POST /api/v1/admin/grievances/{grievance_id}/decide': () => ({ verdict: 'upheld', words: 'The job is gone' }),
  'PUT /api/v1/admin/breaches/{breach_id}/audience': () => ({ mode: 'all' }),
  'POST /api/v1/admin/breaches/{breach_id}/people': () => ({ ids: [], afresh: true }),
  'POST /api/v1/admin/breaches/{breach_id}/steps/{step}': () => ({ state: 'done' }),
  'PUT /api/v1/admin/{admin_id}': () => ({ full_name: 'Somebody Else' }),
  'POST /api/v1/admin/users/{user_id}/reveal-phone': ({ things }) => ({
    reason: 'He called the office',
    case_type: 'grievance',
    case_id: things.grievance_id,
  }),
  'POST /api/v1/admin/users/{user_id}/suspend': () => ({ reason: 'Asked three people for money' }),
  'POST /api/v1/admin/users/{user_id}/restore': () => ({ reason: 'It was somebody else' }),
  'POST /api/v1/admin/identities/{review_id}/reject': () => ({ reason: 'The name is another' }),
  'POST /api/v1/admin/moderation/jobs/{job_id}/hold': () => ({ reason: 'Two people have called' }),
  'POST /api/v1/admin/moderation/reports/{case_number}/decide': () => ({
    verdict: 'dismissed',
    outcome: 'All is well',
  }),
  'POST /api/v1/admin/moderation/ratings/{rating_id}/decide': () => ({ verdict: 'hide', outcome: 'It names a phone' }),
  'POST /api/v1/admin/moderation/crews/{crew_id}/release': () => ({ reason: 'We called the members' }),
  'POST /api/v1/admin/moderation/pictures/{job_picture_id}/decide': () => ({ verdict: 'approved' }),
  'POST /api/v1/admin/moderation/days/{day_id}/decide': () => ({ verdict: 'upheld', outcome: 'He was there' }),
};

/** Maps a route to path parameters whose values differ from those of the same name in other routes. */
export const parameters: Record<string, (world: World) => Record<string, string | number>> = {
  'POST /api/v1/admin/moderation/pictures/{job_picture_id}/hide': ({ things }) => ({
    job_picture_id: things.shown_picture_id,
  }),
  'PUT /api/v1/employers/people/{id}/': ({ things }) => ({ id: things.user_id }),
  'PUT /api/v1/labour/employers/{id}/': ({ things }) => ({ id: things.employer_id }),
  'DELETE /api/v1/admin/sessions/{session_id}': ({ adminSession }) => ({ session_id: adminSession }),
};
