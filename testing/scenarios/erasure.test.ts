// Tests data export and erasure end to end: the exported copies of two users contain all their personal data, and after
// the erasure nothing stores any of it.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applicationEndpoints } from '#contracts/applications.ts';
import { bidEndpoints } from '#contracts/bids.ts';
import { contactEndpoints } from '#contracts/contact.ts';
import { crewEndpoints } from '#contracts/crews.ts';
import { jobEndpoints } from '#contracts/jobs.ts';
import { notificationEndpoints } from '#contracts/notifications.ts';
import { peopleEndpoints } from '#contracts/people.ts';
import { privacyEndpoints } from '#contracts/privacy.ts';
import { reportEndpoints } from '#contracts/reports.ts';
import { z } from '#contracts/z.ts';
import { phoneDigest } from '#marketplace/crews/actions/show.ts';
import { type PersonalTable, personalTables } from '#marketplace/privacy/tables.ts';
import { many, one, run, sql } from '#platform/sql.ts';
import { eraseDuePeople } from '#worker/privacy/erase-due.ts';
import { createOutbox } from '#worker/sms/outbox.ts';
import type { Translator } from '#worker/translate/translator.ts';
import { type clientOf, useApi } from '../api.ts';
import {
  aadhaar,
  allTraces,
  digests,
  employerWords,
  feedback,
  feedbackToStranger,
  keepOfLabour,
  labourWords,
  pan,
  postJobs,
  registerEmployer,
  registerLabour,
} from '../canary-people.ts';
import { useDatabase } from '../database.ts';
import { buildCrew, buildJob, buildJobPicture, buildLabour, buildSession } from '../factories.ts';
import { runTasks } from '../run-tasks.ts';
import { marketplaceSecrets } from '../secrets.ts';
import { testStorage, testStorageFolder } from '../storage.ts';
import { listeningLog, tracesInDatabase, tracesInFolder } from '../traces.ts';

type Client = ReturnType<typeof clientOf>;

const known = z.object({ id: z.int() });
const log = listeningLog();
const database = useDatabase();
const api = useApi(database, { log });
const folder = mkdtempSync(path.join(os.tmpdir(), 'kaamsetu-erasure-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const outbox = createOutbox(folder);

async function copyOf(client: Client): Promise<{ json: string; html: string }> {
  expect(await client.ok(privacyEndpoints.getExport, {})).toMatchObject({ status: 'pending' });
  await runTasks(database, { log });
  expect(await client.ok(privacyEndpoints.getExport, {})).toMatchObject({ status: 'ready' });
  const read = async (format: 'json' | 'html') =>
    (await client.send(privacyEndpoints.getExportFile, { query: { format } })).text();
  return { json: await read('json'), html: await read('html') };
}

const erase = async () => {
  await run(database.db, sql`update data_requests set due_at = now() where kind = 'erasure' and status = 'pending'`);
  const deps = { db: database.db, log, secrets: marketplaceSecrets, storage: testStorage, deleteSms: outbox.delete };
  await eraseDuePeople(deps, () => {});
  await runTasks(database, { log });
  await eraseDuePeople(deps, () => {});
};

/** A translator that returns its input, marked with the target language. */
const echo: Translator = {
  name: 'echo',
  translate: async (texts, { to }) => ({ result: 'translated', texts: texts.map((text) => `[${to}] ${text}`) }),
};

/** Counts remaining rows about erased users in tables without user-written text, which a search for words misses. */
async function wordlessRows(): Promise<number> {
  const left = await one(
    database.db,
    sql`select ((select count(*) from labour_profiles p join users u on u.id = p.user_id where u.erased_at is not null)
      + (select count(*) from data_requests d join users u on u.id = d.user_id where u.erased_at is not null and json_key is not null)
      + (select count(*) from sessions s join users u on u.id = s.user_id where u.erased_at is not null)
      + (select count(*) from work_pictures w join users u on u.id = w.user_id where u.erased_at is not null)
      + (select count(*) from job_pictures p join jobs j on j.id = p.job_id join users u on u.id = j.employer_id where u.erased_at is not null)
      + (select count(*) from saved_jobs s join users u on u.id = s.user_id where u.erased_at is not null)
      + (select count(*) from contact_reveals s join users u on u.id = s.labour_id where u.erased_at is not null)
      + (select count(*) from idempotency_keys s join users u on u.id = s.user_id where u.erased_at is not null)
      + (select count(*) from job_search s join jobs j on j.id = s.job_id join users u on u.id = j.employer_id
        where u.erased_at is not null))::int as id`,
    known,
  );
  return left.id;
}

/** Stores notes that the worker and the employer write about each other for an application. */
async function speakOf({ labour, employer }: { labour: Client; employer: Client }, application_id: string) {
  const params = { application_id };
  await labour.ok(contactEndpoints.confirmContact, { params, body: { contacted: true, notes: labourWords.call } });
  await employer.ok(contactEndpoints.revealContact, { params });
  await employer.ok(contactEndpoints.recordVerification, {
    params,
    body: { contact_methods_verified: ['phone'], identity_match: true, notes: employerWords.record },
  });
  await employer.ok(applicationEndpoints.setApplicantNotes, { params, body: { notes: employerWords.notes } });
}

/**
 * Adds another worker to the crew of the worker and asks this member for a job, so that notifications of the member name
 * the worker. Another crew has invited the worker's number before the worker registered.
 */
async function goTogether(
  { labour, member }: { labour: Client; member: Client },
  { phone_number, job_uid }: { phone_number: string; job_uid: string },
) {
  const crew_uid = (await labour.ok(crewEndpoints.listCrews, {})).crews[0]?.uid ?? '';
  const params = { crew_uid };
  await labour.ok(crewEndpoints.inviteToCrew, { params, body: { phone_number } });
  await runTasks(database, { log, translator: echo });
  const { members } = await member.ok(crewEndpoints.joinCrew, { params });
  const ids = members.flatMap(({ labour_id, is_you }) => (is_you ? [labour_id] : []));
  await labour.ok(bidEndpoints.placeBid, { body: { crew_uid, job_uid, min_members: 2, members: ids } });
  const other = await buildCrew(database.db);
  const digest = phoneDigest({ secrets: marketplaceSecrets }, `+91${labourWords.phone}`);
  await run(
    database.db,
    sql`insert into crew_invites (crew_id, invited_by, phone_digest) values (${other.id}, ${other.leader.id}, ${digest})`,
  );
}

/** Returns the kinds of the crew notifications that name a user. */
const namingKinds = async () =>
  (
    await many(
      database.db,
      sql`select kind from notifications where kind like 'crew\\_%' and params ->> 'person' like ${`${labourWords.first_name}%`} order by id`,
      z.object({ kind: z.string() }),
    )
  ).map(({ kind }) => kind);

const base64 = (text: string) => Buffer.from(text).toString('base64');

describe('Erasure of a worker and an employer who know each other', () => {
  let labour: Client;
  let employer: Client;
  let stranger: Client;
  let applied: number;

  beforeAll(async () => {
    employer = api.as(await registerEmployer({ api, database }));
    labour = api.as(await registerLabour({ api, database }));
    const job = await postJobs(employer);
    await buildJobPicture(database.db, job.id, employerWords.picture_bytes);
    const another = await buildJob(database.db);
    const colleague = await buildLabour(database.db, { first_name: 'Strangerine' });
    stranger = api.as(await buildSession(database.db, colleague));
    const apply = async (who: Client, job_id: number, message: string) =>
      (await who.ok(applicationEndpoints.apply, { body: { job_id, message } })).id;
    applied = await apply(labour, job.id, labourWords.message);
    const theirs = await apply(stranger, job.id, 'Words of a stranger');
    const gone = await apply(labour, another.id, labourWords.message);
    await labour.ok(reportEndpoints.sendReport, {
      body: { target_type: 'job', target_id: job.uid, reason: 'other', details: labourWords.complaint },
    });
    await labour.ok(applicationEndpoints.withdraw, {
      params: { application_id: String(gone) },
      body: { reason: labourWords.reason },
    });
    for (const [id, employer_feedback] of [
      [applied, feedback],
      [theirs, feedbackToStranger],
    ] as const)
      await employer.ok(applicationEndpoints.setApplicationStatus, {
        params: { application_id: String(id) },
        body: { status: 'shortlisted', employer_feedback },
      });
    await speakOf({ labour, employer }, String(applied));
    await keepOfLabour(database, applied);
    await goTogether({ labour, member: stranger }, { phone_number: colleague.phone ?? '', job_uid: another.uid });
    await run(
      database.db,
      sql`insert into people_marks (owner_id, other_id, note) select employer_id, labour_id, ${employerWords.mark} from applications where id = ${applied}`,
    );
    await runTasks(database, { log, translator: echo });
    for (const { phone, first_name } of [labourWords, employerWords])
      await outbox.send({
        to: `+91${phone}`,
        template: 'otp',
        language: 'en',
        text: `For ${first_name}`,
        variables: { code: '1' },
        reference: phone,
      });
  });

  it('The search finds all planted personal data before erasure', async () => {
    const found = (await tracesInDatabase(database.db, [...allTraces.labour, ...allTraces.employer])).join('\n');
    const { file_bytes: _l, picture_bytes: _p, ...labourRows } = labourWords;
    const { file_bytes: _e, picture_bytes: _s, ...employerRows } = employerWords;
    for (const word of [
      ...Object.values(labourRows),
      ...Object.values(employerRows),
      ...Object.values(digests),
      feedback,
    ])
      expect(found).toContain(word);
    const tables = Object.entries<PersonalTable>(personalTables).flatMap(([table, { erased }]) =>
      'why' in erased ? [] : [table],
    );
    // Tables that may keep rows about an erased user, because they contain only numbers, days, codes of lists and keys.
    const wordless = [
      'labour_profiles',
      'data_requests',
      'file_uploads',
      'work_pictures',
      'job_pictures',
      'saved_jobs',
      'call_people',
      'call_links',
      'call_seats',
      'bookings',
      'free_days',
      'crew_invites',
      'crew_members',
      'crew_bids',
      'crew_bid_members',
      'crew_ticks',
      'crew_pay_answers',
      'wage_sheet_requests',
      'job_search',
      'job_posting',
      'job_invitations',
      'contact_reveals',
      'idempotency_keys',
      'reputations',
      'returning_checks',
      'attendance_secrets',
      'wage_accounts',
      'documents',
      'employer_reminders',
      'breach_listed',
      'notification_repeats',
      'old_notifications',
      'notice_texts',
    ];
    for (const table of tables.filter((name) => !wordless.includes(name))) expect(found).toContain(`public.${table}: `);
    expect(await namingKinds()).toEqual(['crew_invited', 'crew_bid_asked']);
    const bytes = [labourWords, employerWords].flatMap((words) => [words.file_bytes, words.picture_bytes]);
    expect(tracesInFolder(testStorageFolder, bytes)).toHaveLength(4);
    expect(tracesInFolder(folder, [labourWords.phone, employerWords.phone])).toHaveLength(2);
  });

  it('The copies contain all personal data of their owner and none of the other person', async () => {
    const copies = { labour: await copyOf(labour), employer: await copyOf(employer) };
    for (const form of ['json', 'html'] as const) {
      const { file_bytes, picture_bytes, ...words } = labourWords;
      for (const word of [...Object.values(words), base64(file_bytes), base64(picture_bytes), feedback])
        expect(copies.labour[form]).toContain(word);
      const { file_bytes: own, picture_bytes: site, ...others } = employerWords;
      for (const word of [...Object.values(others), base64(own), base64(site), feedback, feedbackToStranger])
        expect(copies.employer[form]).toContain(word);
    }
    const secrets = [
      ...Object.values(digests),
      aadhaar,
      `"${pan}"`,
      'token_hash',
      'storage_key',
      'code_hash',
      'Strangerine',
      'Words of a stranger',
    ];
    const { mask: _m, ...ofLabour } = labourWords;
    // Leave out these words of the employer, because the worker's own applications and notifications contain them.
    const { company: _c, description: _d, draft: _t, mask: _p, ...ofEmployer } = employerWords;
    for (const word of [...secrets, ...Object.values(ofEmployer)])
      expect(Object.values(copies.labour).join()).not.toContain(word);
    for (const word of [...secrets, ...Object.values(ofLabour)])
      expect(Object.values(copies.employer).join()).not.toContain(word);
    expect(copies.labour.html).toContain('पहला नाम');
    expect(copies.employer.html).toContain('First name');
    expect(JSON.parse(copies.labour.json)).toMatchObject({ users: [{ first_name: labourWords.first_name }] });
  });

  it("Erasure of the worker leaves no trace, and the employer keeps the application without the worker's data", async () => {
    await labour.ok(privacyEndpoints.eraseAccount, {});
    await erase();
    expect(await tracesInDatabase(database.db, allTraces.labour)).toEqual([]);
    // The employer's feedback about the worker remains in the employer's exported copy, which expires after some days.
    const written = allTraces.labour.filter((word) => word !== feedback);
    expect(tracesInFolder(testStorageFolder, written)).toEqual([]);
    expect(tracesInFolder(folder, allTraces.labour)).toEqual([]);
    expect(await labour.problem(privacyEndpoints.getPrivacy, {})).toMatchObject({ code: 'not_authenticated' });
    expect(await wordlessRows()).toBe(0);
    const { applications } = await employer.ok(applicationEndpoints.listApplicants, { query: {} });
    expect(applications.find(({ id }) => id === applied)).toMatchObject({
      status: 'withdrawn',
      message: null,
      applicant: { first_name: '', last_name: '' },
    });
    const { notifications } = await employer.ok(notificationEndpoints.listEmployer, { query: {} });
    expect(notifications.map(({ message }) => message)).toContainEqual(
      `Deleted user has withdrawn the application for “Mason at ${employerWords.company}”.`,
    );
  });

  it("Erasure of a leader ends the crew of two and its bid, and deletes the invitations of the leader's number", async () => {
    const { crews } = await stranger.ok(crewEndpoints.listCrews, {});
    expect(crews).toEqual([]);
    expect((await stranger.ok(bidEndpoints.listBids, { query: {} })).bids).toEqual([]);
    const { notifications } = await stranger.ok(notificationEndpoints.listLabour, { query: {} });
    expect(notifications.map(({ title }) => title)).toContain('Your crew has ended');
    const invites = await one(database.db, sql`select count(*)::int as id from crew_invites`, known);
    expect(invites.id).toBe(0);
  });

  it('Erasure of the employer leaves no trace and cancels open applications', async () => {
    await employer.ok(privacyEndpoints.eraseAccount, {});
    await erase();
    expect(await tracesInDatabase(database.db, allTraces.employer)).toEqual([]);
    expect(tracesInFolder(testStorageFolder, allTraces.employer)).toEqual([]);
    expect(tracesInFolder(folder, allTraces.employer)).toEqual([]);
    expect(await wordlessRows()).toBe(0);
    const { applications } = await stranger.ok(applicationEndpoints.listMyApplications, { query: {} });
    expect(applications).toMatchObject([
      {
        status: 'cancelled',
        employer: { company_name: null, first_name: '' },
        job: { title: 'Mason at …', status: 'removed' },
      },
    ]);
    const { notifications } = await stranger.ok(notificationEndpoints.listLabour, { query: {} });
    expect(notifications.map(({ message }) => message)).toContain(
      'Your application for “Mason at …” with Deleted user was cancelled. The reason: The job was closed.',
    );
    expect((await api.as().ok(jobEndpoints.listJobs, { query: {} })).jobs.map(({ title }) => title)).toEqual([
      'Mason for brick work',
    ]);
  });

  it('The log contains no personal data of either person', () => {
    expect(log.lines.length).toBeGreaterThan(10);
    const said = log.lines.join('\n');
    expect(said).toContain('an account was erased');
    for (const word of [...allTraces.labour, ...allTraces.employer]) expect(said).not.toContain(word);
  });

  it('The phone number of an erased account can register a new account', async () => {
    const token = await registerLabour({ api, database });
    const { first_name, id } = await api.as(token).ok(peopleEndpoints.getLabourProfile, { query: {} });
    expect(first_name).toBe(labourWords.first_name);
    const tombstones = await one(
      database.db,
      sql`select count(*)::int as id from users where erased_at is not null and id <> ${id}`,
      known,
    );
    expect(tombstones.id).toBe(2);
  });
});
