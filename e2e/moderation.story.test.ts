// Browser tests of moderation: new cases appear in the open queue, and both sides are notified of the decision.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { jobEndpoints } from '#contracts/jobs.ts';
import { notificationEndpoints } from '#contracts/notifications.ts';
import { reportEndpoints } from '#contracts/reports.ts';
import type { Person } from '#marketplace/actor.ts';
import { run, sql } from '#platform/sql.ts';
import { clientOf } from '#testing/api.ts';
import { buildEmployer, buildJob, buildLabour, buildSession } from '#testing/factories.ts';
import { waitFor } from '#testing/wait-for.ts';
import { hasBrowser, useBrowser } from './browser.ts';
import { useProduct } from './product.ts';
import { watchTraffic } from './settled.ts';

const product = useProduct();
const browser = useBrowser(product);

const callerOf = async (person: Person) =>
  clientOf(() => product.address, await buildSession(product.database.db, person));

/** An employer posts a job whose description the check holds back for review. */
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
    // A second job must not move the card that the moderator reads.
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
