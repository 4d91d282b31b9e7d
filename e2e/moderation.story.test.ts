// Browser tests of moderation: a job that waits for review, a report, a suspended account, and the complaint of a
// visitor without an account.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { jobEndpoints } from '#contracts/jobs.ts';
import { notificationEndpoints } from '#contracts/notifications.ts';
import { reportEndpoints } from '#contracts/reports.ts';
import { z } from '#contracts/z.ts';
import type { Person } from '#marketplace/actor.ts';
import { one, run, sql } from '#platform/sql.ts';
import { clientOf } from '#testing/api.ts';
import { buildEmployer, buildJob, buildLabour, buildSession } from '#testing/factories.ts';
import { waitFor } from '#testing/wait-for.ts';
import { hasBrowser, useBrowser, type Visitor } from './browser.ts';
import { watchHands } from './hands.ts';
import { button } from './registering.ts';
import { watchTraffic } from './settled.ts';
import { useSharedProduct } from './shared-product.ts';

const product = useSharedProduct();
const browser = useBrowser(product);

const callerOf = async (person: Person) =>
  clientOf(() => product.address, await buildSession(product.database.db, person));

/**
 * Posts a job with a description because of which the automatic check of job posts hides the job until a moderator
 * approves it.
 */
async function postHeld(title: string) {
  const employer = await callerOf(await buildEmployer(product.database.db));
  const body = {
    title,
    role: 'mason',
    state: 'Maharashtra',
    city: 'Pune',
    salary_amount: 900,
    salary_period: 'day',
    job_type: 'daily_wage',
    positions: 2,
    description: 'Pay a registration fee of 500 rupees first, then the brick work begins.',
  } as const;
  const job = await employer.ok(jobEndpoints.postJob, { body });
  expect(job.status).toBe('pending_review');
  return { employer, job };
}

const cardOf = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

describe.skipIf(!hasBrowser)('moderation queue', () => {
  it('A moderator sees a held job arrive with its marked words and approves it by keyboard; the job is found and its employer notified', async () => {
    const { db } = product.database;
    await run(db, sql`update jobs set status = 'removed' where status = 'pending_review'`);
    const { page, words, open } = await browser.visit({ screen: 'desk', language: 'en', asAdmin: 'moderator' });
    const traffic = watchTraffic(page);
    await open('/admin/dashboard/reports');
    await page.getByText(words('admin-moderation:none.jobs')).waitFor();
    await traffic.settled();

    const { employer, job } = await postHeld('Mason for a temple wall');
    await cardOf(page, job.title).waitFor();
    expect(await cardOf(page, job.title).locator('mark').allInnerTexts()).toEqual([expect.stringMatching(/fee/)]);
    // Post a second job. The list must not show this job before the moderator asks for it, because a new card would
    // move the card that the moderator is reading.
    const other = await postHeld('Mason for a school');
    const fresh = page.getByRole('button', { name: words('admin-moderation:show_fresh') });
    await fresh.waitFor();
    expect(await cardOf(page, other.job.title).count()).toBe(0);
    await fresh.click();
    await cardOf(page, other.job.title).waitFor();

    await page.keyboard.press('j');
    await page.keyboard.press('a');
    await cardOf(page, job.title).waitFor({ state: 'detached' });
    expect(await cardOf(page, other.job.title).count()).toBe(1);
    const visitor = clientOf(() => product.address, null);
    await waitFor('the job to be found', async () => {
      const { jobs } = await visitor.ok(jobEndpoints.listJobs, { query: { q: job.title } });
      return jobs.some(({ uid }) => uid === job.uid) || null;
    });
    await waitFor('the notification of the employer', async () => {
      const { notifications } = await employer.ok(notificationEndpoints.listEmployer, { query: {} });
      return notifications.some(({ message }) => message.includes(job.title)) || null;
    });
  });

  it('A moderator sees a report arrive, upholds it and removes the job; the reporter is notified in their own language', async () => {
    const { db } = product.database;
    const labour = await buildLabour(db, { language: 'hi' });
    const reporter = await callerOf(labour);
    const job = await buildJob(db, { title: 'Loader for a night' });
    const { page, words, open } = await browser.visit({ screen: 'phone', language: 'en', asAdmin: 'moderator' });
    const traffic = watchTraffic(page);
    await open('/admin/dashboard/reports?queue=reports');
    await page.getByText(words('admin-moderation:none.reports')).waitFor();
    await traffic.settled();
    const { case_number } = await reporter.ok(reportEndpoints.sendReport, {
      body: { target_type: 'job', target_id: job.uid, reason: 'money_asked', details: 'They wanted 500 first.' },
    });
    const card = cardOf(page, case_number);
    await card.waitFor();
    await card.getByRole('button', { name: words('admin-moderation:act.uphold') }).click();
    await page.getByLabel(words('admin-moderation:measure.remove')).check();
    const reason = page.getByLabel(words('admin-moderation:reason'));
    await waitFor('the sentence in Hindi', async () => {
      await page.getByRole('button', { name: words('admin-moderation:pick.uphold.removed') }).click();
      return /[\u0900-\u097F]/.test(await reason.inputValue()) || null;
    });
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('admin-moderation:act.uphold') })
      .click();
    await card.waitFor({ state: 'detached' });
    await waitFor('the notification of the reporter', async () => {
      const { notifications } = await reporter.ok(notificationEndpoints.listLabour, { query: {} });
      return notifications.some(({ subject }) => subject === 'report') || null;
    });
    const { reports } = await reporter.ok(reportEndpoints.listMyReports, { query: {} });
    expect(reports[0]).toMatchObject({ status: 'upheld', outcome: expect.stringMatching(/[\u0900-\u097F]/) });
    const gone = await clientOf(() => product.address, null).problem(jobEndpoints.getJob, {
      params: { job_uid: job.uid },
      query: {},
    });
    expect(gone.code).toBe('not_found');
  });
});

/** Opens the dialog of a decision on a case, answers with a prepared sentence and sends the decision. */
async function decideWithReason(
  { page, words }: Visitor,
  { name, verb, pick, measure }: { name: string; verb: string; pick: string; measure?: string },
) {
  await cardOf(page, name).getByRole('button', { name: verb }).click();
  const dialog = page.getByRole('dialog');
  if (measure) await dialog.getByLabel(measure).check();
  await dialog.getByRole('button', { name: pick }).click();
  expect(await dialog.getByLabel(words('admin-moderation:reason')).inputValue()).not.toBe('');
  await dialog.getByRole('button', { name: verb }).click();
  await cardOf(page, name).waitFor({ state: 'detached' });
}

/** Sends a report about a new job. Returns the case number. */
async function reportJob(title: string): Promise<string> {
  const { db } = product.database;
  const reporter = await callerOf(await buildLabour(db, { language: 'en' }));
  const { uid } = await buildJob(db, { title });
  const body = {
    target_type: 'job',
    target_id: uid,
    reason: 'money_asked',
    details: 'They wanted 500 first.',
  } as const;
  return (await reporter.ok(reportEndpoints.sendReport, { body })).case_number;
}

const counted = z.object({ reports: z.int() });

/** Taps for ten cases: approve 1; reject 3; dismiss 3; uphold with a measure 4; and one to open the reports. */
const TAPS_OF_TEN = 3 * 1 + 2 * 3 + 3 * 3 + 2 * 4 + 1;

describe.skipIf(!hasBrowser)('ten cases', () => {
  it('A moderator on a phone decides ten cases with a reason for each refusal, in 27 taps and without typing', async () => {
    const { db } = product.database;
    await run(db, sql`update jobs set status = 'removed' where status = 'pending_review'`);
    const five = ['one', 'two', 'three', 'four', 'five'];
    for (const name of five) await postHeld(`Mason for wall ${name}`);
    const cases: string[] = [];
    for (const name of five) cases.push(await reportJob(`Loader for shop ${name}`));
    const moderator = await browser.visit({ screen: 'phone', language: 'en', asAdmin: 'moderator' });
    const hands = await watchHands(moderator.page);
    const { page, words, open } = moderator;
    await open('/admin/dashboard/reports');
    for (const [index, name] of five.entries()) {
      const title = `Mason for wall ${name}`;
      if (index < 3) {
        await cardOf(page, title)
          .getByRole('button', { name: words('admin-moderation:act.approve') })
          .click();
        await cardOf(page, title).waitFor({ state: 'detached' });
      } else {
        const [verb, pick] = [words('admin-moderation:act.reject'), words('admin-moderation:pick.reject.money')];
        await decideWithReason(moderator, { name: title, verb, pick });
      }
    }
    const queues = page.getByRole('navigation', { name: words('admin-moderation:tabs') });
    await queues.getByRole('link', { name: words('admin-moderation:tab.reports') }).click();
    for (const [index, name] of cases.entries()) {
      const verdict =
        index < 3
          ? { verb: words('admin-moderation:act.dismiss'), pick: words('admin-moderation:pick.dismiss.fine') }
          : {
              verb: words('admin-moderation:act.uphold'),
              pick: words('admin-moderation:pick.uphold.removed'),
              measure: words('admin-moderation:measure.remove'),
            };
      await decideWithReason(moderator, { name, ...verdict });
    }
    expect(await hands.taps()).toBe(TAPS_OF_TEN);
    expect(await hands.typed()).toEqual([]);
    const decided = sql`select count(*)::int as reports from reports
      where case_number = any(${cases}) and status in ('upheld', 'dismissed')`;
    // The card leaves before the server has stored the last decision.
    await waitFor('the last decision', async () => (await one(db, decided, counted)).reports === 5);
  });
});

const statusOf = async (jobId: number) =>
  (await one(product.database.db, sql`select status from jobs where id = ${jobId}`, z.object({ status: z.string() })))
    .status;

describe.skipIf(!hasBrowser)('suspension', () => {
  it('A suspended employer sees the reason and can continue once the account reopens', async () => {
    const { db } = product.database;
    const employer = await buildEmployer(db, { company_name: 'Trimurti Castings', language: 'hi' });
    const job = await buildJob(db, { employer, title: 'Moulder for a foundry' });
    const boss = await browser.visit({ screen: 'phone', language: 'hi', as: employer.phone ?? '' });
    boss.forgive(/403/, /WebSocket/);
    const traffic = watchTraffic(boss.page);
    await boss.open('/employer/dashboard');
    await boss.page.getByRole('heading', { level: 1 }).first().waitFor();
    await traffic.settled();

    const moderator = await browser.visit({ screen: 'desk', language: 'en', asAdmin: 'moderator' });
    const { page, words } = moderator;
    await moderator.open('/admin/dashboard/users');
    await page.getByLabel(words('admin-users:search')).fill('trimurti');
    await page.getByRole('button', { name: words('admin-users:find') }).click();
    await page.getByRole('link', { name: /Trimurti Castings/ }).click();
    await page.getByRole('button', { name: words('admin-users:act.suspend') }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel(words('admin-users:act.reason')).fill('Workers were asked for money.');
    await sheet.getByRole('button', { name: words('admin-users:act.suspend') }).click();
    await page.getByText(words('admin-users:status.suspended'), { exact: true }).waitFor();

    // Do nothing in the employer's browser: the server closes its socket, and the next request of the page is refused
    // with `account_suspended`.
    await boss.page.getByRole('heading', { name: boss.words('suspended:title') }).waitFor();
    await boss.page.getByText('Workers were asked for money.').waitFor();
    expect(await statusOf(job.id)).toBe('paused');

    await page.getByRole('button', { name: words('admin-users:act.restore') }).click();
    await sheet.getByLabel(words('admin-users:act.reason')).fill('It was somebody else.');
    await sheet.getByRole('button', { name: words('admin-users:act.restore') }).click();
    await page.getByText(words('admin-users:status.active'), { exact: true }).waitFor();
    expect(await statusOf(job.id)).toBe('active');
    await boss.page.getByRole('button', { name: boss.words('suspended:again') }).click();
    await boss.page.getByRole('link', { name: boss.words('suspended:go_on') }).click();
    await boss.page.waitForURL(/\/employer\/dashboard$/);
    await boss.page.getByRole('heading', { level: 1 }).first().waitFor();
  });
});

const STORY = 'ठेकेदार ने काम से पहले 500 रुपये माँगे।';
const ANSWER = 'ठेकेदार का खाता बंद कर दिया गया है।';

const main = ({ page }: Visitor) => page.getByRole('main');

/** Sends a complaint and returns the ticket number. */
async function complain(visitor: Visitor): Promise<string> {
  const { page, words } = visitor;
  await visitor.open('/grievance');
  await page.getByRole('radio', { name: words('complaint:kind.fraud') }).check();
  await page.getByLabel(words('complaint:form.words')).fill(STORY);
  await page.getByLabel(words('complaint:form.contact')).fill('98765 43210');
  await button(page, words('complaint:form.send')).click();
  await main(visitor).getByText(words('complaint:done.title')).waitFor();
  const ticket = await page.locator('.complaint__receipt dd').first().innerText();
  expect(ticket).toMatch(/^G-\w{4}-\w{4}$/);
  return ticket;
}

/** Opens a complaint as an administrator, acknowledges it and decides it. */
async function decide(officer: Visitor, ticket: string): Promise<void> {
  const { page, words } = officer;
  await officer.open('/admin/dashboard/grievances');
  await page.getByRole('link', { name: ticket }).click();
  await main(officer).getByText(STORY).waitFor();
  await button(page, words('admin-grievances:act.acknowledge')).click();
  await main(officer).getByText(words('admin-grievances:status.acknowledged')).first().waitFor();
  await button(page, words('admin-grievances:act.decide')).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(words('admin-grievances:decide.words')).fill(ANSWER);
  await sheet.getByRole('button', { name: words('admin-grievances:decide.send') }).click();
  await main(officer).getByText(ANSWER).first().waitFor();
}

describe.skipIf(!hasBrowser)('complaint', () => {
  it('A visitor without an account sends a complaint, an officer decides it, and the visitor reads the answer under the ticket', async () => {
    const visitor = await browser.visit({ screen: 'phone', language: 'hi' });
    const ticket = await complain(visitor);
    const { page, words } = visitor;
    await page.getByRole('link', { name: words('complaint:done.follow') }).click();
    const card = page.getByRole('article', { name: words('complaint:card.name', { number: ticket }) });
    await card.getByText(words('complaint:state.received')).waitFor();
    const officer = await browser.visit({ screen: 'desk', language: 'en', asAdmin: 'moderator' });
    await decide(officer, ticket);
    // Reload the page: its URL contains the ticket number and the code, so it shows the current status.
    await page.reload();
    await card.getByText(ANSWER).waitFor();
    await card.getByText(words('complaint:state.upheld')).waitFor();
  });
});
