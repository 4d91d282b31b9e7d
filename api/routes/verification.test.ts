// Identity verification: documents, moderator decisions, and changes of name.
import { describe, expect, it } from 'vitest';
import { notificationEndpoints } from '#contracts/notifications.ts';
import { peopleEndpoints } from '#contracts/people.ts';
import { verificationEndpoints } from '#contracts/verification.ts';
import { z } from '#contracts/z.ts';
import type { Person } from '#marketplace/actor.ts';
import { reviewIdentity } from '#marketplace/people/actions/review-identity.ts';
import { listWaitingReviews } from '#marketplace/people/queries/reviews.ts';
import { many, one, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { buildEmployer, buildFile, buildLabour, buildSession } from '#testing/factories.ts';
import { runTasks } from '#testing/run-tasks.ts';
import { silentLog } from '#testing/silent-log.ts';
import { testStorage } from '#testing/storage.ts';

const database = useDatabase();
const api = useApi(database);
const { getVerification, submitVerification } = verificationEndpoints;
const { getLabourProfile, changeLabourProfile, getEmployerProfile, changeEmployerProfile } = peopleEndpoints;
const as = async (person: Person) => api.as(await buildSession(database.db, person));
const anybody = z.object({ id: z.int() });

async function pendingOf({ id }: Person): Promise<number> {
  const statement = sql`select id from identity_reviews where user_id = ${id} and status = 'pending'`;
  return (await one(database.db, statement, anybody)).id;
}

async function decide(review_id: number, verdict: 'verified' | 'rejected', reason?: string) {
  const deps = { db: database.db, log: silentLog, storage: testStorage };
  await reviewIdentity(deps, { review_id, verdict, reason, reviewer: 'Meera' });
}

/** Returns a user whose documents are in review. */
async function submitted(details: { first_name?: string } = {}) {
  const person = await buildLabour(database.db, details);
  const copy = await buildFile(database.db, person, 'identity');
  const me = await as(person);
  await me.ok(submitVerification, {});
  return { person, copy, me, review_id: await pendingOf(person) };
}

describe('submitted documents', () => {
  it('A submission without documents gets `document_required`', async () => {
    const labour = await buildLabour(database.db);
    await buildFile(database.db, labour, 'resume');
    const refused = { status: 422, error_codes: { document: ['document_required'] } };
    expect(await (await as(labour)).problem(submitVerification, {})).toMatchObject(refused);
    const employer = await buildEmployer(database.db);
    expect(await (await as(employer)).problem(submitVerification, {})).toMatchObject(refused);
    await buildFile(database.db, employer, 'gst');
    expect(await (await as(employer)).ok(submitVerification, {})).toMatchObject({
      review: { status: 'pending', reason: null, decided_at: null },
      identity: { status: 'pending' },
      documents: { gst: { name: 'paper.pdf' }, pan: null },
    });
  });

  it('A submission without an identity number is rejected', async () => {
    const person = await buildLabour(database.db, { incomplete: true });
    await buildFile(database.db, person, 'identity');
    const refused = await (await as(person)).problem(submitVerification, {});
    expect(refused.error_codes).toEqual({ identity_number: ['required'] });
  });

  it('Parallel submissions open one review', async () => {
    const person = await buildLabour(database.db);
    await buildFile(database.db, person, 'identity');
    const me = await as(person);
    await me.csrfToken();
    const answers = await Promise.all(Array.from({ length: 6 }, () => me.send(submitVerification, {})));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    expect(await me.problem(submitVerification, {})).toMatchObject({ status: 409, code: 'review_pending' });
  });
});

describe("a moderator's decision", () => {
  it('An approval adds the badge, notifies the user and deletes the document', async () => {
    const { person, me, copy, review_id } = await submitted();
    expect(await me.ok(getLabourProfile, { query: {} })).toMatchObject({
      verified: false,
      identity: { status: 'pending' },
    });
    await decide(review_id, 'verified');
    expect(await me.ok(getLabourProfile, { query: {} })).toMatchObject({
      verified: true,
      badges: ['phone_verified', 'identity_format_valid', 'identity_verified'],
      identity_document: null,
    });
    expect(await testStorage.get(copy.storage_key)).toBeNull();
    const { pushed } = await runTasks(database);
    expect(pushed.map(({ event, rooms }) => [event, rooms])).toContainEqual([
      'notification.created',
      [`user:${person.id}`],
    ]);
    const { notifications } = await me.ok(notificationEndpoints.listLabour, { query: {} });
    expect(notifications.filter(({ notification_type }) => notification_type === 'verification_request')).toHaveLength(
      2,
    );
    expect(await me.problem(submitVerification, {})).toMatchObject({ status: 409, code: 'identity_verified' });
  });

  it('A rejection needs a reason that the user reads, and the user may submit again', async () => {
    const { person, me, review_id } = await submitted();
    await expect(decide(review_id, 'rejected', ' ')).rejects.toMatchObject({ code: 'validation_failed' });
    await decide(review_id, 'rejected', 'The photo is too dark.');
    expect(await me.ok(getVerification, {})).toMatchObject({
      badges: ['phone_verified', 'identity_format_valid'],
      identity: { status: 'rejected' },
      documents: { identity: null },
      review: { status: 'rejected', reason: 'The photo is too dark.' },
    });
    await runTasks(database);
    const { notifications } = await me.ok(notificationEndpoints.listLabour, { query: {} });
    expect(notifications.map(({ message }) => message).join()).toContain('The photo is too dark.');
    await buildFile(database.db, person, 'identity');
    expect(await me.ok(submitVerification, {})).toMatchObject({ review: { status: 'pending', reason: null } });
  });

  it('Only the first of several parallel decisions counts', async () => {
    const { person, review_id } = await submitted();
    const verdicts = [0, 1, 2, 3].map((turn) =>
      turn % 2 === 0 ? decide(review_id, 'verified') : decide(review_id, 'rejected', 'No.'),
    );
    const outcomes = await Promise.allSettled(verdicts);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const events = await many(
      database.db,
      sql`select id from domain_events where name = 'identity.reviewed' and (payload ->> 'review_id')::bigint = ${review_id}`,
      anybody,
    );
    expect(events).toHaveLength(1);
    const same = sql`select r.user_id as id from identity_reviews r join identities i using (user_id)
      where r.id = ${review_id} and i.status = r.status and r.reviewer = 'Meera' and r.decided_at is not null`;
    expect((await one(database.db, same, anybody)).id).toBe(person.id);
    await expect(decide(review_id, 'verified')).rejects.toMatchObject({ code: 'invalid_transition' });
    await expect(decide(999_999, 'verified')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('The queue of identity reviews shows the data to compare, but no phone number', async () => {
    const { person, review_id } = await submitted({ first_name: 'Waiting' });
    const row = (await listWaitingReviews(database.db)).find(({ id }) => id === review_id);
    expect(row).toMatchObject({ first_name: 'Waiting', masked: 'XXXX XXXX 2346', documents: ['identity'] });
    expect(JSON.stringify(row)).not.toContain(person.phone?.slice(3));
  });
});

describe('a change of name', () => {
  it('A verified user who changes the name needs a new review', async () => {
    const { me, person, review_id } = await submitted();
    await decide(review_id, 'verified');
    await me.ok(changeLabourProfile, { body: { first_name: 'Ravi', city: 'Nashik' } });
    expect(await me.ok(getLabourProfile, { query: {} })).toMatchObject({ verified: true });
    const renamed = await me.ok(changeLabourProfile, { body: { first_name: 'Amitabh' } });
    expect(renamed).toMatchObject({ verified: false, identity: { status: 'pending' } });
    expect(await pendingOf(person)).not.toBe(review_id);
  });

  it('A change of name during a review replaces that review', async () => {
    const { me, person, review_id } = await submitted();
    await me.ok(changeLabourProfile, { body: { last_name: 'Bachchan' } });
    await expect(decide(review_id, 'verified')).rejects.toMatchObject({ code: 'not_found' });
    expect(await me.ok(getVerification, {})).toMatchObject({ identity: { status: 'pending' } });
    await decide(await pendingOf(person), 'verified');
  });

  it("A change of company name removes the employer's badges", async () => {
    const person = await buildEmployer(database.db);
    const me = await as(person);
    await buildFile(database.db, person, 'pan');
    await me.ok(submitVerification, {});
    await decide(await pendingOf(person), 'verified');
    const confirmed = await me.ok(getEmployerProfile, { query: {} });
    expect(confirmed.badges).toEqual(expect.arrayContaining(['identity_verified', 'document_reviewed']));
    expect(confirmed.pan_document).not.toBeNull();
    const renamed = await me.ok(changeEmployerProfile, { body: { company_name: 'Tata Steel' } });
    expect(renamed.badges).toEqual(['phone_verified', 'identity_format_valid']);
  });
});
