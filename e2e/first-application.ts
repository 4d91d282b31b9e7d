// The way of a new worker from the landing page to the first application, by taps and typed fields.
import type { Visitor } from './browser.ts';
import { hydrated } from './hydrated.ts';
import { expectFocused } from './keys.ts';
import type { StoryProduct } from './product.ts';
import { button, field } from './registering.ts';

/** Applies to the first job of the landing page as a new mason on a phone. Returns the uid of the job. */
export async function applyFromLandingPage(visitor: Visitor, product: StoryProduct): Promise<string | undefined> {
  const { page, words } = visitor;
  await visitor.open('/');
  await hydrated(page);
  await page.getByRole('article').getByRole('link').first().tap();
  await page.waitForURL(/\/jobs\/[^/]+$/);
  const uid = /[^/]+$/.exec(page.url())?.[0];
  await page.getByRole('link', { name: words('applications:apply.sign_in') }).tap();
  await page.getByRole('region', { name: words('applications:first.job') }).waitFor();
  await field(page, words('signin:phone.label')).tap();
  await page.keyboard.type('9822044120');
  await button(page, words('signin:phone.send')).tap();
  await expectFocused(page, words('signin:code.label'));
  await page.keyboard.type(await product.codeFor('+919822044120'));
  await expectFocused(page, words('signin:register.full_name'));
  await page.keyboard.type('रामलाल यादव');
  await field(page, words('signin:register.aadhaar_number')).tap();
  await page.keyboard.type('499118665246');
  await field(page, words('signin:register.adult')).tap();
  await button(page, words('signin:register.go_on')).tap();
  await button(page, words('reference:role.mason')).tap();
  await page
    .getByRole('toolbar', { name: words('place-picker:likely') })
    .getByRole('button')
    .first()
    .tap();
  await button(page, words('signin:register.finish_apply')).tap();
  await page.getByRole('heading', { name: words('applications:apply.sent') }).waitFor();
  return uid;
}
