// Browser test of choosing on a desktop: an employer sees three applicants of a status, sorts them,
// decides with keys, and compares.
import { describe, expect, it } from 'vitest';
import { hasBrowser, useBrowser } from './browser.ts';
import { useProduct } from './product.ts';
import { faultsOf } from './screen-rules.ts';
import { buildChoice } from './things-to-choose.ts';

const product = useProduct();
const browser = useBrowser(product);

describe.skipIf(!hasBrowser)('choosing an applicant', () => {
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
