// Two people ask for everything that is known of them, then to be forgotten: their copies hold it all, and afterwards nothing does.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applicationEndpoints } from '#contracts/applications.ts';
import { jobEndpoints } from '#contracts/jobs.ts';
import { notificationEndpoints } from '#contracts/notifications.ts';
import { peopleEndpoints } from '#contracts/people.ts';
import { privacyEndpoints } from '#contracts/privacy.ts';
import type { FileKind } from '#contracts/reference.ts';
import { signinEndpoints } from '#contracts/signin.ts';
import { z } from '#contracts/z.ts';
import { keyedDigest } from '#platform/secrets.ts';
import { one, run, sql } from '#platform/sql.ts';
import { eraseDuePeople } from '#worker/privacy/erase-due.ts';
import { openOutbox } from '#worker/sms/outbox.ts';
import { type clientOf, useApi } from '../api.ts';
import { useDatabase } from '../database.ts';
import { buildJob, buildLabour, buildSession } from '../factories.ts';
import { passFor } from '../people.ts';
import { runTasks } from '../run-tasks.ts';
import { marketplaceSecrets } from '../secrets.ts';
import { testStorage, testStorageFolder } from '../storage.ts';
import { listeningLog, tracesInDatabase, tracesInFolder } from '../traces.ts';

type Client = ReturnType<typeof clientOf>;

const log = listeningLog();
const database = useDatabase();
const api = useApi(database, { log });
const folder = mkdtempSync(path.join(os.tmpdir(), 'kaamsetu-erasure-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const outbox = openOutbox(folder);

const labourWords = {
  phone: '9812345671',
  first_name: 'Qwertilal',
  last_name: 'Zzyadav',
  email: 'qz.planted@mail.example',
  address: '77 Plantedgali',
  mask: 'XXXX XXXX 9833',
  message: 'PLANTED message of a mason',
  reason: 'PLANTED reason to go',
  refusal: 'PLANTED words of a moderator',
  browser: 'PlantedBrowser · Phone',
  file_name: 'planted-resume',
  file_bytes: 'PLANTED bytes of a resume',
};
const feedback = 'PLANTED feedback to a mason';
const feedbackToStranger = 'PLANTED feedback to a stranger';
const employerWords = {
  phone: '9812345672',
  first_name: 'Vimleshwari',
  last_name: 'Xxthakur',
  company: 'Plantedcorp Infra',
  email: 'boss@plantedcorp.example',
  address: '5 Plantedmarg',
  gstin: '36UAOCN5109G3ZQ',
  mask: 'UAOCNXXXXG',
  description: 'PLANTED description, long enough to be posted.',
  requirements: 'PLANTED requirements',
  location: 'PLANTED gate',
  draft: 'PLANTED second job',
  file_name: 'planted-gst',
  file_bytes: 'PLANTED bytes of a certificate',
};
const aadhaar = '846581699833';
const pan = 'UAOCN5109G';
const digestOf = (type: string, number: string) =>
  keyedDigest(marketplaceSecrets.identity_key, type, number).toString('hex');
const digests = { labour: digestOf('aadhaar', aadhaar), employer: digestOf('pan', pan) };

/** A phone as it may be written. */
const spelled = (phone: string) => [
  phone,
  `${phone.slice(0, 5)} ${phone.slice(5)}`,
  `${phone.slice(0, 5)}-${phone.slice(5)}`,
  [...phone].join(' '),
];
const allTraces = {
  labour: [...Object.values(labourWords), ...spelled(labourWords.phone), feedback, digests.labour, aadhaar],
  employer: [
    ...Object.values(employerWords),
    ...spelled(employerWords.phone),
    feedbackToStranger,
    digests.employer,
    pan,
  ],
};

const known = z.object({ id: z.int() });
const idOf = async (phone: string) =>
  (await one(database.db, sql`select id from users where phone_number = ${`+91${phone}`}`, known)).id;

async function keepFile(
  userId: number,
  kind: FileKind,
  { file_name, file_bytes }: { file_name: string; file_bytes: string },
) {
  const key = `files/${kind}-${userId}`;
  await testStorage.put(key, Buffer.from(file_bytes), 'application/pdf');
  await run(
    database.db,
    sql`insert into files (user_id, kind, storage_key, name, content_type, size)
      values (${userId}, ${kind}, ${key}, ${`${file_name}.pdf`}, 'application/pdf', ${file_bytes.length})`,
  );
}

async function registerEmployer(): Promise<string> {
  const { phone, first_name, last_name, email, address, gstin, company } = employerWords;
  const pass = await passFor(api, database, `+91${phone}`);
  const { access_token } = await api.as(pass).ok(signinEndpoints.registerEmployer, {
    body: {
      ...{ phone_number: phone, first_name, last_name, email, address, gst_number: gstin, company_name: company },
      identity_type: 'pan',
      identity_number: pan,
    },
  });
  await keepFile(await idOf(phone), 'gst', employerWords);
  return access_token;
}

async function registerLabour(): Promise<string> {
  const { phone, first_name, last_name, email, address } = labourWords;
  const pass = await passFor(api, database, `+91${phone}`);
  const person = {
    phone_number: phone,
    first_name,
    last_name,
    email,
    state: 'Maharashtra',
    city: 'Pune',
    skills: ['mason' as const],
  };
  const { access_token } = await api
    .as(pass)
    .ok(signinEndpoints.registerLabour, { body: { ...person, identity_type: 'aadhaar', identity_number: aadhaar } });
  await api
    .as(access_token)
    .ok(peopleEndpoints.changeLabourProfile, { body: { address, gender: 'male', language: 'hi' } });
  const id = await idOf(phone);
  await keepFile(id, 'resume', labourWords);
  await run(database.db, sql`update sessions set device = ${labourWords.browser} where user_id = ${id}`);
  await run(
    database.db,
    sql`insert into identity_reviews (user_id, status, reason, decided_at) values (${id}, 'rejected', ${labourWords.refusal}, now())`,
  );
  await run(
    database.db,
    sql`insert into registration_passes (token_hash, phone_number, expires_at) values ('\x01', ${`+91${phone}`}, now())`,
  );
  return access_token;
}

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
  const deps = { db: database.db, log, storage: testStorage, forgetTexts: outbox.forget };
  await eraseDuePeople(deps, () => {});
  await runTasks(database, { log });
  await eraseDuePeople(deps, () => {});
};

const base64 = (text: string) => Buffer.from(text).toString('base64');

describe('a labour and an employer who know each other', () => {
  let labour: Client;
  let employer: Client;
  let stranger: Client;
  let applied: number;

  beforeAll(async () => {
    employer = api.as(await registerEmployer());
    labour = api.as(await registerLabour());
    const { description, requirements, location, company, draft } = employerWords;
    const post = {
      ...{ state: 'Maharashtra', city: 'Pune', salary_amount: 900, role: 'mason' as const },
      ...{ description, requirements, location },
    };
    const job = await employer.ok(jobEndpoints.postJob, { body: { ...post, title: `Mason at ${company}` } });
    await employer.ok(jobEndpoints.postJob, { body: { ...post, title: draft } });
    const another = await buildJob(database.db);
    stranger = api.as(await buildSession(database.db, await buildLabour(database.db, { first_name: 'Strangerine' })));
    const apply = async (who: Client, job_id: number, message: string) =>
      (await who.ok(applicationEndpoints.apply, { body: { job_id, message } })).id;
    applied = await apply(labour, job.id, labourWords.message);
    const theirs = await apply(stranger, job.id, 'Words of a stranger');
    const gone = await apply(labour, another.id, labourWords.message);
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
    await runTasks(database, { log });
    for (const { phone, first_name } of [labourWords, employerWords])
      await outbox.send({
        to: `+91${phone}`,
        ...{ template: 'otp', language: 'en', text: `For ${first_name}`, variables: { code: '1' }, reference: phone },
      });
  });

  it('are planted where the search looks, so that finding nothing means something', async () => {
    const found = (await tracesInDatabase(database.db, [...allTraces.labour, ...allTraces.employer])).join('\n');
    const { file_bytes: _l, ...labourRows } = labourWords;
    const { file_bytes: _e, ...employerRows } = employerWords;
    for (const word of [
      ...Object.values(labourRows),
      ...Object.values(employerRows),
      ...Object.values(digests),
      feedback,
    ])
      expect(found).toContain(word);
    expect(tracesInFolder(testStorageFolder, [labourWords.file_bytes, employerWords.file_bytes])).toHaveLength(2);
    expect(tracesInFolder(folder, [labourWords.phone, employerWords.phone])).toHaveLength(2);
  });

  it('each get everything of their own, and nothing of the other', async () => {
    const copies = { labour: await copyOf(labour), employer: await copyOf(employer) };
    for (const form of ['json', 'html'] as const) {
      const { file_bytes, ...words } = labourWords;
      for (const word of [...Object.values(words), base64(file_bytes), feedback])
        expect(copies.labour[form]).toContain(word);
      const { file_bytes: own, ...others } = employerWords;
      for (const word of [...Object.values(others), base64(own), feedback, feedbackToStranger])
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
    // The title of the job one applied to is a part of one's own application.
    const { company: _c, description: _d, mask: _p, ...ofEmployer } = employerWords;
    for (const word of [...secrets, ...Object.values(ofEmployer)])
      expect(Object.values(copies.labour).join()).not.toContain(word);
    for (const word of [...secrets, ...Object.values(ofLabour)])
      expect(Object.values(copies.employer).join()).not.toContain(word);
    expect(copies.labour.html).toContain('पहला नाम');
    expect(copies.employer.html).toContain('First name');
    expect(JSON.parse(copies.labour.json)).toMatchObject({ users: [{ first_name: labourWords.first_name }] });
  });

  it('the labour is forgotten, and the employer keeps their side of it', async () => {
    await labour.ok(privacyEndpoints.eraseAccount, {});
    await erase();
    expect(await tracesInDatabase(database.db, allTraces.labour)).toEqual([]);
    // What the employer wrote is in the copy of their own data, which goes by itself in some days.
    const written = allTraces.labour.filter((word) => word !== feedback);
    expect(tracesInFolder(testStorageFolder, written)).toEqual([]);
    expect(tracesInFolder(folder, allTraces.labour)).toEqual([]);
    expect(await labour.problem(privacyEndpoints.getPrivacy, {})).toMatchObject({ code: 'not_authenticated' });
    const { applications } = await employer.ok(applicationEndpoints.listApplicants, { query: {} });
    expect(applications.find(({ id }) => id === applied)).toMatchObject({
      status: 'withdrawn',
      message: null,
      applicant: { first_name: '', last_name: '' },
    });
    const { notifications } = await employer.ok(notificationEndpoints.listEmployer, { query: {} });
    expect(notifications.map(({ message }) => message)).toContainEqual(
      `Deleted user has taken back the application for “Mason at ${employerWords.company}”.`,
    );
  });

  it('the employer is forgotten, and who applied hears that it is over', async () => {
    await employer.ok(privacyEndpoints.eraseAccount, {});
    await erase();
    expect(await tracesInDatabase(database.db, allTraces.employer)).toEqual([]);
    expect(tracesInFolder(testStorageFolder, allTraces.employer)).toEqual([]);
    expect(tracesInFolder(folder, allTraces.employer)).toEqual([]);
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
      'Your application for “Mason at …” with Deleted user was closed.',
    );
    expect((await api.as().ok(jobEndpoints.listJobs, { query: {} })).jobs.map(({ title }) => title)).toEqual([
      'Mason for brick work',
    ]);
  });

  it('nothing of them was ever logged', () => {
    expect(log.lines.length).toBeGreaterThan(10);
    const said = log.lines.join('\n');
    expect(said).toContain('an account was erased');
    for (const word of [...allTraces.labour, ...allTraces.employer]) expect(said).not.toContain(word);
  });

  it('the phone begins anew, with another account', async () => {
    const token = await registerLabour();
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
