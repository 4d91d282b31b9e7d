// Browser tests of failures, in Hindi. After each failure the page shows a message and a next step.
import { describe, expect, it } from 'vitest';
import { run, sql } from '#platform/sql.ts';
import { buildApplication, buildEmployer, buildJob, buildLabour, nextPhone } from '#testing/factories.ts';
import { waitFor } from '#testing/wait-for.ts';
import { workerPhone } from '../bin/seed/people.ts';
import { hasBrowser, useBrowser, type Visitor } from './browser.ts';
import { hydrated } from './hydrated.ts';
import { askForCode, button, field, link } from './registering.ts';
import { useSharedProduct } from './shared-product.ts';

const product = useSharedProduct();
const browser = useBrowser(product);

const refusal = (status: number) => new RegExp(`status of ${status}`);

/** Returns a code that differs from the correct code. */
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

const says = ({ page }: Visitor, text: string) => page.getByText(text).first().waitFor();

describe.skipIf(!hasBrowser)('failures', () => {
  it('Sign-in shows an error for each of five wrong codes, then locks the code and offers a new one', async () => {
    const mason = await browser.visit({ screen: 'phone', language: 'hi' });
    mason.forgive(refusal(400), refusal(429));
    await mason.page.clock.install();
    await mason.open('/signin');
    await askForCode(mason, workerPhone(4).slice(3));
    const code = await product.codeFor(workerPhone(4));
    const input = field(mason.page, mason.words('signin:code.label'));
    const tryOnce = async (digits: string) => {
      const answered = mason.page.waitForResponse('**/auth/verify-otp/');
      await input.fill(digits);
      await answered;
    };
    for (const _ of [1, 2, 3, 4, 5]) {
      await tryOnce(wrong(code));
      await says(mason, mason.words('problems:code.otp_invalid'));
      await mason.page.waitForFunction(() => document.querySelector<HTMLInputElement>('input[name=otp]')?.value === '');
    }
    await tryOnce(code);
    await says(mason, mason.words('problems:code.otp_locked'));
    expect(new URL(mason.page.url()).pathname).toBe('/signin');
    await mason.page.clock.fastForward('00:31');
    await button(mason.page, mason.words('signin:code.new')).waitFor();
  });

  it('Sign-in offers to send a delayed SMS again, links to the help, and shows when the code has expired', async () => {
    const mason = await browser.visit({ screen: 'phone', language: 'hi' });
    const { page, words } = mason;
    // The worker process sends SMS with a delay. So wait for the code of each request before the next request.
    const codeAfter = (previous: string) =>
      waitFor('the next code', async () => {
        const newest = await product.codeFor(workerPhone(6));
        return newest !== previous && newest;
      });
    const older = () =>
      run(product.database.db, sql`update otp_codes set created_at = created_at - interval '2 minutes'`);
    await page.clock.install();
    await mason.open('/signin');
    await askForCode(mason, workerPhone(6).slice(3));
    const first = await product.codeFor(workerPhone(6));
    await older();
    await page.clock.fastForward('00:31');
    await button(page, words('signin:code.resend')).click();
    await page.getByText(words('signin:code.resent')).waitFor({ state: 'attached' });
    const second = await codeAfter(first);
    await page.clock.fastForward('01:01');
    await page.getByRole('link', { name: words('signin:code.help') }).waitFor();
    await older();
    await page.clock.fastForward('04:00');
    await says(mason, words('signin:code.expired'));
    await button(page, words('signin:code.new')).click();
    await field(page, words('signin:code.label')).fill(await codeAfter(second));
    await page.waitForURL('**/labour/dashboard');
  });

  it('The list of jobs shows a network error immediately and loads again after one tap', async () => {
    const mason = await browser.visit({ screen: 'phone', language: 'hi' });
    mason.forgive(/ERR_INTERNET_DISCONNECTED/, /Failed to load resource/);
    await mason.open('/jobs');
    await mason.page.getByRole('article').first().waitFor();
    const what = mason.page.getByRole('combobox', { name: mason.words('jobs:search.what') });
    // Wait for hydration. Before hydration, the browser itself would submit the form and show its own error page for
    // offline use.
    await hydrated(mason.page);
    await what.click();
    await mason.context.setOffline(true);
    await what.fill('पेंटर');
    await mason.page.keyboard.press('Enter');
    await says(mason, mason.words('jobs:list.failed'));
    await says(mason, mason.words('problems:network'));
    await mason.context.setOffline(false);
    await button(mason.page, mason.words('common:try_again')).click();
    await mason.page.getByRole('article').first().waitFor();
    await mason.page.getByText(mason.words('jobs:list.failed')).waitFor({ state: 'detached' });
  });

  it('The job page shows that a job is gone if it was deleted or never existed', async () => {
    const mason = await browser.visit({ screen: 'phone', language: 'hi', as: workerPhone(5) });
    mason.forgive(refusal(404), refusal(422));
    const { uid } = await buildJob(product.database.db, { title: 'Gone by noon' });
    await mason.open(`/jobs/${uid}`);
    await button(mason.page, mason.words('applications:apply.go')).waitFor();
    await run(product.database.db, sql`delete from jobs where uid = ${uid}`);
    for (const path of [`/jobs/${uid}`, '/jobs/never-was']) {
      await mason.open(path);
      await mason.page.getByRole('heading', { name: mason.words('jobs:detail.not_found') }).waitFor();
      await link(mason.page, mason.words('jobs:list.see_all')).waitFor();
    }
  });

  it('The application sheet shows `job_not_open` if the job closes while the worker writes', async () => {
    const mason = await browser.visit({ screen: 'phone', language: 'hi', as: workerPhone(5) });
    mason.forgive(refusal(409), refusal(404));
    const { uid } = await buildJob(product.database.db, { title: 'Closed by noon' });
    await mason.open(`/jobs/${uid}`);
    await button(mason.page, mason.words('applications:apply.write')).click();
    await run(product.database.db, sql`update jobs set status = 'closed' where uid = ${uid}`);
    await mason.page
      .getByRole('dialog')
      .getByRole('button', { name: mason.words('applications:apply.send') })
      .click();
    await says(mason, mason.words('problems:code.job_not_open'));
  });

  it('The list of applicants in one tab reports a decision made in another tab and shows the new status', async () => {
    const { db } = product.database;
    const phone = nextPhone();
    const job = await buildJob(db, { employer: await buildEmployer(db, { phone_number: phone }) });
    await buildApplication(db, { job, labour: await buildLabour(db, { first_name: 'रामलाल' }) });
    const employer = await browser.visit({ screen: 'desk', language: 'hi', as: phone });
    employer.forgive(refusal(409), /ERR_FAILED/, /WebSocket/);
    const path = `/employer/dashboard/jobs/${job.uid}/applicants`;
    const { words } = employer;
    const forRamlal = (move: string) =>
      words('applications:act.for', { verb: words(`applications:act.${move}`), name: 'रामलाल' });
    // Block the socket of the second tab. Without a socket, this tab does not learn of the change and still shows the
    // old status.
    const other = await employer.newTab();
    await other.routeWebSocket(/socket\.io/, (socket) => socket.close());
    await other.route(/socket\.io/, (route) => route.abort());
    await other.goto(product.address + path);
    await button(other, forRamlal('shortlisted')).waitFor();
    await employer.open(path);
    await button(employer.page, forRamlal('shortlisted')).click();
    const shortlisted = sql`select from applications where job_id = ${job.id} and status = 'shortlisted'`;
    await waitFor('the first decision', async () => (await run(db, shortlisted)) > 0);
    await button(other, forRamlal('rejected')).click();
    // Wait for the message from before the click on, because it disappears after some seconds.
    await Promise.all([
      other.getByText(words('applications:stale')).first().waitFor(),
      button(other, words('applications:act.rejected')).click(),
    ]);
    await button(other, forRamlal('accepted')).waitFor();
  });
});
