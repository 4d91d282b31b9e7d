// The demo: its data, and that a second seed changes nothing.
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { gstinIsValid } from '#contracts/identity.ts';
import { jobPost } from '#contracts/job-post.ts';
import { languageCodes } from '#contracts/languages.ts';
import { applicationStatuses, jobStatuses, userType } from '#contracts/reference.ts';
import { roles } from '#contracts/roles.ts';
import { phoneNumber } from '#contracts/values.ts';
import { z } from '#contracts/z.ts';
import { transitions } from '#marketplace/applications/rules.ts';
import { showCalendar } from '#marketplace/calls/actions/days.ts';
import { showCalls } from '#marketplace/calls/actions/show.ts';
import { stepDueCalls } from '#marketplace/calls/actions/step-call.ts';
import { isOpen } from '#marketplace/jobs/queries/columns.ts';
import { showEmployerProfile, showLabourProfile } from '#marketplace/people/actions/profile.ts';
import { listReviewDocuments, listWaitingReviews } from '#marketplace/people/queries/reviews.ts';
import { findPlace } from '#marketplace/places/places.ts';
import { lintPost } from '#marketplace/trust/lint.ts';
import { payComparison } from '#marketplace/trust/queries.ts';
import { many, one, run, sql } from '#platform/sql.ts';
import { useDatabase } from '#testing/database.ts';
import { testStorage } from '#testing/storage.ts';
import { endJobs } from '#worker/housekeeping/end-jobs.ts';
import { demoPeople } from './demo-people.ts';
import { UNFILLED_WORKER } from './details.ts';
import { detailsOfJob } from './job-details.ts';
import { employers, workerPhone, workers } from './people.ts';
import { demoJobs, seedDemo } from './seed-demo.ts';
import { demoTestimonials } from './testimonials.ts';
import { applicationsOf } from './timeline.ts';

/** Number of trades that have a picture. The demo has a job for each of them. */
const COMMONEST = 24;

const database = useDatabase();

const workerId = async (number: number) =>
  (
    await one(
      database.db,
      sql`select id from users where phone_number = ${workerPhone(number)}`,
      z.object({ id: z.int() }),
    )
  ).id;
const options = () => ({
  db: database.db,
  identityKey: 'a key for tests, long enough to be one',
  adsFile: path.resolve('bin/seed/ads/nira-agency.jsonl'),
  picturesFolder: path.resolve('bin/seed/pictures'),
  storage: testStorage,
});

describe('demo data', () => {
  it('The demo has 12 employers and 40 workers in five states, each in a known place', async () => {
    expect([employers.length, workers.length]).toEqual([12, 40]);
    const people = [...employers, ...workers];
    expect(new Set(people.map(({ state }) => state)).size).toBe(5);
    const lost = [];
    for (const { city, state } of people) if (!(await findPlace(city, state))) lost.push(city);
    expect(lost).toEqual([]);
  });

  it('The demo has 115 valid job posts', () => {
    expect(demoJobs).toHaveLength(115);
    const refused = demoJobs.filter(({ key: _key, employer: _employer, age: _age, status: _status, ...post }) => {
      return !jobPost.safeParse(post).success;
    });
    expect(refused.map(({ key }) => key)).toEqual([]);
    expect(new Set(demoJobs.map(({ key }) => key)).size).toBe(115);
  });

  it('The trust check approves all demo jobs except the held one', () => {
    const marked = demoJobs.flatMap((job) => lintPost({ ...job }).map(({ code }) => [job.key, code]));
    expect(marked).toEqual([['waterproofing-aundh', 'phone']]);
  });

  it('The demo jobs use six scripts and cover the most common trades', () => {
    const text = demoJobs.map(({ title }) => title).join(' ');
    for (const script of ['Deva', 'Taml', 'Telu', 'Beng', 'Mlym', 'Latn']) {
      expect(text).toMatch(new RegExp(`\\p{Script=${script}}`, 'u'));
    }
    const offered = new Set(demoJobs.map(({ role }) => role));
    expect(roles.slice(0, COMMONEST).filter(({ slug }) => !offered.has(slug))).toEqual([]);
  });

  it('The demo applications follow the allowed status transitions in order of time, after their job was posted', () => {
    for (const application of applicationsOf(demoJobs)) {
      const job = demoJobs.find(({ key }) => key === application.job);
      expect(application.sent).toBeLessThanOrEqual(job?.age ?? Number.POSITIVE_INFINITY);
      for (const [index, step] of application.steps.entries()) {
        const before = application.steps[index - 1];
        if (!before || step.from_status === null) continue;
        expect(transitions[step.from_status][step.to_status]).toContain(step.actor);
        expect(step.hours).toBeLessThanOrEqual(before.hours);
      }
    }
  });

  it('The demo testimonials are marked as examples in every language', () => {
    const marks = /\((example|उदाहरण|எடுத்துக்காட்டு|ఉదాహరణ|উদাহরণ|ഉദാഹരണം)\)$/;
    const wrong = demoTestimonials.flatMap(({ name, ...rest }) =>
      languageCodes.filter((code) => {
        const texts = [name, ...Object.values(rest)].map((one) => (typeof one === 'string' ? one : one[code]));
        const strange = code !== 'en' && /[A-Za-z]/.test(texts.join(' '));
        return texts.includes(undefined) || strange || !marks.test(texts[0] ?? '');
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('The demo sign-in numbers are valid phone numbers', () => {
    expect(demoPeople.map((person) => phoneNumber.safeParse(person.phone_number).success)).not.toContain(false);
    expect(demoPeople.slice(0, 2).map(({ user_type }) => user_type)).toEqual(['employer', 'labour']);
  });
});

describe('seedDemo in an empty database', () => {
  const counted = z.object({ employers: z.int(), workers: z.int(), jobs: z.int(), unread: z.int(), read: z.int() });
  const count = () =>
    one(
      database.db,
      sql`select (select count(*) from users where user_type = 'employer' and phone_number is not null)::int as employers,
        (select count(*) from users where user_type = 'labour')::int as workers, (select count(*) from jobs)::int as jobs,
        (select count(*) from notifications where not is_read)::int as unread,
        (select count(*) from notifications where is_read)::int as read`,
      counted,
    );

  beforeAll(async () => {
    expect(await seedDemo(options())).toBe(true);
  });

  it('The seeded demo has 12 employers, 40 workers, 124 jobs, and read and unread notifications', async () => {
    const { unread, read, ...rest } = await count();
    expect(rest).toEqual({ employers: 12, workers: 40, jobs: 124 });
    expect(Math.min(unread, read)).toBeGreaterThan(20);
  });

  it('Six demo workers show pictures of their work, whose stored bytes have the size in the row', async () => {
    const pictures = await many(
      database.db,
      sql`select user_id, storage_key, width, height, size from work_pictures order by id`,
      z.object({ user_id: z.int(), storage_key: z.string(), width: z.int(), height: z.int(), size: z.int() }),
    );
    expect([pictures.length, new Set(pictures.map(({ user_id }) => user_id)).size]).toEqual([9, 6]);
    for (const { storage_key, width, height, size } of pictures) {
      const bytes = await buffer((await testStorage.get(storage_key)) ?? expect.fail('the bytes are missing'));
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width, height });
      expect(bytes.length).toBe(size);
    }
  });

  it('Demo jobs of verified employers show pictures of the site, and one picture waits for review', async () => {
    const pictures = await many(
      database.db,
      sql`select p.status, count(*)::int as total, count(distinct p.job_id)::int as jobs from job_pictures p
        group by p.status order by p.status`,
      z.object({ status: z.string(), total: z.int(), jobs: z.int() }),
    );
    expect(pictures).toEqual([
      { status: 'shown', total: 7, jobs: 5 },
      { status: 'waiting', total: 1, jobs: 1 },
    ]);
  });

  it('22 demo jobs state the schooling that they need', async () => {
    const { schooled } = await one(
      database.db,
      sql`select count(*)::int as schooled from jobs where schooling is not null and source_id = any(${demoJobs.map(({ key }) => key)})`,
      z.object({ schooled: z.int() }),
    );
    expect(schooled).toBe(22);
  });

  it('The seeded demo has 60 open jobs, and at least 30 of them can be compared with the pay of five jobs or more', async () => {
    const found = await one(
      database.db,
      sql`select count(*)::int as open, count(*) filter (where ${payComparison} is not null)::int as compared,
          (select min(sample) from pay_medians) as sample
        from jobs j where ${isOpen}`,
      z.object({ open: z.int(), compared: z.int(), sample: z.int() }),
    );
    expect(found.open).toBe(60);
    expect(found.compared).toBeGreaterThanOrEqual(30);
    expect(found.sample).toBeGreaterThanOrEqual(5);
  });

  it('No demo user posts, applies, decides, rates or registers at night, in India, or in the future', async () => {
    // The calls begin when the demo is seeded, because their rounds are of this minute.
    const ofCalls = sql`(select a.id from applications a join jobs j on j.id = a.job_id where j.is_call)`;
    const times = [
      sql`select 'job' as what, created_at as at from jobs where not is_call`,
      sql`select 'job history', at from job_history`,
      sql`select 'application', created_at from applications where id not in ${ofCalls}`,
      sql`select 'decision', created_at from application_status_history where application_id not in ${ofCalls}`,
      sql`select 'notification', created_at from notifications`,
      sql`select 'rating', created_at from ratings`,
      sql`select 'phone number', at from contact_reveals`,
      sql`select 'call', created_at from contact_confirmations`,
      sql`select 'user', created_at from users`,
    ].reduce((all, one) => sql`${all} union all ${one}`);
    const strange = await many(
      database.db,
      sql`select what, at::text from (${times}) told where at > now()
        or extract(hour from at at time zone 'Asia/Kolkata') not between 7 and 20`,
      z.object({ what: z.string(), at: z.string() }),
    );
    expect(strange).toEqual([]);
  });

  it('The demo jobs of a wedding start in the afternoon, and the night duty starts in the evening', () => {
    const start = (key: string) => detailsOfJob(key).start_time;
    expect([start('cook-wedding'), start('waiter-wedding'), start('guard-whitefield')]).toEqual([
      '16:00',
      '16:00',
      '20:00',
    ]);
  });

  it('The seeded demo has applications of every status, each with its history', async () => {
    const rows = await many(
      database.db,
      sql`select a.status, bool_and((select h.to_status from application_status_history h where h.application_id = a.id
          order by h.id desc limit 1) = a.status) as has_history from applications a group by 1`,
      z.object({ status: z.string(), has_history: z.boolean() }),
    );
    expect(rows.map(({ status }) => status).sort()).toEqual([...applicationStatuses].sort());
    expect(rows.every(({ has_history }) => has_history)).toBe(true);
  });

  it('The seeded demo gives the first employer pending applications and the first worker a shortlist notification', async () => {
    const [employer, worker] = demoPeople;
    const found = await one(
      database.db,
      sql`select (select count(*) from applications a join users u on u.id = a.employer_id
          where u.phone_number = ${employer?.phone_number} and a.status = 'pending')::int as pending,
        (select count(*) from applications a join users u on u.id = a.labour_id
          where u.phone_number = ${worker?.phone_number} and a.status = 'shortlisted')::int as shortlisted,
        (select count(*) from notifications n join users u on u.id = n.user_id
          where u.phone_number = ${worker?.phone_number} and not n.is_read)::int as unread`,
      z.object({ pending: z.int(), shortlisted: z.int(), unread: z.int() }),
    );
    expect(found.pending).toBeGreaterThanOrEqual(3);
    expect(found.shortlisted).toBe(1);
    expect(found.unread).toBeGreaterThanOrEqual(1);
  });

  it('The seeded demo has reputations, ratings, answers, job views of the last days and saved searches', async () => {
    const [employer, worker] = demoPeople;
    const of = (phone: string | undefined) =>
      sql`(select r from reputations r join users u on u.id = r.user_id where u.phone_number = ${phone})`;
    const found = await one(
      database.db,
      sql`select (${of(worker?.phone_number)}).overall as score, (${of(employer?.phone_number)}).rating as rating,
        (${of(employer?.phone_number)}).answers_in_hours as answers,
        (select count(*) from reputations where overall is not null)::int as scored,
        (select count(distinct viewed_on) from job_views where viewed_on <= (now() at time zone 'Asia/Kolkata')::date)::int as days,
        (select count(*) from job_views where viewed_at > now() + interval '1 day')::int as ahead,
        (select count(*) from saved_searches)::int as searches`,
      z.object({
        score: z.number(),
        rating: z.number(),
        answers: z.number(),
        scored: z.int(),
        days: z.int(),
        ahead: z.int(),
        searches: z.int(),
      }),
    );
    expect(found).toMatchObject({ days: 31, ahead: 0, searches: 4 });
    expect(found.scored).toBeGreaterThan(8);
    expect(found.score).toBeGreaterThan(60);
  });

  it('The seeded demo has jobs of every status except `removed`, each with its history, and none has overdue applications', async () => {
    const rows = await many(
      database.db,
      sql`select j.status, bool_and((select h.to_status from job_history h where h.job_id = j.id and h.to_status is not null
          order by h.id desc limit 1) = j.status) as has_history from jobs j where j.source = 'demo' group by 1`,
      z.object({ status: z.string(), has_history: z.boolean() }),
    );
    expect(rows.map(({ status }) => status).sort()).toEqual(
      jobStatuses.filter((status) => status !== 'removed').sort(),
    );
    expect(rows.every(({ has_history }) => has_history)).toBe(true);
    await endJobs(database.db, () => {});
    const ended = await one(
      database.db,
      sql`select count(*)::int as events from domain_events where name in ('job.expired', 'applications.closed')`,
      z.object({ events: z.int() }),
    );
    expect(ended.events).toBe(0);
  });

  it('The seeded demo has no job with more hires than positions', async () => {
    const crowded = await many(
      database.db,
      sql`select j.title from jobs j join applications a on a.job_id = j.id and a.status in ('accepted', 'completed')
        group by j.id having count(*) > j.positions or (count(*) = j.positions and j.status = 'active' and not j.is_call)`,
      z.object({ title: z.string() }),
    );
    expect(crowded).toEqual([]);
  });

  it('The first demo worker is asked for tomorrow, has a place in a full call with a reserve, and has worked in one', async () => {
    const labour = { type: 'labour' as const, id: await workerId(1) };
    const page = { page: 1, limit: 10 };
    const { calls: asked } = await showCalls(database, labour, { ...page, list: 'open' });
    expect(asked).toMatchObject([{ phase: 'calling', positions: 3, places_left: 1, order: { no: 2, of: 4 } }]);
    const { calls: own } = await showCalls(database, labour, { ...page, list: 'mine' });
    expect(own).toMatchObject([{ phase: 'full', places_left: 0, reserves_left: 0, outcome: 'place' }]);
    const { days } = await showCalendar(database, labour);
    expect(days.filter(({ state }) => state === 'booked').map(({ date }) => date)).toEqual([own[0]?.date]);
    const ended = await one(
      database.db,
      sql`select count(*)::int as events from jobs where is_call and status = 'closed'
        and exists (select from applications a join attendance_days d on d.application_id = a.id where a.job_id = jobs.id and a.labour_id = ${labour.id})`,
      z.object({ events: z.int() }),
    );
    expect(ended.events).toBe(1);
  });

  it('The steps of the demo calls ask no further worker', async () => {
    const notified = () =>
      one(
        database.db,
        sql`select count(*)::int as people from call_people where notified_at is not null`,
        z.object({ people: z.int() }),
      );
    const before = await notified();
    await run(
      database.db,
      sql`update shift_calls set next_at = now(), round_at = now() - interval '1 hour' where next_at is not null`,
    );
    await stepDueCalls(database, () => {});
    expect(await notified()).toEqual(before);
  });

  it('The seeded demo has verified users, one review with a document, and one user with an unfilled profile', async () => {
    const ids = await many(
      database.db,
      sql`select id, user_type, phone_number from users where phone_number is not null`,
      z.object({ id: z.int(), user_type: userType, phone_number: z.string() }),
    );
    const shown = await Promise.all(
      ids.map(({ id, user_type }) =>
        user_type === 'labour' ? showLabourProfile(database, id) : showEmployerProfile(database, id),
      ),
    );
    const unfilled = shown.filter(({ profile_completion }) => profile_completion.blocked);
    expect(unfilled.map(({ phone_number }) => phone_number)).toEqual([workerPhone(UNFILLED_WORKER)]);
    expect(shown.filter(({ verified }) => verified)).toHaveLength(12);
    const gstins = shown.flatMap((person) => ('gst_number' in person && person.gst_number) || []);
    expect(gstins.map((number) => gstinIsValid(number))).toEqual([true, true, true]);
    const [waiting, ...others] = await listWaitingReviews(database.db);
    expect([waiting?.documents, others]).toEqual([['identity'], []]);
    const [card] = await listReviewDocuments(database.db, waiting?.id ?? 0);
    expect(await testStorage.get(card?.storage_key ?? '')).not.toBeNull();
  });

  it('A second seed returns false and changes nothing', async () => {
    const before = await count();
    expect(await seedDemo(options())).toBe(false);
    expect(await count()).toEqual(before);
  });
});
