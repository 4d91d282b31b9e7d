// Browser test of attendance: the worker types the code that the employer's screen shows, online and offline.
import { describe, it } from 'vitest';
import { z } from '#contracts/z.ts';
import { one, sql } from '#platform/sql.ts';
import { buildApplication, buildEmployer, buildJob, buildLabour } from '#testing/factories.ts';
import { hasBrowser, useBrowser, type Visitor } from './browser.ts';
import { useProduct } from './product.ts';
import { button, field } from './registering.ts';

const product = useProduct();
const browser = useBrowser(product);

const phoneShape = z.object({ phone_number: z.string() });
const phoneOf = async ({ id }: { id: number }) =>
  (await one(product.database.db, sql`select phone_number from users where id = ${id}`, phoneShape)).phone_number;

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
