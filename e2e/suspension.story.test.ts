// Browser test of a suspension: the browser of the signed-in employer shows the reason immediately, and the account is
// reopened.
import { expect, it } from 'vitest';
import { z } from '#contracts/z.ts';
import { one, sql } from '#platform/sql.ts';
import { buildEmployer, buildJob } from '#testing/factories.ts';
import { hasBrowser, useBrowser } from './browser.ts';
import { useProduct } from './product.ts';
import { watchTraffic } from './settled.ts';

const product = useProduct();
const browser = useBrowser(product);

const statusOf = async (jobId: number) =>
  (await one(product.database.db, sql`select status from jobs where id = ${jobId}`, z.object({ status: z.string() })))
    .status;

it.skipIf(!hasBrowser)('A suspended employer sees the reason and can continue once the account reopens', async () => {
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

  // The employer does nothing: the server closes the socket, and the page's next request is refused with
  // `account_suspended`.
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
