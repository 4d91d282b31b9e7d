// Messages that follow a change of focus are visible: nothing lies over them, on a phone and on a desk.
import { describe, it } from 'vitest';
import { employerPhone } from '../bin/seed/people.ts';
import { hasBrowser, useBrowser, type Visitor } from './browser.ts';
import { useProduct } from './product.ts';
import { button, field } from './registering.ts';
import { expectVisible } from './visible.ts';

const product = useProduct();
const browser = useBrowser(product);

const sizes = [
  { screen: 'phone', language: 'hi' },
  { screen: 'desk', language: 'en' },
] as const;

const recent = [1, 2, 3, 4, 5].map((n) => ({ query: `mason ${n}`, location: 'Pune', timestamp: n }));

const rememberSearches = ({ page }: Visitor) =>
  page.addInitScript((text) => localStorage.setItem('recentSearches', text), JSON.stringify(recent));

const what = ({ page, words }: Visitor) => page.getByRole('combobox', { name: words('jobs:search.what') });

/** The message of the field that has the focus. */
const focusedMessage = ({ page }: Visitor) => page.locator('.field:has([aria-invalid]:focus) .field__error');

describe.skipIf(!hasBrowser).each(sizes)('a message on a $screen', ({ screen, language }) => {
  it.each(['/', '/jobs'])(
    'of an empty search on %s is not covered by suggestions, also the second time',
    async (path) => {
      const visitor = await browser.visit({ screen, language });
      await rememberSearches(visitor);
      const { page, words } = visitor;
      await visitor.open(path);
      await page.waitForLoadState('networkidle');
      await what(visitor).click();
      const go = page.locator('.search-box__go');
      for (const press of [() => page.keyboard.press('Enter'), () => go.click()]) {
        await press();
        await expectVisible(page.locator('search .field__error').filter({ hasText: words('jobs:search.empty') }));
        await page.locator('input[name="q"]:focus').waitFor();
      }
    },
  );

  it.each(['/', '/jobs'])('leaves the recent searches on %s whole, with the button that clears them', async (path) => {
    const visitor = await browser.visit({ screen, language });
    await rememberSearches(visitor);
    const { page, words } = visitor;
    await visitor.open(path);
    await page.waitForLoadState('networkidle');
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

  it('of a registration form is visible at the first wrong field', async () => {
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

  it('of the sign-in form is visible', async () => {
    const visitor = await browser.visit({ screen, language });
    const { page, words } = visitor;
    await visitor.open('/signin');
    await field(page, words('signin:phone.label')).fill('12345');
    await button(page, words('signin:phone.send')).click();
    await expectVisible(focusedMessage(visitor));
  });

  it('of a new job is visible at the first wrong field', async () => {
    const visitor = await browser.visit({ screen, language, as: employerPhone(1) });
    const { page, words } = visitor;
    await visitor.open('/employer/dashboard/post');
    await button(page, words('posting:form.next')).click();
    await expectVisible(focusedMessage(visitor));
  });

  it('that confirms a step of a job is visible as a toast', async () => {
    const visitor = await browser.visit({ screen, language, as: employerPhone(1) });
    const { page, words } = visitor;
    await visitor.open('/employer/dashboard/jobs?status=active');
    const more = page.getByRole('main').getByRole('button', { name: words('posting:act.more') });
    await more.first().click();
    const pause = page.getByRole('dialog').getByRole('button', { name: words('posting:act.pause_more') });
    await pause.click();
    await expectVisible(page.locator('.toast').first());
  });
});
