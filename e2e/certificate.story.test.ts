// Browser tests of a work certificate: the worker asks, the employer certifies and withdraws, and the check of a
// withdrawn paper says so. Each side sees the changes of the other without a reload.
import { randomUUID } from 'node:crypto';
import { describe, it } from 'vitest';
import { z } from '#contracts/z.ts';
import { bookDay, openAccount } from '#marketplace/wages/actions/book-day.ts';
import { inTransaction } from '#platform/db.ts';
import { many, one, run, sql } from '#platform/sql.ts';
import { buildApplication, buildEmployer, buildJob, buildLabour } from '#testing/factories.ts';
import { hasBrowser, useBrowser, type Visitor } from './browser.ts';
import { button } from './registering.ts';
import { useSharedProduct } from './shared-product.ts';
import { certificateDigits } from './signed-paper.ts';

const product = useSharedProduct();
const browser = useBrowser(product);

const phoneShape = z.object({ phone_number: z.string() });
const phoneOf = async ({ id }: { id: number }) =>
  (await one(product.database.db, sql`select phone_number from users where id = ${id}`, phoneShape)).phone_number;

/** Opens the Hisaab of a worker and of the employer, with three days by code. */
async function bothSides() {
  const { db } = product.database;
  const company = await buildEmployer(db, { company_name: 'Jadhav Constructions' });
  const labour = await buildLabour(db, { first_name: 'Ramlal', language: 'hi' });
  const job = await buildJob(db, { employer: company, title: 'Mason for a school wall' });
  const { id } = await buildApplication(db, { job, labour, status: 'accepted' });
  await run(db, sql`update applications set created_at = now() - interval '9 days' where id = ${id}`);
  await inTransaction(db, (tx) => openAccount(tx, id));
  const days = await many(
    db,
    sql`select ((now() at time zone 'Asia/Kolkata')::date - back)::text as day from generate_series(1, 3) back`,
    z.object({ day: z.string() }),
  );
  for (const { day } of days) await inTransaction(db, (tx) => bookDay(tx, id, day, 'code'));
  const mason = await browser.visit({ screen: 'phone', language: 'hi', as: await phoneOf(labour) });
  const employer = await browser.visit({ screen: 'desk', language: 'en', as: await phoneOf(company) });
  await mason.open('/labour/hisaab');
  await employer.open('/employer/hisaab');
  return { mason, employer };
}

const says = ({ page, words }: Visitor, key: Parameters<Visitor['words']>[0], values = {}) =>
  page.getByRole('main').getByText(words(key, values)).first().waitFor();
const press = ({ page, words }: Visitor, key: Parameters<Visitor['words']>[0]) => button(page, words(key)).click();

describe.skipIf(!hasBrowser)('work certificate', () => {
  it('A worker asks with two taps, the employer certifies and withdraws, and each sees it at once', async () => {
    const { mason, employer } = await bothSides();
    await says(mason, 'certificate:board.missing', { days: 90 });
    await press(mason, 'certificate:ask');
    await press(mason, 'certificate:go.request');
    await says(mason, 'certificate:asked');
    await says(employer, 'certificate:question');
    await says(employer, 'certificate:by_code', { days: 3 });
    await press(employer, 'wages:ask.yes');
    await press(employer, 'certificate:go.certify');
    await says(mason, 'certificate:ready', { days: 3 });
    await says(mason, 'certificate:board.missing', { days: 87 });
    await press(employer, 'certificate:revoke');
    await press(employer, 'certificate:reason.wrong_days');
    await says(mason, 'certificate:revoked', { reason: mason.words('certificate:reason.wrong_days') });
    await says(mason, 'certificate:board.missing', { days: 90 });
  });

  it('The check calls a certificate genuine, and withdrawn as soon as its number is listed', async () => {
    const { db } = product.database;
    const number = randomUUID();
    const digits = await certificateDigits(db, number);
    const office = await browser.visit({ screen: 'phone', language: 'hi' });
    await office.open(`/v#${digits}`);
    await says(office, 'documents:check.genuine');
    await says(office, 'documents:certificate_note');
    await run(db, sql`insert into revoked_documents (uid, expires_at) values (${number}, now() + interval '180 days')`);
    const other = await browser.visit({ screen: 'phone', language: 'hi' });
    await other.open(`/v#${digits}`);
    await says(other, 'documents:check.revoked');
  });
});
