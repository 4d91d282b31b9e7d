// Browser tests that an error message is visible and not covered after the focus has moved to its field, on a phone and
// on a desktop.
import { describe, it } from 'vitest';
import { employerPhone } from '../bin/seed/people.ts';
import { hasBrowser, useBrowser, type Visitor } from './browser.ts';
import { hydrated } from './hydrated.ts';
import { button, field } from './registering.ts';
import { useSharedProduct } from './shared-product.ts';
import { expectVisible } from './visible.ts';

const product = useSharedProduct();
const browser = useBrowser(product);

const sizes = [
  { screen: 'phone', language: 'hi' },
  { screen: 'desk', language: 'en' },
] as const;

const recent = [1, 2, 3, 4, 5].map((n) => ({ query: `mason ${n}`, location: 'Pune', timestamp: n }));

const rememberSearches = ({ page }: Visitor) =>
  page.addInitScript((text) => localStorage.setItem('recentSearches', text), JSON.stringify(recent));

const what = ({ page, words }: Visitor) => page.getByRole('combobox', { name: words('jobs:search.what') });

/** Returns the error message of the focused field. */
const focusedMessage = ({ page }: Visitor) => page.locator('.field:has([aria-invalid]:focus) .field__error');

describe.skipIf(!hasBrowser).each(sizes)('message on a $screen', ({ screen, language }) => {
  // Use `?all=yes`: without it `/jobs` opens with the place of the last search, so the search would not be empty.
  it.each(['/', '/jobs?all=yes'])(
    'The error of an empty search on %s is not covered by suggestions, at the first or second attempt',
    async (path) => {
      const visitor = await browser.visit({ screen, language });
      await rememberSearches(visitor);
      const { page, words } = visitor;
      await visitor.open(path);
      await hydrated(page);
      await what(visitor).click();
      const go = page.locator('.search-box__go');
      for (const press of [() => page.keyboard.press('Enter'), () => go.click()]) {
        await press();
        await expectVisible(page.locator('search .field__error').filter({ hasText: words('jobs:search.empty') }));
        await page.locator('input[name="q"]:focus').waitFor();
      }
    },
  );

  it.each(['/', '/jobs'])('The list of recent searches on %s and its clear button are fully visible', async (path) => {
    const visitor = await browser.visit({ screen, language });
    await rememberSearches(visitor);
    const { page, words } = visitor;
    await visitor.open(path);
    await hydrated(page);
    await what(visitor).click();
    await expectVisible(page.locator('.suggest:not([hidden])'));
    const clear = button(page, words('jobs:search.forget'));
    await expectVisible(clear);
    await page
      .locator('.suggest')
      .first()
      .evaluate((list) => list.scrollTo(0, list.scrollHeight));
    await expectVisible(clear);
    await clear.click();
    await clear.waitFor({ state: 'detached' });
  });

  it('The error of a registration form is visible at the first invalid field', async () => {
    const visitor = await browser.visit({ screen, language });
    const { page, words } = visitor;
    await visitor.open('/register');
    await page.getByRole('button', { name: words('signin:register.labour') }).click();
    await button(page, words('signin:register.go_on')).click();
    await expectVisible(focusedMessage(visitor));
    await field(page, words('signin:register.first_name')).fill('रामलाल');
    await field(page, words('signin:register.last_name')).fill('यादव');
    await button(page, words('signin:register.go_on')).click();
    await expectVisible(focusedMessage(visitor));
  });

  it('The error of the sign-in form is visible', async () => {
    const visitor = await browser.visit({ screen, language });
    const { page, words } = visitor;
    await visitor.open('/signin');
    await field(page, words('signin:phone.label')).fill('12345');
    await button(page, words('signin:phone.send')).click();
    await expectVisible(focusedMessage(visitor));
  });

  it('The error of a new job is visible at the first invalid field', async () => {
    const visitor = await browser.visit({ screen, language, as: employerPhone(1) });
    const { page, words } = visitor;
    await visitor.open('/employer/dashboard/post');
    await button(page, words('posting:form.next')).click();
    await expectVisible(focusedMessage(visitor));
  });

  it('The confirmation of a change to a job is visible as a toast', async () => {
    const visitor = await browser.visit({ screen, language, as: employerPhone(1) });
    const { page, words } = visitor;
    await visitor.open('/employer/dashboard/jobs?status=active');
    const more = page.getByRole('main').getByRole('button', { name: words('common:more') });
    await more.first().click();
    const pause = page.getByRole('dialog').getByRole('button', { name: words('posting:act.pause_more') });
    await pause.click();
    await expectVisible(page.locator('.toast').first());
  });
});
