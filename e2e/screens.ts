// All screens of the product, with the users and records that they show.
import { beforeAll } from 'vitest';
import { z } from '#contracts/z.ts';
import { many, one, run, sql } from '#platform/sql.ts';
import { useConsoleRole } from '#testing/console.ts';
import { UNFILLED_WORKER } from '../bin/seed/details.ts';
import { employerPhone, workerPhone } from '../bin/seed/people.ts';
import { hasBrowser } from './browser.ts';
import { addCallLinks } from './call-links.ts';
import type { StoryProduct } from './product.ts';
import type { Ids, Screen, Who } from './screen.ts';
import { screensOfAccount } from './screens-of-accounts.ts';
import { screensOfAdmins } from './screens-of-admins.ts';
import { screensOfEmployers } from './screens-of-employers.ts';
import { screensOfVisitors } from './screens-of-visitors.ts';
import { screensOfWorkers } from './screens-of-workers.ts';
import { addThingsOfAdmins } from './things-of-admins.ts';

const job = z.object({ uid: z.string() });
const word = z.object({ word: z.string() });
const applicationRow = z.object({ id: z.int() });
/** The demo worker whose account is suspended in these tests. */
const SUSPENDED_WORKER = 9;

export const screens: readonly Screen[] = [
  ...screensOfVisitors,
  ...screensOfAccount('employer'),
  ...screensOfEmployers,
  ...screensOfAccount('worker'),
  ...screensOfWorkers,
  ...screensOfAdmins,
];

/** The phone number with which each role signs in; null for roles without one. */
const phones: Record<Who, string | null> = {
  visitor: null,
  employer: employerPhone(1),
  worker: workerPhone(1),
  newcomer: workerPhone(UNFILLED_WORKER),
  suspended: workerPhone(SUSPENDED_WORKER),
  admin: null,
};

/** Returns how a role starts its visit: signed in by phone number, as a superuser, or signed out. */
export function comesAs(who: Who): { as?: string; asAdmin?: 'superuser' } {
  if (who === 'admin') return { asAdmin: 'superuser' };
  const phone = phones[who];
  return phone ? { as: phone } : {};
}

/**
 * Adds one report in each status. The reported user of the second report and the reported job of the third report no
 * longer exist.
 */
async function addReports(product: StoryProduct, phone: string, mark: string): Promise<void> {
  const { db } = product.database;
  const reporter = sql`select id from users where phone_number = ${phone}`;
  const target = sql`select id from users where phone_number in (${employerPhone(2)}, ${workerPhone(2)}) and id <> (${reporter}) order by id limit 1`;
  await run(
    db,
    sql`insert into reports (case_number, reporter_id, target_type, target_user_id, reason, details, status, outcome, decided_at) values
      (${`KS-AA${mark}-29QD`}, (${reporter}), 'user', (${target}), 'money_asked', 'Asked for 500', 'open', null, null),
      (${`KS-BB${mark}-29QD`}, (${reporter}), 'user', null, 'harassment', null, 'upheld', 'Shut out', now()),
      (${`KS-CC${mark}-29QD`}, (${reporter}), 'job', null, 'fake', null, 'dismissed', null, now())`,
  );
}

/** Adds a crew that a moderator holds. */
async function addHeldCrew(product: StoryProduct): Promise<void> {
  const leader = sql`select id from users where phone_number = ${workerPhone(3)}`;
  await run(
    product.database.db,
    sql`with held as (insert into crews (name, leader_id, named_by, state, held_at)
        select 'Shivaji Toli', id, id, 'held', now() from (${leader}) l returning id, leader_id)
      insert into crew_members (crew_id, labour_id) select id, leader_id from held`,
  );
}

/**
 * Returns the texts that users wrote, including drafts that earlier screens saved. The language check must ignore these
 * texts.
 */
export async function ownWords(product: StoryProduct): Promise<ReadonlySet<string>> {
  const people = sql`select title as word from jobs union select company_name from employer_profiles where company_name is not null
    union select first_name from users union select first_name || ' ' || last_name from users
    union select details from reports where details is not null union select outcome from reports where outcome is not null union select location from jobs where location is not null
    union select description from jobs where is_call union select name from crews
    union select '“' || message || '”' from applications where message is not null union select '“' || feedback || '”' from application_status_history where feedback is not null`;
  return new Set((await many(product.database.db, people, word)).map((row) => row.word));
}

/** Registers a hook that finds the ids for the paths of screens, and adds records that the demo lacks. */
export function useIds(product: StoryProduct): Ids {
  // A shared product has a database only while hooks and tests run, so the hooks read it.
  useConsoleRole({
    get db() {
      return product.database.db;
    },
    get url() {
      return product.database.url;
    },
  });
  const ids: Ids = {
    job: '',
    hired: '',
    application: 0,
    call: '',
    fullCall: '',
    openLink: '',
    answeredLink: '',
    review: 0,
    grievance: 0,
    breach: 0,
    jobNumber: 0,
  };
  beforeAll(async () => {
    if (!hasBrowser) return;
    const { db } = product.database;
    const phone = employerPhone(1);
    const employer = sql`select id from users where phone_number = ${phone}`;
    ids.job = (
      await one(
        db,
        sql`select uid from jobs where employer_id = (${employer}) and status = 'active' order by id limit 1`,
        job,
      )
    ).uid;
    ids.application = (
      await one(
        db,
        sql`select id from applications where employer_id = (${employer}) and status = 'shortlisted'
          and labour_id = (select id from users where phone_number = ${workerPhone(1)}) order by id limit 1`,
        applicationRow,
      )
    ).id;
    ids.hired = (
      await one(
        db,
        sql`select j.uid from jobs j join applications a on a.job_id = j.id
          where j.employer_id = (${employer}) and a.status = 'accepted' order by j.id limit 1`,
        job,
      )
    ).uid;
    const callOn = async (day: number) =>
      (
        await one(
          db,
          sql`select uid from jobs where is_call and status = 'active'
            and start_date = (created_at at time zone 'Asia/Kolkata')::date + ${day}::int`,
          job,
        )
      ).uid;
    ids.call = await callOn(1);
    ids.fullCall = await callOn(3);
    Object.assign(ids, await addCallLinks(db));
    Object.assign(ids, await addThingsOfAdmins(db, { job: ids.job, phone: workerPhone(2) }));
    const suspended = sql`phone_number = ${workerPhone(SUSPENDED_WORKER)}`;
    await run(
      db,
      sql`update users set suspended_at = now(), suspended_reason = 'Asked for 500 first' where ${suspended}`,
    );
    await addReports(product, phone, 'EM');
    await addReports(product, workerPhone(1), 'WK');
    await addHeldCrew(product);
  });
  return ids;
}
