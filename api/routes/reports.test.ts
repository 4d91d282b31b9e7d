// Reports about jobs and users: case numbers, jobs that reports send to review, decisions of moderators and
// notifications (C.8, D17). Also the check of a post while the employer types it, which compares the pay with the usual
// pay.
import { describe, expect, it } from 'vitest';
import { crewEndpoints } from '#contracts/crews.ts';
import { jobEndpoints } from '#contracts/jobs.ts';
import { moderationEndpoints } from '#contracts/moderation.ts';
import { notificationEndpoints } from '#contracts/notifications.ts';
import { reportEndpoints } from '#contracts/reports.ts';
import { z } from '#contracts/z.ts';
import type { Person } from '#marketplace/actor.ts';
import { holdCrew } from '#marketplace/crews/actions/hold-crew.ts';
import { findLeaders } from '#marketplace/crews/actions/lead-crew.ts';
import { decideReport } from '#marketplace/reports/actions/decide.ts';
import { approveReviewedJob, rejectReviewedJob } from '#marketplace/reports/actions/moderate-job.ts';
import { setSetting } from '#marketplace/settings/queries.ts';
import { measurePay } from '#marketplace/trust/actions/measure-pay.ts';
import { inTransaction } from '#platform/db.ts';
import { many, one, run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import {
  type BuiltJob,
  buildAdmin,
  buildApplication,
  buildCrew,
  buildEmployer,
  buildJob,
  buildLabour,
  buildSession,
} from '#testing/factories.ts';
import { runTasks } from '#testing/run-tasks.ts';

const database = useDatabase();
const api = useApi(database);
const { sendReport, listMyReports } = reportEndpoints;

/** Returns the problem code of a rejected report. */
const refused = async (caller: ReturnType<typeof api.as>, body: object) => {
  const document = await caller.problem(sendReport, { body });
  return document.code;
};

const signedIn = async (build = buildLabour) => api.as(await buildSession(database.db, await build(database.db)));
const about = (job: BuiltJob) => ({ target_type: 'job', target_id: job.uid, reason: 'money_asked' }) as const;
const statusOf = async ({ id }: { id: number }) =>
  (await one(database.db, sql`select status from jobs where id = ${id}`, z.object({ status: z.string() }))).status;

async function reportedBy(job: BuiltJob, people: number) {
  const reporters = [];
  for (let i = 0; i < people; i += 1) {
    const reporter = await signedIn();
    const { case_number } = await reporter.ok(sendReport, { body: about(job) });
    reporters.push({ reporter, case_number });
  }
  return reporters;
}

const bellOf = async (reader: ReturnType<typeof api.as>, side: 'listLabour' | 'listEmployer' = 'listLabour') =>
  (await reader.ok(notificationEndpoints[side], { query: {} })).notifications.map(
    ({ title, message }) => `${title} / ${message}`,
  );

describe('a user who reports a job', () => {
  it('A reporter gets a case number, sees it in the list, and cannot open a second case', async () => {
    const job = await buildJob(database.db, { title: 'Helper at a mall' });
    const labour = await signedIn();
    const sent = await labour.ok(sendReport, { body: { ...about(job), details: 'They wanted 500 first.' } });
    expect(sent).toMatchObject({ status: 'open', target_name: 'Helper at a mall', outcome: null });
    expect(sent.case_number).toMatch(/^KS-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    const again = await labour.problem(sendReport, { body: { ...about(job), target_id: job.id } });
    expect(again).toMatchObject({ code: 'already_reported', case_number: sent.case_number });
    expect((await labour.ok(listMyReports, { query: {} })).reports).toEqual([sent]);
    expect((await (await signedIn()).ok(listMyReports, { query: {} })).total).toBe(0);
    expect(await statusOf(job)).toBe('active');
  });

  it('A user can report only what they can see, and not themselves', async () => {
    const employer = await buildEmployer(database.db);
    const [open, paused] = [
      await buildJob(database.db, { employer }),
      await buildJob(database.db, { employer, status: 'paused' }),
    ];
    const stranger = await buildLabour(database.db);
    const labour = await buildLabour(database.db);
    const caller = api.as(await buildSession(database.db, labour));
    const person = (id: number) => ({ target_type: 'user', target_id: id, reason: 'harassment' }) as const;
    expect(await refused(caller, about(paused))).toBe('not_found');
    expect(await refused(caller, person(stranger.id))).toBe('not_found');
    expect(await refused(caller, person(labour.id))).toBe('not_found');
    expect(await refused(caller, { ...person(1), target_id: '999999999' })).toBe('not_found');
    const owner = api.as(await buildSession(database.db, employer));
    expect(await refused(owner, about(open))).toBe('not_found');
    expect(await refused(owner, person(labour.id))).toBe('not_found');
    await buildApplication(database.db, { job: paused, labour });
    await caller.ok(sendReport, { body: about(paused) });
    await caller.ok(sendReport, { body: person(employer.id) });
    await owner.ok(sendReport, { body: person(labour.id) });
  });

  it('The setting `reports_per_day` limits the reports of a user', async () => {
    await setSetting(database.db, 'reports_per_day', 2);
    const labour = await signedIn();
    for (const job of [await buildJob(database.db), await buildJob(database.db)])
      await labour.ok(sendReport, { body: about(job) });
    const third = await buildJob(database.db);
    expect(await refused(labour, about(third))).toBe('rate_limited');
    await setSetting(database.db, 'reports_per_day', 10);
    await labour.ok(sendReport, { body: about(third) });
  });
});

describe('a job that three users have reported', () => {
  it('A job is held after three reports, even parallel ones, and its employer is notified without names', async () => {
    const employer = await buildEmployer(database.db);
    const job = await buildJob(database.db, { employer, title: 'Packer, night' });
    await reportedBy(job, 1);
    const two = await Promise.all([signedIn(), signedIn()]);
    await Promise.all(two.map((reporter) => reporter.ok(sendReport, { body: about(job) })));
    expect(await statusOf(job)).toBe('pending_review');
    await runTasks(database);
    const owner = api.as(await buildSession(database.db, employer));
    const { notifications } = await owner.ok(notificationEndpoints.listEmployer, { query: {} });
    expect(notifications.map(({ subject }) => subject)).toEqual(['own_job']);
    const ownerBell = (await bellOf(owner, 'listEmployer')).join('\n');
    expect(ownerBell).toContain('Packer, night');
    expect(ownerBell).not.toMatch(/report|Kumar|KS-/i);
    const history = await owner.ok(jobEndpoints.jobHistory, { params: { job_uid: job.uid } });
    expect(history.history[0]).toMatchObject({ by: 'system', to_status: 'pending_review' });
  });

  it('A reported job reopens when every report is dismissed, and each reporter is notified', async () => {
    const job = await buildJob(database.db, { title: 'Honest work' });
    const reported = await reportedBy(job, 3);
    const verdict = { verdict: 'dismissed', outcome: 'Nothing is asked for.', moderator: 'Meera' } as const;
    for (const [done, { case_number }] of reported.entries()) {
      expect(await statusOf(job), `${done} decided`).toBe('pending_review');
      await decideReport({ db: database.db }, { case_number, ...verdict });
    }
    expect(await statusOf(job)).toBe('active');
    await runTasks(database);
    const [first] = reported;
    if (!first) throw new Error('nobody reported');
    expect(await bellOf(first.reporter)).toEqual([expect.stringContaining(first.case_number)]);
    const { notifications } = await first.reporter.ok(notificationEndpoints.listLabour, { query: {} });
    expect(notifications[0]?.subject).toBe('report');
    const { reports } = await first.reporter.ok(listMyReports, { query: {} });
    expect(reports[0]).toMatchObject({ status: 'dismissed', outcome: 'Nothing is asked for.' });
    await expect(
      decideReport({ db: database.db }, { case_number: first.case_number, ...verdict }),
    ).rejects.toMatchObject({ code: 'already_decided', params: { verdict: 'dismissed', by: 'Meera' } });
    await first.reporter.ok(sendReport, { body: about(job) });
    expect(await statusOf(job)).toBe('active');
  });

  it('A reported job stays held if a moderator holds it or its employer has changed it since', async () => {
    const [held, changed] = [await buildJob(database.db), await buildJob(database.db)];
    const cases = await reportedBy(held, 3);
    const others = await reportedBy(changed, 3);
    await run(database.db, sql`update jobs set updated_at = now() + interval '1 s' where id = ${changed.id}`);
    const by = { outcome: 'Seen.', moderator: 'Meera' };
    for (const [i, { case_number }] of [...cases, ...others].entries())
      await decideReport(
        { db: database.db },
        i === 0
          ? { case_number, verdict: 'upheld', measure: 'hold', ...by }
          : { case_number, verdict: 'dismissed', ...by },
      );
    expect([await statusOf(held), await statusOf(changed)]).toEqual(['pending_review', 'pending_review']);
  });

  it('A reported job is removed when one report is upheld, and all reporters are notified', async () => {
    const job = await buildJob(database.db, { title: 'Pay first' });
    const [first, second] = await reportedBy(job, 2);
    if (!first || !second) throw new Error('nobody reported');
    const { case_number } = first;
    await decideReport(
      { db: database.db },
      { case_number, verdict: 'upheld', measure: 'remove', outcome: 'They asked for money.', moderator: 'Meera' },
    );
    expect(await statusOf(job)).toBe('removed');
    await runTasks(database);
    for (const { reporter, case_number: number } of [first, second])
      expect(await bellOf(reporter)).toEqual([expect.stringMatching(`right: case ${number} .*Pay first`)]);
  });

  it('A decision on the job itself decides its reports', async () => {
    const [good, bad] = [await buildJob(database.db), await buildJob(database.db)];
    const [forGood] = await reportedBy(good, 3);
    const [forBad] = await reportedBy(bad, 3);
    await approveReviewedJob({ db: database.db }, { job_id: good.id, moderator: 'Meera' });
    await rejectReviewedJob({ db: database.db }, { job_id: bad.id, moderator: 'Meera', reason: 'Money is asked.' });
    expect([await statusOf(good), await statusOf(bad)]).toEqual(['active', 'removed']);
    const verdictFor = async (who: typeof forGood) =>
      (await who?.reporter.ok(listMyReports, { query: {} }))?.reports[0];
    expect(await verdictFor(forGood)).toMatchObject({ status: 'dismissed', outcome: null });
    expect(await verdictFor(forBad)).toMatchObject({ status: 'upheld', outcome: null });
  });
});

describe('the comparison of pay', () => {
  it('Pay is compared with five jobs of 90 days in the city, else in the state, and low pay is flagged', async () => {
    const place = { state: 'Goa', role: 'welder' };
    for (const [city, amount] of [
      ['Panaji', 800],
      ['Panaji', 700],
      ['Panaji', 900],
      ['Margao', 1000],
      ['Margao', 600],
    ] as const)
      await buildJob(database.db, { ...place, city, salary_amount: amount });
    const hourly = await buildJob(database.db, { ...place, city: 'Margao', salary_amount: 100, salary_period: 'hour' });
    const whole = await buildJob(database.db, { ...place, city: 'Margao', salary_amount: 5000, salary_period: 'job' });
    const shown = async (job: BuiltJob) =>
      (await api.as().ok(jobEndpoints.getJob, { params: { job_uid: job.uid }, query: {} })).pay_comparison;
    expect(await shown(hourly)).toBeNull();
    await measurePay({ db: database.db });
    expect(await shown(hourly)).toEqual({ pay: 800, median: 800, sample: 6, place: 'Goa' });
    expect(await shown(whole)).toBeNull();
    for (const amount of [1100, 1200]) await buildJob(database.db, { ...place, city: 'Panaji', salary_amount: amount });
    await measurePay({ db: database.db });
    const inTown = await buildJob(database.db, {
      ...place,
      city: 'Panaji',
      salary_amount: 26_000,
      salary_period: 'month',
    });
    expect(await shown(inTown)).toEqual({ pay: 1000, median: 900, sample: 5, place: 'Panaji' });

    const employer = await signedIn(buildEmployer);
    const body = {
      ...place,
      city: 'panaji',
      salary_amount: 300,
      salary_period: 'day',
      title: 'Welder, male only',
    } as const;
    const { findings, usual_pay } = await employer.ok(jobEndpoints.lintJob, { body });
    expect(usual_pay).toEqual({ low: 800, high: 1100, sample: 5, place: 'Panaji' });
    expect(findings.map(({ code, field }) => [code, field])).toEqual([
      ['gender', 'title'],
      ['pay_low', 'salary_amount'],
    ]);
    const inPanaji = sql`state = 'Goa' and city = 'Panaji'`;
    await run(database.db, sql`update jobs set status = 'closed', posted_at = now() where ${inPanaji}`);
    await measurePay({ db: database.db });
    expect(await employer.ok(jobEndpoints.lintJob, { body })).toMatchObject({ usual_pay: { sample: 6 } });
    await run(database.db, sql`update jobs set posted_at = now() - interval '91 days' where ${inPanaji}`);
    await measurePay({ db: database.db });
    expect(await employer.ok(jobEndpoints.lintJob, { body: { ...body, title: 'Welder' } })).toEqual({
      findings: [],
      usual_pay: null,
    });
    // A field beyond the maximum length is rejected before the check of the post reads the field.
    const endless = await employer.problem(jobEndpoints.lintJob, { body: { walk_in: { place: '9 '.repeat(40_000) } } });
    expect(endless.error_codes).toEqual({ 'walk_in.place': ['too_long'] });
  });

  it('Each employer counts once for the usual pay, which needs five jobs of three employers', async () => {
    const place = { state: 'Sikkim', city: 'Gangtok', role: 'plumber' };
    const usual = async () => {
      await measurePay({ db: database.db });
      const employer = await signedIn(buildEmployer);
      return (await employer.ok(jobEndpoints.lintJob, { body: { ...place, title: 'Plumber' } })).usual_pay;
    };
    const [many, second, third] = [
      await buildEmployer(database.db),
      await buildEmployer(database.db),
      await buildEmployer(database.db),
    ];
    for (const amount of [400, 400, 400, 400, 410])
      await buildJob(database.db, { ...place, employer: many, salary_amount: amount });
    await buildJob(database.db, { ...place, employer: second, salary_amount: 900 });
    expect(await usual()).toBeNull();
    await buildJob(database.db, { ...place, employer: third, salary_amount: 800 });
    expect(await usual()).toEqual({ low: 400, high: 900, sample: 7, place: 'Gangtok' });
    const median = sql`select median_day from pay_medians where state = 'Sikkim' and city = 'Gangtok'`;
    expect(await one(database.db, median, z.object({ median_day: z.int() }))).toEqual({ median_day: 800 });
  });

  it('The jobs of a suspended employer do not count for the usual pay', async () => {
    const place = { state: 'Mizoram', city: 'Aizawl', role: 'plumber' };
    const employers = [];
    for (const salary_amount of [700, 800, 900]) {
      const employer = await buildEmployer(database.db);
      employers.push(employer.id);
      for (const _ of [1, 2]) await buildJob(database.db, { ...place, employer, salary_amount });
    }
    const measured = async () => {
      await measurePay({ db: database.db });
      const rows = sql`select median_day from pay_medians where state = 'Mizoram' and city = 'Aizawl'`;
      return many(database.db, rows, z.object({ median_day: z.int() }));
    };
    expect(await measured()).toEqual([{ median_day: 800 }]);
    await run(
      database.db,
      sql`update users set suspended_at = now(), suspended_reason = 'Fake' where id = ${employers[0]}`,
    );
    expect(await measured()).toEqual([]);
  });
});

describe('a report about a crew', () => {
  const aboutCrew = (uid: string) => ({ target_type: 'crew', target_id: uid, reason: 'pay_taken' }) as const;
  const as = async (person: Person) => api.as(await buildSession(database.db, person));
  const stateOf = async ({ id }: { id: number }) =>
    (await one(database.db, sql`select state from crews where id = ${id}`, z.object({ state: z.string() }))).state;
  const moderator = async () => api.as((await buildAdmin(database.db, 'moderator')).token);

  it('Members, invited workers and employers with a bid can report a crew; its leader and strangers get `not_found`', async () => {
    const [member, invited, employer] = [
      await buildLabour(database.db),
      await buildLabour(database.db),
      await buildEmployer(database.db),
    ];
    const crew = await buildCrew(database.db, { members: [member] });
    const asLeader = await as(crew.leader);
    const body = aboutCrew(crew.uid);
    const { phone_number } = await one(
      database.db,
      sql`select phone_number from users where id = ${invited.id}`,
      z.object({ phone_number: z.string() }),
    );
    for (const person of [crew.leader, invited, employer])
      expect(await refused(await as(person), body)).toBe('not_found');
    await asLeader.ok(crewEndpoints.inviteToCrew, { params: { crew_uid: crew.uid }, body: { phone_number } });
    await run(
      database.db,
      sql`insert into crew_bids (crew_id, leader_id, job_id, min_members, state, until, sent_at)
        values (${crew.id}, ${crew.leader.id}, ${(await buildJob(database.db, { employer })).id}, 2, 'sent', now(), now())`,
    );
    for (const person of [member, invited, employer])
      expect(await (await as(person)).ok(sendReport, { body })).toMatchObject({ target_name: 'Wakad masons' });
    const { reports } = await (await as(member)).ok(listMyReports, { query: {} });
    expect(reports).toMatchObject([{ target_type: 'crew', reason: 'pay_taken' }]);
    // The previous release reads the rows as well, and knows neither 'crew' nor 'pay_taken'.
    const stored = sql`select distinct target_type, reason from reports where crew_id = ${crew.id}`;
    expect(await many(database.db, stored, z.object({ target_type: z.string(), reason: z.string() }))).toEqual([
      { target_type: 'user', reason: 'wrong_pay' },
    ]);
    const unknown = await (await as(member)).problem(sendReport, { body: { ...body, reason: 'wrong_pay' } });
    expect(unknown.error_codes).toEqual({ reason: ['not_a_choice'] });
    expect(await refused(await as(member), body)).toBe('already_reported');
    expect(await refused(await as(member), { ...body, target_id: crew.id })).toBe('not_found');
    expect(await stateOf(crew)).toBe('open');
  });

  it('A moderator holds the crew and releases it, and the members are notified of both', async () => {
    const member = await buildLabour(database.db);
    const crew = await buildCrew(database.db, { members: [member] });
    const asMember = await as(member);
    const { case_number } = await asMember.ok(sendReport, { body: aboutCrew(crew.uid) });
    const asModerator = await moderator();
    const decide = { verdict: 'upheld', outcome: 'We are checking the crew.' } as const;
    const removal = { params: { case_number }, body: { ...decide, measure: 'remove' as const } };
    expect(await asModerator.problem(moderationEndpoints.decideReport, removal)).toMatchObject({
      code: 'validation_failed',
    });
    const hold = { params: { case_number }, body: { ...decide, measure: 'hold' as const } };
    expect(await asModerator.ok(moderationEndpoints.decideReport, hold)).toMatchObject({
      crew: { id: crew.id, name: 'Wakad masons', state: 'held', leader_id: crew.leader.id },
      measure: 'hold',
    });
    expect((await asModerator.ok(moderationEndpoints.listCrews, { query: {} })).crews).toMatchObject([
      { id: crew.id, size: 2, open_reports: 0 },
    ]);
    expect((await asModerator.ok(moderationEndpoints.showCounts, {})).crews?.count).toBe(1);
    const release = { params: { crew_id: String(crew.id) }, body: { reason: 'All members were paid' } };
    await asModerator.ok(moderationEndpoints.releaseCrew, release);
    expect((await asModerator.problem(moderationEndpoints.releaseCrew, release)).code).toBe('invalid_transition');
    expect(await stateOf(crew)).toBe('open');
    await runTasks(database);
    const bells = (await asMember.ok(notificationEndpoints.listLabour, { query: {} })).notifications;
    expect(
      bells
        .map(({ title }) => title.replace(/:.*/, ''))
        .slice(0, 3)
        .sort(),
    ).toEqual(['Our team is checking your crew', 'You were right', 'Your crew can go on']);
  });

  it('After the release, a crew whose leader has left asks its members, and a crew with one member left ends', async () => {
    const [second, third] = [await buildLabour(database.db), await buildLabour(database.db)];
    const crews = [
      await buildCrew(database.db, { members: [second, third] }),
      await buildCrew(database.db, { members: [await buildLabour(database.db)] }),
      await buildCrew(database.db, { members: [await buildLabour(database.db)] }),
    ] as const;
    for (const crew of crews) {
      await inTransaction(database.db, (tx) => holdCrew(tx, crew.id));
      await (await as(crew.leader)).ok(crewEndpoints.leaveCrew, { params: { crew_uid: crew.uid } });
      await run(database.db, sql`update crews set leaderless_at = now() - interval '9 days' where id = ${crew.id}`);
    }
    // The leader of the last crew was erased.
    const [, , { id: last, leader }] = crews;
    await run(database.db, sql`delete from crew_members where crew_id = ${last} and labour_id = ${leader.id}`);
    const asModerator = await moderator();
    // The member of a further crew was erased while it was held.
    const erased = await buildLabour(database.db);
    const crewOfErased = await buildCrew(database.db, { members: [erased] });
    await inTransaction(database.db, (tx) => holdCrew(tx, crewOfErased.id));
    await run(database.db, sql`delete from crew_members where labour_id = ${erased.id}`);
    const held = [...crews, crewOfErased];
    const states = ['open', 'ended', 'ended', 'ended'];
    for (const [index, { id }] of held.entries()) {
      const release = { params: { crew_id: String(id) }, body: { reason: 'Nothing found' } };
      const released = await asModerator.ok(moderationEndpoints.releaseCrew, release);
      expect(released).toEqual({ id, state: states[index] });
    }
    expect(await Promise.all(held.map(stateOf))).toEqual(states);
    const audited = await many(
      database.db,
      sql`select after ->> 'state' as state from admin_audit where action = 'crew.released'
        and target_id = any(${held.map(({ id }) => String(id))}::text[]) order by id`,
      z.object({ state: z.string() }),
    );
    expect(audited.map(({ state }) => state)).toEqual(states);
    await findLeaders({ db: database.db }, () => {});
    expect(await (await as(third)).ok(crewEndpoints.getCrew, { params: { crew_uid: crews[0].uid } })).toMatchObject({
      state: 'open',
      allowed: ['lead', 'leave'],
    });
  });
});
