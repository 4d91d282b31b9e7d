// Browser tests of a worker and an employer, from the application to the ratings. Each sees the changes of the other
// without a reload. The worker records attendance online and offline.
import { describe, it } from 'vitest';
import { z } from '#contracts/z.ts';
import { one, run, type Sql, sql } from '#platform/sql.ts';
import { crewAtWork } from '#testing/crew-at-work.ts';
import { buildApplication, buildEmployer, buildJob, buildLabour } from '#testing/factories.ts';
import { waitFor } from '#testing/wait-for.ts';
import { hasBrowser, useBrowser, type Visitor } from './browser.ts';
import { button, field } from './registering.ts';
import { useSharedProduct } from './shared-product.ts';

const product = useSharedProduct();
const browser = useBrowser(product);

const phoneShape = z.object({ phone_number: z.string() });
const phoneOf = async ({ id }: { id: number }) =>
  (await one(product.database.db, sql`select phone_number from users where id = ${id}`, phoneShape)).phone_number;

/**
 * Opens the application of a worker, for work that began an hour ago, in the browsers of the worker and of the
 * employer.
 */
async function bothSides() {
  const { db } = product.database;
  const company = await buildEmployer(db, { company_name: 'Jadhav Constructions' });
  const labour = await buildLabour(db, { first_name: 'Ramlal', language: 'hi' });
  const job = await buildJob(db, { employer: company, title: 'Mason for a school wall', starts_in: -1 });
  const { id } = await buildApplication(db, { job, labour });
  const mason = await browser.visit({ screen: 'phone', language: 'hi', as: await phoneOf(labour) });
  await mason.open(`/labour/dashboard/applications/${id}`);
  await says(mason, 'applications:status_flow.pending');
  const employer = await browser.visit({ screen: 'desk', language: 'en', as: await phoneOf(company) });
  await employer.open(`/employer/dashboard/applicants/${id}`);
  return { employer, mason, id, phone: await phoneOf(labour) };
}

const says = ({ page, words }: Visitor, key: Parameters<Visitor['words']>[0], values = {}) =>
  page.getByRole('main').getByText(words(key, values)).first().waitFor();

/** Resolves when the query finds a row. The toast that follows the storing disappears after some seconds. */
const stored = (what: string, row: Sql) => waitFor(what, async () => (await run(product.database.db, row)) > 0);

/** Presses the button of a decision, and confirms it in the dialog unless the decision is “shortlisted”. */
async function decide({ page, words }: Visitor, act: 'shortlisted' | 'accepted' | 'completed'): Promise<void> {
  const verb = words(`applications:act.${act}`);
  await button(page, words('applications:act.for', { verb, name: 'Ramlal' })).click();
  if (act !== 'shortlisted') await page.getByRole('dialog').getByRole('button', { name: verb, exact: true }).click();
}

async function typeTheCode({ employer, mason, id }: { employer: Visitor; mason: Visitor; id: number }): Promise<void> {
  const code = employer.page.locator('.attendance-code__digits').filter({ hasText: /^\s*\d{4}\s*$/ });
  const digits = (await code.innerText()).trim();
  await field(mason.page, mason.words('attendance:entry.label')).fill(digits);
  await button(mason.page, mason.words('attendance:entry.go')).click();
  await stored('the day', sql`select from attendance_days where application_id = ${id} and via = 'code'`);
}

async function rate({ page, words }: Visitor, stars: 4 | 5): Promise<void> {
  await button(page, words('ratings:ask.go')).click();
  const sheet = page.getByRole('dialog');
  const name = words('ratings:stars.one_other', { count: stars, word: words(`ratings:stars.${stars}`) });
  await sheet.getByRole('radio', { name }).check({ force: true });
  await sheet.getByRole('button', { name: words('ratings:form.send') }).click();
  // The sheet closes when the rating is stored.
  await sheet.waitFor({ state: 'detached' });
}

describe.skipIf(!hasBrowser)('application', () => {
  it('An application goes from shortlisting, acceptance and attendance code to ratings, and each side sees the changes without a reload', async () => {
    const { employer, mason, id, phone } = await bothSides();
    await says(mason, 'applications:status_flow.under_review');

    await decide(employer, 'shortlisted');
    await says(mason, 'applications:status_flow.shortlisted');
    await button(employer.page, employer.words('contact:applicant.show')).click();
    await employer.page.locator(`a[href="tel:${phone}"]`).waitFor();
    await button(mason.page, mason.words('contact:question.yes')).click();
    await stored('the answer', sql`select from contact_confirmations where application_id = ${id} and contacted`);

    await decide(employer, 'accepted');
    await says(mason, 'applications:status_flow.accepted');
    await mason.page.getByRole('link', { name: mason.words('contact:call') }).waitFor();
    await typeTheCode({ employer, mason, id });

    await decide(employer, 'completed');
    await says(mason, 'applications:status_flow.completed');
    await rate(mason, 5);
    await rate(employer, 4);
    await mason.open('/ratings');
    await mason.page
      .getByRole('img', { name: mason.words('ratings:stars.of', { stars: 4 }) })
      .first()
      .waitFor();
  });
});

const readShownCode = async ({ page }: Visitor) => {
  const text = page.getByText(/^\d{4}$/);
  await text.waitFor();
  return text.innerText();
};

async function typeCode({ page, words }: Visitor, code: string): Promise<void> {
  await field(page, words('attendance:entry.label')).fill(code);
  await button(page, words('attendance:entry.go')).click();
}

describe.runIf(hasBrowser)('attendance', () => {
  it('A worker types the code offline, the phone sends it when the network is back, and the employer sees it immediately', async () => {
    const { db } = product.database;
    const company = await buildEmployer(db, { company_name: 'Jadhav Constructions' });
    const job = await buildJob(db, { employer: company, title: 'Mason for a school wall' });
    const labour = await buildLabour(db, { first_name: 'Ramlal', last_name: 'Kale', language: 'hi' });
    await buildApplication(db, { job, labour, status: 'accepted' });
    const employer = await browser.visit({ screen: 'phone', language: 'en', as: await phoneOf(company) });
    await employer.open(`/employer/dashboard/jobs/${job.uid}/attendance`);
    const code = await readShownCode(employer);
    await employer.page.getByText(employer.words('attendance:job.came', { came: 0, count: 1 })).waitFor();

    const mason = await browser.visit({ screen: 'phone', language: 'hi', as: await phoneOf(labour) });
    await mason.open('/labour/dashboard/attendance');
    await field(mason.page, mason.words('attendance:entry.label')).waitFor();
    mason.forgive(/Failed to load resource|net::ERR|WebSocket/);
    await mason.page.context().setOffline(true);
    await typeCode(mason, code);
    await mason.page.getByText(mason.words('attendance:kept.title')).waitFor();
    await mason.page.context().setOffline(false);
    await mason.page.getByText(mason.words('attendance:state.present'), { exact: true }).waitFor();
    await employer.page.getByText(employer.words('attendance:job.came', { came: 1, count: 1 })).waitFor();
    await mason.page.getByText(mason.words('attendance:kept.title')).waitFor({ state: 'detached' });
  });
});

describe.runIf(hasBrowser)('a crew at work', () => {
  it('The leader types the code for the crew, a member denies the day, and the employer sees both immediately', async () => {
    const { db } = product.database;
    const crew = await crewAtWork(db);
    const [leader, second, third] = crew.people;
    await run(db, sql`update users set language = 'hi' where id = any(${[leader.id, second.id]}::bigint[])`);
    const employer = await browser.visit({ screen: 'desk', language: 'en', as: await phoneOf(crew.employer) });
    await employer.open(`/employer/dashboard/jobs/${crew.job.uid}/attendance`);
    const code = await readShownCode(employer);

    const head = await browser.visit({ screen: 'phone', language: 'hi', as: await phoneOf(leader) });
    await head.open('/labour/dashboard/attendance');
    await head.page.getByRole('group', { name: head.words('attendance:crew.who') }).waitFor();
    await field(head.page, head.words('attendance:entry.label')).fill(code);
    await button(head.page, head.words('attendance:crew.go')).click();
    await head.page.getByText(head.words('attendance:crew.ticked')).first().waitFor();
    await employer.page.getByText(employer.words('attendance:job.came', { came: 3, count: 3 })).waitFor();

    const member = await browser.visit({ screen: 'phone', language: 'hi', as: await phoneOf(second) });
    await member.open(`/labour/dashboard/applications/${crew.applications[1]}`);
    await button(member.page, member.words('attendance:not_me.go')).click();
    const dialog = member.page.getByRole('dialog');
    await dialog.waitFor();
    await dialog.getByRole('button', { name: member.words('attendance:not_me.go') }).click();
    await employer.page.getByText(employer.words('attendance:job.came', { came: 2, count: 3 })).waitFor();
    const other = await browser.visit({ screen: 'desk', language: 'en', as: await phoneOf(third) });
    await other.open(`/labour/dashboard/applications/${crew.applications[2]}`);
    await other.page.getByText(other.words('attendance:via.crew_labour')).waitFor();
  });
});
