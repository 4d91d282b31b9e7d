// Browser tests of the product by keyboard alone: every control is reachable and the focus is always visible.
import { describe, expect, it } from 'vitest';
import { buildLabour, nextPhone } from '#testing/factories.ts';
import { waitFor } from '#testing/wait-for.ts';
import { employerPhone, workerPhone } from '../bin/seed/people.ts';
import { hasBrowser, useBrowser } from './browser.ts';
import { hydrated } from './hydrated.ts';
import { expectFocused, hiddenFocus, tabTo } from './keys.ts';
import { field } from './registering.ts';
import { useSharedProduct } from './shared-product.ts';

const product = useSharedProduct();
const browser = useBrowser(product);

describe.skipIf(!hasBrowser)('keyboard user', () => {
  it('A keyboard user skips the navigation with the first Tab', async () => {
    const { page, words, open } = await browser.visit({ screen: 'desk', language: 'en' });
    await open('/jobs');
    await hydrated(page);
    await page.keyboard.press('Tab');
    await expectFocused(page, words('shell:skip'));
    const skip = await page.getByRole('link', { name: words('shell:skip') }).boundingBox();
    expect(skip?.y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Enter');
    await page.locator('#main:focus').waitFor();
    await page.keyboard.press('Tab');
    await page.locator('main :focus').waitFor();
  });

  it('A keyboard user signs in without a mouse', async () => {
    const { page, words, open } = await browser.visit({ screen: 'desk', language: 'en' });
    await open('/signin');
    await field(page, words('signin:phone.label')).waitFor();
    await tabTo(page, words('signin:phone.label'));
    await page.keyboard.type(workerPhone(6).slice(3));
    await page.keyboard.press('Enter');
    await expectFocused(page, words('signin:code.label'));
    await page.keyboard.type(await product.codeFor(workerPhone(6)));
    await page.waitForURL('**/labour/dashboard');
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  it('A keyboard user finds a job, signs in from the job page and applies', async () => {
    const phone = nextPhone();
    await buildLabour(product.database.db, { phone_number: phone });
    const { page, words, open } = await browser.visit({ screen: 'desk', language: 'en' });
    await open('/jobs');
    await hydrated(page);
    // Remember the header of the list before the search. The test waits until the header changes, because the results
    // of the search replace the cards of this list, and a focus on these cards would be lost.
    const found = page.locator('.job-results__header').getByRole('status');
    const before = await found.innerText();
    await tabTo(page, words('jobs:search.what'));
    await page.keyboard.type('electrician');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('q') === 'electrician');
    await expect.poll(() => found.innerText()).not.toBe(before);
    const job = page
      .getByRole('article')
      .filter({ hasText: words('reference:role.electrician') })
      .getByRole('link')
      .first();
    const title = (await job.innerText()).trim();
    await tabTo(page, title);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await tabTo(page, words('applications:apply.sign_in'));
    await page.keyboard.press('Enter');
    await field(page, words('signin:phone.label')).waitFor();
    await tabTo(page, words('signin:phone.label'));
    await page.keyboard.type(phone.slice(3));
    await page.keyboard.press('Enter');
    await expectFocused(page, words('signin:code.label'));
    await page.keyboard.type(await product.codeFor(phone));
    await page.getByRole('heading', { name: words('applications:apply.sent') }).waitFor();
    await page.getByText(title).waitFor();
    await tabTo(page, words('applications:apply.open'));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/labour/dashboard/applications/*');
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  });

  it('The focused element is never covered by a bar', async () => {
    const { page, open } = await browser.visit({ screen: 'phone', language: 'hi', as: workerPhone(1) });
    for (const [path, tabs] of [
      ['/labour/dashboard/applications', 20],
      ['/settings', 20],
    ] as const) {
      await open(path);
      await page.getByRole('main').getByRole('link').first().waitFor();
      for (let pressed = 0; pressed < tabs; pressed += 1) {
        await page.keyboard.press('Tab');
        // Wait, because the browser scrolls a distant element into view with a delay.
        await waitFor(`the focus on ${path} to be visible`, async () => (await hiddenFocus(page)) === null);
      }
    }
  });

  it('The bell opens with Enter, and Escape closes it and returns the focus to the bell', async () => {
    const { page, open, words } = await browser.visit({ screen: 'desk', language: 'en', as: employerPhone(1) });
    await open('/employer/dashboard');
    const bell = page.locator('button.bell');
    await page.getByRole('article').first().waitFor();
    await bell.focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('region', { name: words('bell:title') });
    await panel.getByRole('listitem').first().waitFor();
    expect(await bell.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Tab');
    await panel.locator(':focus').waitFor();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    await page.locator('button.bell:focus').waitFor();
  });

  it('A dialog keeps the focus inside until the user closes it, then returns the focus to its button', async () => {
    const { page, open, words } = await browser.visit({ screen: 'phone', language: 'hi', as: workerPhone(1) });
    await open('/labour/dashboard/applications');
    await page
      .getByRole('link', { name: words('applications:one.open') })
      .first()
      .click();
    await page.waitForURL(/\/applications\/\d+$/);
    const ask = page.getByRole('button', { name: words('applications:withdraw.go') }).first();
    await ask.focus();
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await question
      .locator(':focus')
      .or(question.and(page.locator(':focus')))
      .waitFor();
    for (let tabs = 0; tabs < 6; tabs += 1) {
      await page.keyboard.press('Tab');
      expect(await question.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    await page.waitForFunction((element) => element === document.activeElement, await ask.elementHandle());
  });
});
