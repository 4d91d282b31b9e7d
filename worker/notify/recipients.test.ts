// Tests of who is notified of each event. The test fails for a new event or kind of notification until the table below
// lists its recipients.
import { describe, expect, it } from 'vitest';
import { notificationTypes } from '#contracts/reference.ts';
import { z } from '#contracts/z.ts';
import type { EventName } from '#marketplace/events.ts';
import { type NotificationKind, notificationKind, notificationKinds } from '#marketplace/notifications/kinds.ts';
import { recordEvent } from '#marketplace/record-event.ts';
import { reactionsTo } from '#marketplace/subscriptions.ts';
import { inTransaction } from '#platform/db.ts';
import { many, one, run, sql } from '#platform/sql.ts';
import { useDatabase } from '#testing/database.ts';
import { buildApplication, buildEmployer, buildJob, buildLabour } from '#testing/factories.ts';
import { runTasks } from '#testing/run-tasks.ts';

const database = useDatabase();

type Recipient = readonly ['labour' | 'employer' | 'either', ...NotificationKind[]];
/** The reason why an event notifies no user, for readers of this test. */
type Silent = string;

const table: Record<EventName, readonly Recipient[] | Silent> = {
  'otp.requested': 'The SMS with the code is the message.',
  'user.registered': [['either', 'welcome']],
  'user.phone_changed': [['either', 'phone_changed']],
  'user.phone_lost': [['either', 'phone_lost']],
  'user.suspended': [['either', 'account_suspended']],
  'user.restored': [['either', 'account_restored']],
  'user.blocked': 'A block is silent. If the worker had a place in a call, the loss of the place is a separate event.',
  'user.erased': 'The user no longer exists. The other side is notified when the applications close.',
  'identity.given': 'The user did it. Only moderators see a case of a shared number.',
  'identity.displaced': [['either', 'identity_displaced']],
  'account.reviewed': 'The user cannot sign in yet. A moderator has spoken to the user.',
  'identity.submitted': [['either', 'identity_submitted']],
  'identity.reviewed': [['either', 'identity_verified', 'identity_rejected']],
  'export.requested': 'The user did it, and is notified when the export is ready.',
  'export.finished': [['either', 'export_ready']],
  'erasure.requested': [['either', 'erasure_requested']],
  'erasure.cancelled': 'The user did it.',
  'job.posted': [['labour', 'job_match']],
  'job.updated': [['labour', 'job_changed']],
  'job.held': [['employer', 'job_held']],
  'job.approved': [['employer', 'job_approved']],
  'job.rejected': [['employer', 'job_rejected']],
  'job.paused': [['employer', 'job_paused_stale']],
  'job.resumed': 'Its employer did it.',
  'job.filled': [['employer', 'job_filled']],
  'job.reopened': 'Its employer did it.',
  'job.closed': 'Its employer did it. Applicants are notified when their applications close.',
  'job.expired': [['employer', 'job_expired']],
  'job.extended': 'Its employer did it.',
  'job.reposted': 'Its employer did it.',
  'job.removed': [['employer', 'job_removed']],
  'job.restored': [['employer', 'job_held']],
  'job.invited': [['labour', 'job_invited']],
  'job.phrases_asked': [['employer', 'phrases_asked']],
  'applications.closed': [['labour', 'application_position_filled', 'application_no_answer', 'application_job_ended']],
  'employer.reminded': [['employer', 'applications_waiting']],
  'day.begun': [['labour', 'saved_search_digest']],
  'report.submitted': 'The screen of the reporter shows the case number.',
  'report.decided': [['either', 'report_upheld', 'report_dismissed']],
  'grievance.submitted': 'The screen of the complainant shows the ticket number.',
  'grievance.acknowledged': [['either', 'grievance_acknowledged']],
  'grievance.decided': [['either', 'grievance_decided']],
  'grievance.reopened': 'The complainant is notified of the new decision, and until then sees that the case is open.',
  'grievance.overdue': 'Administrators are reminded.',
  'breach.noticed': [['either', 'data_breach']],
  'call.opened': 'The employer did it. The first round notifies workers.',
  'call.offered': [['labour', 'call_offered']],
  'call.confirmation_requested': [['labour', 'call_confirmation_requested']],
  'call.departure_asked': [['labour', 'call_departure_asked']],
  'call.swapped': [['labour', 'call_swapped']],
  'call.missing': [['employer', 'call_missing']],
  'call.changed': 'Only the open screens are updated.',
  'application.submitted': [['employer', 'application_submitted']],
  'application.opened': [['labour', 'application_opened']],
  'application.shortlisted': [['labour', 'application_shortlisted']],
  'application.messaged': [['labour', 'application_messaged']],
  'application.accepted': [['labour', 'application_accepted']],
  'application.rejected': [['labour', 'application_rejected']],
  'application.completed': [
    ['labour', 'application_completed', 'application_completed_unanswered', 'employer_to_rate', 'crew_pay_asked'],
    ['employer', 'applicant_to_rate'],
  ],
  'application.rating_due': [
    ['labour', 'employer_to_rate'],
    ['employer', 'applicant_to_rate'],
  ],
  'application.cancelled': [['labour', 'application_cancelled']],
  'application.withdrawn': [['employer', 'application_withdrawn']],
  'application.contact_revealed': [['labour', 'contact_revealed']],
  'application.contact_asked': [['labour', 'contact_asked']],
  'application.contact_confirmed': [['employer', 'contact_missed']],
  'application.verified': [['labour', 'applicant_verified']],
  'application.completion_claimed': [['employer', 'completion_claimed']],
  'attendance.recorded': 'The screens of both sides show it at once.',
  'attendance.claimed': [['employer', 'attendance_claimed']],
  'attendance.missed': [['labour', 'attendance_missed']],
  'attendance.attested': [['labour', 'attendance_attested']],
  'attendance.denied': 'The worker did it. The screens of both sides show it at once.',
  'attendance.contested': 'The screens of both sides show it at once. A moderator decides.',
  'attendance.decided': [['labour', 'attendance_decided']],
  'document.requested': 'The screen of the worker shows when the document is ready.',
  'wages.entry_recorded': [
    ['employer', 'wage_claim_made'],
    ['labour', 'wage_payment_stated', 'wage_change_stated'],
  ],
  'wages.entry_answered': [
    ['employer', 'wage_statement_disputed'],
    ['labour', 'wage_claim_disputed'],
  ],
  'wages.sheet_saved': [['labour', 'wage_payment_stated', 'wage_change_stated', 'wage_claim_disputed']],
  'wages.closing_proposed': [
    ['employer', 'wage_closing_asked'],
    ['labour', 'wage_closing_offered'],
  ],
  'wages.closing_answered': [
    ['labour', 'wage_request_agreed', 'wage_request_declined'],
    ['employer', 'wage_offer_agreed', 'wage_offer_declined'],
  ],
  'wages.terms_proposed': [
    ['employer', 'wage_terms_asked'],
    ['labour', 'wage_terms_offered'],
  ],
  'wages.terms_answered': [
    ['labour', 'wage_request_agreed', 'wage_request_declined'],
    ['employer', 'wage_offer_agreed', 'wage_offer_declined'],
  ],
  'wages.certificate_requested': [['employer', 'wage_certificate_asked']],
  'wages.certificate_answered': [['labour', 'wage_certificate_certified', 'wage_certificate_declined']],
  'wages.certificate_revoked': [['labour', 'wage_certificate_revoked']],
  'wages.pay_day_reached': [
    ['employer', 'wage_pay_day_today'],
    ['labour', 'wage_pay_day_asked'],
  ],
  'wages.entry_lapsed': [
    ['employer', 'wage_claim_unanswered'],
    ['labour', 'wage_claim_counted'],
  ],
  'wages.answer_awaited': [
    ['employer', 'wage_claim_made'],
    ['labour', 'wage_payment_stated', 'wage_change_stated'],
  ],
  'rating.given': 'Neither side sees it before both have rated.',
  'rating.changed': 'Neither side sees it before both have rated.',
  'rating.revealed': [['either', 'rating_received']],
  'rating.contested': 'The user did it. A moderator decides.',
  'rating.hidden': [['either', 'review_hidden', 'contest_upheld']],
  'rating.kept': [['either', 'contest_dismissed']],
  'crew.invited': [['labour', 'crew_invited']],
  'crew.joined': [['labour', 'crew_joined']],
  'crew.left': [['labour', 'crew_left']],
  'crew.member_removed': [['labour', 'crew_removed']],
  'crew.leader_asked': [['labour', 'crew_leader_asked']],
  'crew.leader_changed': [['labour', 'crew_leader_changed']],
  'crew.ended': [['labour', 'crew_ended']],
  'crew.held': [['labour', 'crew_held']],
  'crew.released': [['labour', 'crew_released']],
  'bid.asked': [['labour', 'crew_bid_asked', 'call_crew_asked']],
  // The leader reads the answers on the page of the crew. A member whose code the leader typed is notified.
  'bid.answered': [['labour', 'crew_consented']],
  'bid.sent': [['labour', 'crew_bid_sent', 'call_crew_placed']],
  'bid.lapsed': [['labour', 'crew_bid_lapsed', 'call_crew_lapsed']],
  'experience.told': 'The user did it.',
};

const rows: readonly [string, readonly Recipient[] | Silent][] = Object.entries(table);
const kindsIn = (recipients: readonly Recipient[] | Silent) =>
  typeof recipients === 'string' ? [] : recipients.flatMap(([, ...kinds]) => kinds);
/**
 * Matches the names of handlers that insert notifications for users. Handlers for administrators insert none; they only
 * update open screens.
 */
const NOTIFIES = /^(?:notify_(?!admins_)|request_ratings$|match_job$)/;
const notifiersOf = (name: string) => {
  const known = rows.find(([event]) => event === name) && isName(name) ? reactionsTo(name) : null;
  return known
    ? [known.urgent, ...known.rest.map(({ handler }) => handler)].filter((one) => one && NOTIFIES.test(one))
    : [];
};
const isName = (name: string): name is EventName => Object.hasOwn(table, name);

describe('recipients table', () => {
  it('Every notification kind has a recipient and one of the five types', () => {
    expect([...new Set(rows.flatMap(([, recipients]) => kindsIn(recipients)))].sort()).toEqual(
      Object.keys(notificationKinds).sort(),
    );
    expect([...new Set(Object.values(notificationKinds))].sort()).toEqual([...notificationTypes].sort());
    expect([...notificationKind.options].sort()).toEqual(Object.keys(notificationKinds).sort());
  });

  it('Only the two kinds that ask for a rating have the type `rating_request`', () => {
    const requests = Object.entries(notificationKinds).filter(([, type]) => type === 'rating_request');
    expect(requests.map(([kind]) => kind)).toEqual(['employer_to_rate', 'applicant_to_rate']);
  });

  it.each(rows)('The table and the subscriptions agree about %s', (name, recipients) => {
    expect(notifiersOf(name).length > 0).toBe(typeof recipients !== 'string');
  });
});

const notification = z.object({ user_id: z.int(), kind: z.string(), application_id: z.nullable(z.int()) });

describe('application events', () => {
  const statuses = {
    'application.submitted': 'pending',
    'application.opened': 'under_review',
    'application.shortlisted': 'shortlisted',
    'application.messaged': 'shortlisted',
    'application.accepted': 'accepted',
    'application.rejected': 'rejected',
    'application.cancelled': 'cancelled',
    'application.withdrawn': 'withdrawn',
  } as const;
  const names = z.enum(Object.keys(statuses)).options.filter((name): name is keyof typeof statuses => name in statuses);

  it.each(names)('%s notifies only the right side, in its language, and links to the application', async (name) => {
    const employer = await buildEmployer(database.db, { language: 'hi' });
    const labour = await buildLabour(database.db, { language: 'en' });
    const job = await buildJob(database.db, { employer, title: 'Mason' });
    const application = await buildApplication(database.db, { job, labour, status: statuses[name] });
    await inTransaction(database.db, (tx) =>
      recordEvent(tx, { name, actor: { type: 'system', id: null }, payload: { application_id: application.id } }),
    );
    const { pushed } = await runTasks(database);
    const [recipients] = table[name];
    const [side, kind] = Array.isArray(recipients) ? recipients : [];
    const reader = side === 'employer' ? employer : labour;
    const written = await many(
      database.db,
      sql`select user_id, kind, application_id from notifications where application_id = ${application.id}`,
      notification,
    );
    expect(written).toEqual([{ user_id: reader.id, kind, application_id: application.id }]);
    const rings = pushed.filter(({ event }) => event === 'notification.created');
    expect(rings.map(({ rooms }) => rooms)).toEqual([[`user:${reader.id}`]]);
    const { message } = z.object({ message: z.string() }).parse(rings[0]?.payload);
    expect(/[\u0900-\u097f]/.test(message), message).toBe(side === 'employer');
  });
});

it('The notification of a contact reveal states the time in Indian time, in words', async () => {
  const application = await buildApplication(database.db, {
    job: await buildJob(database.db, { title: 'Mason' }),
    labour: await buildLabour(database.db, { language: 'hi' }),
  });
  const { id } = await one(
    database.db,
    sql`insert into contact_reveals (application_id, employer_id, labour_id, what)
      values (${application.id}, ${application.employer.id}, ${application.labour.id}, 'phone') returning id`,
    z.object({ id: z.int() }),
  );
  await inTransaction(database.db, async (tx) => {
    const payload = { application_id: application.id, reveal_id: id };
    const event = await recordEvent(tx, {
      name: 'application.contact_revealed',
      actor: { type: 'employer', id: application.employer.id },
      payload,
    });
    await run(tx, sql`update domain_events set recorded_at = '2026-01-26T18:42:00Z' where id = ${event}`);
  });
  const { pushed } = await runTasks(database);
  const ring = pushed.find(({ event }) => event === 'notification.created');
  expect(z.object({ message: z.string() }).parse(ring?.payload).message).toContain('(27 जनवरी, रात 12:12)');
});
