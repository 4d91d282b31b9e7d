// Browser test of an employer who chooses among three applicants: on a desktop by list, sorting, keys and comparison,
// on a phone by swipe.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { run, sql } from '#platform/sql.ts';
import { atRest } from './at-rest.ts';
import { hasBrowser, useBrowser, type Visitor } from './browser.ts';
import { faultsOf } from './screen-rules.ts';
import { useSharedProduct } from './shared-product.ts';
import { buildChoice } from './things-to-choose.ts';

const product = useSharedProduct();
const browser = useBrowser(product);

/** Moves a finger across the page in ten steps, from a point by `dx` and `dy` px. */
async function drag({ context, page }: Visitor, { x, y }: { x: number; y: number }, dx: number, dy: number) {
  const touch = await context.newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [{ x, y }]);
  for (let step = 1; step <= 10; step += 1)
    await send('touchMove', [{ x: x + (dx * step) / 10, y: y + (dy * step) / 10 }]);
  await send('touchEnd', []);
}

describe.skipIf(!hasBrowser)('choosing an applicant', () => {
  it('The cards of a status are at most 150 px high in Tamil', async () => {
    const { db } = product.database;
    const { phone, job } = await buildChoice(db);
    await run(
      db,
      sql`insert into work_pictures (user_id, storage_key, width, height, size)
        select labour_id, 'pictures/height-' || labour_id, 800, 600, 1 from applications where job_id = ${job.id}`,
    );
    const visitor = await browser.visit({ screen: 'desk', language: 'ta', as: phone });
    const body = readFileSync(new URL('../bin/seed/pictures/wall.webp', import.meta.url));
    await visitor.page.route('**/work-pictures/**', (route) => route.fulfill({ contentType: 'image/webp', body }));
    await visitor.open(`/employer/dashboard/jobs/${job.uid}/applicants`);
    const cards = visitor.page.getByRole('article');
    await cards.nth(2).waitFor();
    expect(await cards.locator('.picture-strip').count()).toBe(3);
    for (const card of await cards.all()) expect((await card.boundingBox())?.height).toBeLessThanOrEqual(150);
  });

  it('A swipe in the deck of a phone decides and can be undone, and a scroll decides nothing', async () => {
    const { phone, job } = await buildChoice(product.database.db);
    const visitor = await browser.visit({ screen: 'phone', language: 'en', as: phone });
    const { page, words } = visitor;
    await visitor.open(`/employer/dashboard/jobs/${job.uid}/applicants?sort=distance`);
    await page.getByRole('button', { name: words('applications:deck.open') }).click();
    const card = (name: string) => page.getByRole('article', { name, exact: true });
    const undo = page.getByRole('button', { name: words('common:undo') });
    await card('Asha Near').waitFor();
    await atRest(card('Asha Near'));
    const box = await card('Asha Near').boundingBox();
    const at = { x: 100, y: (box?.y ?? 0) + 30 };
    await drag(visitor, at, 80, -160);
    expect(await undo.count()).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 0));
    await atRest(card('Asha Near'));
    await drag(visitor, at, 200, 10);
    await card('Mohan Middle').waitFor();
    await undo.click();
    await card('Asha Near').waitFor();
    // On a slow machine, the app sends the decision after five seconds, before the second decision.
    const answered = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await page.locator('[data-key="s"]').focus();
    await page.keyboard.press('s');
    await card('Mohan Middle').waitFor();
    await page.keyboard.press('x');
    expect((await answered).request().postDataJSON()).toMatchObject({ status: 'shortlisted' });
  });

  it('An employer sees three cards of a status at 1280 px and sorts them; the order survives a reload', async () => {
    const { phone, job, own } = await buildChoice(product.database.db);
    const visitor = await browser.visit({ screen: 'desk', language: 'en', as: phone });
    const { page, words } = visitor;
    await visitor.open(`/employer/dashboard/jobs/${job.uid}/applicants`);
    const cards = page.getByRole('article');
    await cards.nth(2).waitFor();
    for (const index of [0, 1, 2]) {
      const box = await cards.nth(index).boundingBox();
      expect(box?.height).toBeLessThanOrEqual(150);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(800);
    }
    expect(await faultsOf(page, { language: 'en', own, isPhone: false })).toEqual([]);

    const names = () => page.getByRole('article').getByRole('heading').allInnerTexts();
    const order = page.getByRole('combobox', { name: words('jobs:sort.label') });
    await order.selectOption({ label: words('jobs:sort.distance') });
    await expect.poll(names, { timeout: 60_000 }).toEqual(['Asha Near', 'Mohan Middle', 'Salim Far']);
    await page.reload();
    await expect.poll(names, { timeout: 60_000 }).toEqual(['Asha Near', 'Mohan Middle', 'Salim Far']);
    await order.selectOption({ label: words('applications:received.score_first') });
    await expect.poll(names, { timeout: 60_000 }).toEqual(['Salim Far', 'Mohan Middle', 'Asha Near']);
  });

  it('An employer moves between cards with J and shortlists with S', async () => {
    const { phone, job } = await buildChoice(product.database.db);
    const { page, open } = await browser.visit({ screen: 'desk', language: 'en', as: phone });
    await open(`/employer/dashboard/jobs/${job.uid}/applicants?sort=distance`);
    const card = (name: string) => page.getByRole('article', { name, exact: true });
    const hasFocus = (name: string) => card(name).evaluate((one) => one === document.activeElement);
    await card('Asha Near').focus();
    await page.keyboard.press('j');
    await expect.poll(() => hasFocus('Mohan Middle'), { timeout: 60_000 }).toBe(true);
    const answered = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await page.keyboard.press('s');
    expect((await answered).status()).toBe(200);
    await expect.poll(() => hasFocus('Salim Far'), { timeout: 60_000 }).toBe(true);
    const shortlisted = page.getByRole('region', { name: /^Shortlisted: 1$/ });
    await shortlisted.getByRole('article', { name: 'Mohan Middle', exact: true }).waitFor();
  });

  it.each(['desk', 'phone'] as const)('An employer compares two applicants on a %s', async (screen) => {
    const { phone, job, own } = await buildChoice(product.database.db);
    const { page, open, words } = await browser.visit({ screen, language: 'en', as: phone });
    await open(`/employer/dashboard/jobs/${job.uid}/applicants?sort=distance`);
    await page.getByRole('article', { name: 'Asha Near', exact: true }).waitFor();
    await page.getByRole('button', { name: words('applications:bulk.go') }).click();
    await page.getByRole('checkbox', { name: /Asha/ }).check();
    await page.getByRole('checkbox', { name: /Salim/ }).check();
    await page.getByRole('button', { name: words('applications:compare.go') }).click();
    const sheet = page.getByRole('dialog', { name: words('applications:compare.title') });
    await sheet.getByRole('columnheader', { name: 'Salim Far' }).waitFor();
    await sheet.getByRole('rowheader', { name: words('applications:compare.distance') }).waitFor();
    expect(await faultsOf(page, { language: 'en', own, isPhone: screen === 'phone' })).toEqual([]);
  });
});
