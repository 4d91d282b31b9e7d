// What happens while a part of the product is down, or a phone is away, is told as soon as it is back.
import { describe, expect, it } from 'vitest';
import { z } from '#contracts/z.ts';
import { maybe, sql } from '#platform/sql.ts';
import { buildEmployer, buildJob, buildLabour, nextPhone } from '#testing/factories.ts';
import { waitFor } from '#testing/wait-for.ts';
import { hasBrowser, useBrowser, type Visitor } from './browser.ts';
import { useProduct } from './product.ts';
import { button } from './registering.ts';

const product = useProduct();
const browser = useBrowser(product);

/** What a browser says of a server that does not answer. */
const serverIsAway = [/ERR_CONNECTION_REFUSED/, /WebSocket connection/, /Failed to load resource/];

const unread = ({ page, words }: Visitor) =>
  page.getByRole('button', { name: words('bell:label_unread_one', { count: 1 }), exact: true });

/** An employer with one open job, and somebody who could do it. */
async function neighbours() {
  const { db } = product.database;
  const phones = { employer: nextPhone(), mason: nextPhone() };
  const employer = await buildEmployer(db, { phone_number: phones.employer });
  const mason = await buildLabour(db, { phone_number: phones.mason, first_name: 'रामलाल' });
  return { phones, mason, job: await buildJob(db, { employer, title: 'Bricks for a well' }) };
}

/** Resolves once there is a notification for somebody. */
const written = (user_id: number) =>
  waitFor('the notification', () =>
    maybe(product.database.db, sql`select id from notifications where user_id = ${user_id}`, z.object({ id: z.int() })),
  );

async function apply({ page, words }: Visitor): Promise<void> {
  await button(page, words('applications:apply.go')).click();
  await page.getByRole('heading', { name: words('applications:apply.sent') }).waitFor();
}

describe.skipIf(!hasBrowser)('nothing is lost', () => {
  it('takes an application while the worker process is down, and rings the bell when it is up again', {
    timeout: 60_000,
  }, async () => {
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

  it('shows a phone whose line was cut what happened meanwhile, as soon as the line is back', {
    timeout: 60_000,
  }, async () => {
    const { phones, job, mason: who } = await neighbours();
    const mason = await browser.visit({ screen: 'phone', language: 'hi', as: phones.mason });
    await mason.open(`/jobs/${job.uid}`);
    await apply(mason);
    await mason.page.getByRole('link', { name: mason.words('applications:apply.see') }).click();
    await button(mason.page, mason.words('bell:label')).waitFor();
    const employer = await browser.visit({ screen: 'desk', language: 'en', as: phones.employer });
    await employer.open(`/employer/dashboard/jobs/${job.uid}/applicants`);
    const answered = employer.page.waitForResponse((response) => response.request().method() === 'PATCH');
    // The decision falls while nobody can carry the news; the news is written while nobody can hear it.
    await product.stopWorker();
    await employer.page.getByRole('button', { name: employer.words('applications:act.shortlisted') }).click();
    expect((await answered).status()).toBe(200);
    for (const visitor of [mason, employer]) visitor.forgive(...serverIsAway);
    await product.stopApi();
    await product.startWorker();
    await written(who.id);
    await product.startApi();
    await unread(mason).waitFor();
    const steps = mason.page.getByRole('list', { name: mason.words('applications:road.label') });
    await steps
      .locator('[aria-current="step"]')
      .filter({ hasText: mason.words('applications:road.shortlisted') })
      .waitFor();
  });
});
