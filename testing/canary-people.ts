// Two users with unique words in every field. A search for these words after the erasure shows whether anything of the
// users is left.
import type { OwnJob } from '#contracts/job-shapes.ts';
import { jobEndpoints } from '#contracts/jobs.ts';
import { peopleEndpoints } from '#contracts/people.ts';
import type { FileKind } from '#contracts/reference.ts';
import { signinEndpoints } from '#contracts/signin.ts';
import { z } from '#contracts/z.ts';
import { keyedDigest } from '#platform/secrets.ts';
import { one, run, sql } from '#platform/sql.ts';
import type { clientOf, useApi } from './api.ts';
import type { TestDatabase } from './database.ts';
import { buildWorkPicture } from './factories.ts';
import { passFor } from './people.ts';
import { testSecrets } from './secrets.ts';
import { testStorage } from './storage.ts';

interface World {
  api: ReturnType<typeof useApi>;
  database: TestDatabase;
}

export const labourWords = {
  phone: '9812345671',
  first_name: 'Qwertilal',
  last_name: 'Zzyadav',
  email: 'qz.planted@mail.example',
  address: '77 Plantedgali',
  mask: 'XXXX XXXX 9833',
  message: 'PLANTED message of a mason',
  reason: 'PLANTED reason to go',
  complaint: 'PLANTED words of a report',
  grievance: 'PLANTED words of a grievance',
  call: 'PLANTED words on a call',
  search: 'PLANTED search',
  review: 'PLANTED words on an employer',
  contest: 'PLANTED words on a day',
  refusal: 'PLANTED words of a moderator',
  crew: 'PLANTED name of a crew',
  diary: 'PLANTED employer of a diary',
  browser: 'PlantedBrowser · Phone',
  file_name: 'planted-resume',
  file_bytes: 'PLANTED bytes of a resume',
  picture_bytes: 'PLANTED bytes of a picture',
};
export const feedback = 'PLANTED feedback to a mason';
export const feedbackToStranger = 'PLANTED feedback to a stranger';
export const employerWords = {
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
  notes: 'PLANTED notes on a mason',
  record: 'PLANTED words on a card',
  mark: 'PLANTED note on a person',
  file_name: 'planted-gst',
  file_bytes: 'PLANTED bytes of a certificate',
  picture_bytes: 'PLANTED bytes of a site',
};
export const aadhaar = '846581699833';
export const pan = 'UAOCN5109G';
const digestOf = (type: string, number: string) => keyedDigest(testSecrets.IDENTITY_KEY, type, number).toString('hex');
export const digests = { labour: digestOf('aadhaar', aadhaar), employer: digestOf('pan', pan) };

/** Returns the common spellings of a phone number. */
const spelled = (phone: string) => [
  phone,
  `${phone.slice(0, 5)} ${phone.slice(5)}`,
  `${phone.slice(0, 5)}-${phone.slice(5)}`,
  [...phone].join(' '),
];
/** All strings that must not be found after the erasure of the worker or the employer. */
export const allTraces = {
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
const idOf = async (database: TestDatabase, phone: string) =>
  (await one(database.db, sql`select id from users where phone_number = ${`+91${phone}`}`, known)).id;

interface PlantedFile {
  userId: number;
  kind: FileKind;
  file_name: string;
  file_bytes: string;
}

async function saveFile(database: TestDatabase, { userId, kind, file_name, file_bytes }: PlantedFile) {
  const key = `files/${kind}-${userId}`;
  await testStorage.put(key, Buffer.from(file_bytes), 'application/pdf');
  await run(
    database.db,
    sql`insert into files (user_id, kind, storage_key, name, content_type, size)
      values (${userId}, ${kind}, ${key}, ${`${file_name}.pdf`}, 'application/pdf', ${file_bytes.length})`,
  );
}

/** Registers the employer. Returns the session token. */
export async function registerEmployer({ api, database }: World): Promise<string> {
  const { phone, first_name, last_name, email, address, gstin, company } = employerWords;
  const pass = await passFor(api, database, `+91${phone}`);
  const { access_token } = await api.as(pass).ok(signinEndpoints.registerEmployer, {
    body: {
      phone_number: phone,
      first_name,
      last_name,
      email,
      address,
      gst_number: gstin,
      company_name: company,
      identity_type: 'pan',
      identity_number: pan,
    },
  });
  await saveFile(database, { userId: await idOf(database, phone), kind: 'gst', ...employerWords });
  return access_token;
}

/** Registers the worker. Returns the session token. */
export async function registerLabour({ api, database }: World): Promise<string> {
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
  const id = await idOf(database, phone);
  await saveFile(database, { userId: id, kind: 'resume', ...labourWords });
  await buildWorkPicture(database.db, { type: 'labour', id }, labourWords.picture_bytes);
  await run(database.db, sql`update sessions set device = ${labourWords.browser} where user_id = ${id}`);
  await run(
    database.db,
    sql`insert into identity_reviews (user_id, status, reason, decided_at) values (${id}, 'rejected', ${labourWords.refusal}, now())`,
  );
  await run(
    database.db,
    sql`insert into registration_passes (token_hash, phone_number, expires_at) values ('\x01', ${`+91${phone}`}, now())`,
  );
  await run(
    database.db,
    sql`insert into registration_tries (phone_number, address) values (${`+91${phone}`}, '203.0.113.7')`,
  );
  return access_token;
}

/** Stores a grievance of the worker, with a note of the grievance officer. */
async function keepGrievance({ db }: TestDatabase, applicationId: number): Promise<void> {
  const { grievance } = labourWords;
  await run(
    db,
    sql`with sent as (insert into grievances (ticket, code_hash, user_id, kind, words, due_ack_at, due_at)
        select 'G-PLNT-0001', sha256('code'), labour_id, 'fraud', ${grievance}, now() + interval '1 day', now() + interval '15 days'
        from applications where id = ${applicationId} returning id)
      insert into grievance_steps (grievance_id, kind, words) select id, 'noted', 'They say: ' || ${grievance}::text from sent`,
  );
}

/**
 * Stores further personal data of the worker: a saved search, a push subscription, a contested attendance day and an
 * unpublished review.
 */
export async function keepOfLabour(database: TestDatabase, applicationId: number): Promise<void> {
  const { db } = database;
  await keepGrievance(database, applicationId);
  const { search, browser, contest, review, crew, diary, first_name } = labourWords;
  await run(
    db,
    sql`insert into saved_searches (user_id, name, search, same, edition) select labour_id, ${search}, '{}', '', 1
      from applications where id = ${applicationId}`,
  );
  await run(
    db,
    sql`insert into push_subscriptions (user_id, endpoint, p256dh, auth, device)
      select labour_id, 'https://push.example/' || id, '', '', ${browser} from applications where id = ${applicationId}`,
  );
  await run(
    db,
    sql`with contested as (
        insert into attendance_days (application_id, day, state, via, contest, contested_at, contest_note)
        values (${applicationId}, current_date, 'absent', 'employer', 'open', now(), ${contest}) returning id)
      insert into phrase_lines (attendance_day_id, field, line, phrase, version, slots)
      select id, 'contest_note', ${contest}, 'other-site', 1, jsonb_build_object('place', ${contest}::text) from contested`,
  );
  await run(
    db,
    sql`insert into ratings (application_id, rater_id, ratee_id, rater_type, score, review)
      select id, labour_id, employer_id, 'labour', 4, ${review} from applications where id = ${applicationId}`,
  );
  await run(
    db,
    sql`with led as (insert into crews (name, leader_id, named_by) select ${crew}, labour_id, labour_id from applications where id = ${applicationId} returning id, leader_id)
      insert into crew_members (crew_id, labour_id) select id, leader_id from led`,
  );
  await run(
    db,
    sql`insert into diaries (labour_id, other_name) select labour_id, ${diary} from applications where id = ${applicationId}`,
  );
  await run(
    db,
    sql`with account as (
        insert into wage_accounts (application_id, labour_id, employer_id, first_day)
        select id, labour_id, employer_id, current_date from applications where id = ${applicationId}
        on conflict (application_id) do update set first_day = excluded.first_day returning id)
      insert into work_certificates (account_id, state, answered_at, facts)
      select id, 'certified', now(), jsonb_build_object('worker', ${first_name}::text, 'employer', ${employerWords.company}::text) from account`,
  );
}

/**
 * Posts two jobs with the words of the employer and returns the first. The first is edited once, so that an earlier
 * version exists as well, and its description begins with a phrase (a predefined, translated sentence). The second job
 * has another description, so a trace of the employer's description can only be from the first job.
 */
export async function postJobs(employer: ReturnType<typeof clientOf>): Promise<OwnJob> {
  const { description, requirements, location, company, draft } = employerWords;
  const post = {
    title: `Mason at ${company}`,
    state: 'Maharashtra',
    city: 'Pune',
    salary_amount: 900,
    salary_period: 'day' as const,
    role: 'mason' as const,
    description,
    location,
    phrases: { description: [{ phrase: 'bus-stop-near', slots: { place: location } }] },
  };
  const job = await employer.ok(jobEndpoints.postJob, { body: { ...post, requirements: 'To be told.' } });
  await employer.ok(jobEndpoints.editJob, { params: { job_uid: job.uid }, body: { ...post, requirements } });
  await employer.ok(jobEndpoints.postJob, {
    body: { ...post, title: draft, description: 'Brick work at another site.' },
  });
  return job;
}
