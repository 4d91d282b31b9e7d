// Browser tests of outages: a change that is made while a process or the connection of a phone is down reaches the user
// afterwards.
import { describe, expect, it } from 'vitest';
import { z } from '#contracts/z.ts';
import { maybe, sql } from '#platform/sql.ts';
import { buildEmployer, buildJob, buildLabour, nextPhone } from '#testing/factories.ts';
import { waitFor } from '#testing/wait-for.ts';
import { hasBrowser, useBrowser, type Visitor } from './browser.ts';
import { button } from './registering.ts';
import { useSharedProduct } from './shared-product.ts';

const product = useSharedProduct();
const browser = useBrowser(product);

/** Patterns of console errors that a browser logs while the server does not respond. */
const serverIsAway = [/ERR_CONNECTION_REFUSED/, /WebSocket connection/, /Failed to load resource/];

const unread = ({ page, words }: Visitor) =>
  page.getByRole('button', { name: words('bell:label_unread_one', { count: 1 }), exact: true });

/** Returns an employer with an open job, and a worker who can apply to it. */
async function neighbours() {
  const { db } = product.database;
  const phones = { employer: nextPhone(), mason: nextPhone() };
  const employer = await buildEmployer(db, { phone_number: phones.employer });
  const mason = await buildLabour(db, { phone_number: phones.mason, first_name: 'रामलाल' });
  return { phones, mason, job: await buildJob(db, { employer, title: 'Bricks for a well' }) };
}

/** Resolves when the user has a notification. */
const written = (user_id: number) =>
  waitFor('the notification', () =>
    maybe(product.database.db, sql`select id from notifications where user_id = ${user_id}`, z.object({ id: z.int() })),
  );

async function apply({ page, words }: Visitor): Promise<void> {
  await button(page, words('applications:apply.go')).click();
  await page.getByRole('heading', { name: words('applications:apply.sent') }).waitFor();
}

describe.skipIf(!hasBrowser)('outages', () => {
  it('An application is accepted while the worker process is down, and the bell shows it after the restart', async () => {
    const { phones, job } = await neighbours();
    const employer = await browser.visit({ screen: 'desk', language: 'en', as: phones.employer });
    await employer.open('/employer/dashboard');
    await button(employer.page, employer.words('bell:label')).waitFor();
    await product.stopWorker();
    const mason = await browser.visit({ screen: 'phone', language: 'hi', as: phones.mason });
    await mason.open(`/jobs/${job.uid}`);
    await apply(mason);
    expect(await unread(employer).count()).toBe(0);
    await product.startWorker();
    await unread(employer).waitFor();
  });

  it('A phone shows the changes made during an outage of the API as soon as the connection is back', async () => {
    const { phones, job, mason: who } = await neighbours();
    const mason = await browser.visit({ screen: 'phone', language: 'hi', as: phones.mason });
    await mason.open(`/jobs/${job.uid}`);
    await apply(mason);
    await mason.page.getByRole('link', { name: mason.words('applications:apply.see') }).click();
    await button(mason.page, mason.words('bell:label')).waitFor();
    const employer = await browser.visit({ screen: 'desk', language: 'en', as: phones.employer });
    await employer.open(`/employer/dashboard/jobs/${job.uid}/applicants`);
    const answered = employer.page.waitForResponse((response) => response.request().method() === 'PATCH');
    // Shortlist the applicant while the worker process is stopped. So the worker process stores the notification later,
    // while the API is stopped.
    await product.stopWorker();
    await employer.page.getByRole('button', { name: employer.words('applications:act.shortlisted') }).click();
    expect((await answered).status()).toBe(200);
    for (const visitor of [mason, employer]) visitor.forgive(...serverIsAway);
    await product.stopApi();
    await product.startWorker();
    await written(who.id);
    await product.startApi();
    await unread(mason).waitFor();
    const steps = mason.page.getByRole('list', { name: mason.words('applications:status_flow.label') });
    await steps
      .locator('[aria-current="step"]')
      .filter({ hasText: mason.words('applications:status_flow.shortlisted') })
      .waitFor();
  });
});
