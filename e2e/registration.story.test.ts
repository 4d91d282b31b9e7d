// Browser tests of registration: with at most nine taps, by keyboard alone, and after a reload; ID numbers are checked
// as on the server.
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { z } from '#contracts/z.ts';
import { workerPhone } from '../bin/seed/people.ts';
import { hasBrowser, useBrowser, type Visitor } from './browser.ts';
import { expectFocused, tabTo } from './keys.ts';
import { button, field } from './registering.ts';
import { useSharedProduct } from './shared-product.ts';
import { firstPageOf } from './ways-to-screens.ts';

const product = useSharedProduct();
const browser = useBrowser(product);

const MAX_TAPS = 9;

/** Starts to count taps. The returned function reads the count. */
async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    const count = () => {
      dataset.taps = String(Number(dataset.taps ?? 0) + 1);
    };
    dataset.taps = '0';
    addEventListener('pointerdown', count, true);
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset.taps));
}

const choice = ({ page, words }: Visitor, key: string) => page.getByRole('button', { name: words(key) });
const list = ({ page, words }: Visitor, key: string) => page.getByRole('combobox', { name: words(key) });

/** Types texts into consecutive fields, starting with the focused field, as with the “next” key of a phone keyboard. */
async function typeOn(page: Page, ...texts: string[]): Promise<void> {
  for (const [index, text] of texts.entries()) {
    if (index > 0) await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
}

/** Types the phone number and the code, with one tap. */
async function verifyPhone({ page, words }: Visitor, phone: string) {
  await expectFocused(page, words('signin:phone.label'));
  await page.keyboard.type(phone);
  await button(page, words('signin:phone.send')).tap();
  await expectFocused(page, words('signin:code.label'));
  await page.keyboard.type(await product.codeFor(`+91${phone}`));
}

/**
 * Completes the registration of a worker from the step that asks for the place: types the first letters of state and
 * town, chooses both, and verifies the phone number.
 */
async function finish(visitor: Visitor, { state, city, phone }: { state: string; city: string; phone: string }) {
  const { page, words } = visitor;
  await page.keyboard.type(state);
  await page.keyboard.press('Enter');
  await page.keyboard.type(city);
  await page.getByRole('option').first().tap();
  await button(page, words('signin:register.go_on')).tap();
  await verifyPhone(visitor, phone);
  await page.getByRole('heading', { name: words('signin:register.done') }).waitFor();
}

const isSignedIn = ({ page }: Visitor) => page.evaluate(() => localStorage.getItem('authToken') !== null);

describe.skipIf(!hasBrowser)('registration', () => {
  it('A worker registers in Hindi on a phone with at most nine taps', async () => {
    const mason = await browser.visit({ screen: 'phone', language: 'hi' });
    const { page, words } = mason;
    await mason.open('/register');
    await choice(mason, 'signin:register.labour').waitFor();
    const taps = await countTaps(page);
    await choice(mason, 'signin:register.labour').tap();
    await field(page, words('signin:register.first_name')).tap();
    await typeOn(page, 'रामलाल', 'यादव');
    await tabTo(page, words('signin:register.aadhaar_number'));
    await typeOn(page, '४९९११८६६५२४६');
    expect(await field(page, words('signin:register.aadhaar_number')).inputValue()).toBe('4991 1866 5246');
    await field(page, words('signin:register.adult')).tap();
    await button(page, words('signin:register.go_on')).tap();
    await button(page, words('reference:role.mason')).tap();
    await list(mason, 'place-picker:state').tap();
    await finish(mason, { state: 'महा', city: 'सतारा', phone: '9822044101' });
    expect(await taps()).toBeLessThanOrEqual(MAX_TAPS);
    expect(await isSignedIn(mason)).toBe(true);
  });

  it('An employer verifies the phone first and registers with at most nine taps, and the PIN code fills in the place', async () => {
    const employer = await browser.visit({ screen: 'phone', language: 'en' });
    const { page, words } = employer;
    await employer.open('/register');
    await choice(employer, 'signin:register.employer').waitFor();
    const taps = await countTaps(page);
    await choice(employer, 'signin:register.employer').tap();
    await verifyPhone(employer, '9822044102');
    await field(page, words('signin:register.first_name')).tap();
    await typeOn(page, 'Vandana', 'Jadhav', 'vandana@example.in');
    await button(page, words('signin:register.pan')).tap();
    await typeOn(page, 'ACUPA7085R');
    await field(page, words('signin:register.adult')).tap();
    await button(page, words('signin:register.go_on')).tap();
    await page.getByLabel(words('signin:register.company_name')).tap();
    await typeOn(page, 'Jadhav Constructions', '', '415001');
    const address = field(page, words('signin:register.address'));
    await expect.poll(() => address.inputValue()).toBe('Satara, Maharashtra 415001');
    await button(page, words('signin:register.finish')).tap();
    await page.getByRole('heading', { name: words('signin:register.done') }).waitFor();
    expect(await taps()).toBeLessThanOrEqual(MAX_TAPS);
    expect(await isSignedIn(employer)).toBe(true);
  });

  it('An employer registers by keyboard alone, and an invalid field receives the focus', async () => {
    const { page, words, open } = await browser.visit({ screen: 'desk', language: 'en' });
    const type = async (key: string, text: string) => {
      await tabTo(page, words(key));
      await page.keyboard.type(text);
    };
    await open('/register');
    const people = page.getByRole('button', { name: words('signin:register.employer') });
    await people.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: words('signin:register.verify_title') }).waitFor();
    await expectFocused(page, words('signin:phone.label'));
    await page.keyboard.type('98220 44103');
    await page.keyboard.press('Enter');
    await expectFocused(page, words('signin:code.label'));
    await page.keyboard.type(await product.codeFor('+919822044103'));
    await page.getByRole('heading', { name: words('signin:register.details') }).waitFor();
    await type('signin:register.first_name', 'Farida');
    await page.keyboard.press('Enter');
    await page.getByText(words('problems:field.under_age')).waitFor();
    await expectFocused(page, words('signin:register.last_name'));
    await page.keyboard.type('Shaikh');
    await type('signin:register.email', 'farida@example.in');
    await type('signin:register.aadhaar_number', '999971658847');
    await tabTo(page, words('signin:register.adult'));
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: words('signin:register.business') }).waitFor();
    await type('place-picker:state', 'mahar');
    await page.keyboard.press('Enter');
    await page.keyboard.type('mum');
    await page.getByRole('option', { name: 'Mumbai', exact: true }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await type('signin:register.address', '90 Feet Road, Dharavi');
    await tabTo(page, words('signin:register.consent_read'));
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await tabTo(page, words('signin:register.finish'));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: words('signin:register.done') }).waitFor();
  });

  it('The registration form keeps its values after Back and a reload, but the ID number is not stored', async () => {
    const mason = await browser.visit({ screen: 'phone', language: 'hi' });
    const { page, words } = mason;
    await mason.open('/register');
    await choice(mason, 'signin:register.labour').tap();
    await field(page, words('signin:register.first_name')).fill('रामलाल');
    await field(page, words('signin:register.last_name')).fill('यादव');
    await field(page, words('signin:register.aadhaar_number')).fill('999955183433');
    await field(page, words('signin:register.adult')).check();
    await button(page, words('signin:register.go_on')).tap();
    await button(page, words('reference:role.mason')).tap();
    await page.goBack();
    expect(await field(page, words('signin:register.aadhaar_number')).inputValue()).toBe('9999 5518 3433');
    await page.goForward();
    await page.getByRole('heading', { name: words('signin:register.work') }).waitFor();
    await page.reload();
    await page.getByText(words('signin:register.resumed')).waitFor();
    expect(await field(page, words('signin:register.first_name')).inputValue()).toBe('रामलाल');
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain('3433');
    await field(page, words('signin:register.aadhaar_number')).fill('999955183433');
    await button(page, words('signin:register.go_on')).tap();
    const trade = button(page, words('reference:role.mason'));
    expect(await trade.getAttribute('aria-pressed')).toBe('true');
  });

  it('A user whose number already has an account is led to sign-in with the number filled in', async () => {
    const mason = await browser.visit({ screen: 'phone', language: 'hi' });
    const { page, words } = mason;
    await mason.open('/register');
    await choice(mason, 'signin:register.labour').tap();
    await field(page, words('signin:register.first_name')).fill('रामलाल');
    await field(page, words('signin:register.last_name')).fill('यादव');
    await field(page, words('signin:register.aadhaar_number')).fill('999990501894');
    await field(page, words('signin:register.adult')).check();
    await button(page, words('signin:register.go_on')).tap();
    await page.getByRole('heading', { name: words('signin:register.work') }).waitFor();
    await button(page, words('signin:register.go_on')).tap();
    await field(page, words('signin:phone.label')).fill(workerPhone(9).slice(3));
    await button(page, words('signin:phone.send')).tap();
    await page.getByRole('link', { name: words('signin:failed.sign_in') }).tap();
    await page.getByRole('heading', { name: words('signin:phone.title') }).waitFor();
    expect(await field(page, words('signin:phone.label')).inputValue()).toBe(workerPhone(9).slice(3));
    await button(page, words('signin:phone.send')).tap();
    await field(page, words('signin:code.label')).fill(await product.codeFor(workerPhone(9)));
    await page.waitForURL('**/labour/dashboard');
  });
});

const cases = z.array(z.object({ in: z.string(), valid: z.boolean() }));
const vectors = z
  .object({ aadhaar: cases, pan: cases, gstin: cases })
  .parse(JSON.parse(readFileSync('testing/data/id_vectors.json', 'utf8')));

/** Types each number into the field. Returns the numbers that the field wrongly marks as valid or invalid. */
const misjudged = (input: Locator, numbers: z.output<typeof cases>) =>
  input.evaluate((element, given) => {
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const type = (text: string) => {
      setValue?.call(element, text);
      element.dispatchEvent(new Event('input', { bubbles: true }));
    };
    const isTicked = () => element.parentElement?.querySelector('.icon') !== null;
    return given.filter((one) => {
      type('');
      type(one.in);
      return isTicked() !== one.valid;
    });
  }, numbers);

describe.skipIf(!hasBrowser)('ID numbers in the browser', () => {
  it('The registration form accepts exactly the Aadhaar, PAN and GST numbers that the server accepts', async () => {
    const employer = await browser.visit({ screen: 'desk', language: 'en' });
    const { page, words } = employer;
    await employer.open('/register');
    await firstPageOf(employer, 'employer');
    const aadhaar = field(page, words('signin:register.aadhaar_number'));
    expect(await misjudged(aadhaar, vectors.aadhaar)).toEqual([]);
    await button(page, words('signin:register.pan')).click();
    expect(await misjudged(field(page, words('signin:register.pan_number')), vectors.pan)).toEqual([]);
    await button(page, words('signin:register.aadhaar')).click();
    for (const [key, text] of [
      ['first_name', 'Asha'],
      ['last_name', 'Kale'],
      ['email', 'asha@example.in'],
      ['aadhaar_number', '999941057058'],
    ] as const)
      await field(page, words(`signin:register.${key}`)).fill(text);
    await field(page, words('signin:register.adult')).check();
    await button(page, words('signin:register.go_on')).click();
    const gst = page.getByLabel(words('signin:register.gst_number'));
    await gst.waitFor();
    expect(await misjudged(gst, vectors.gstin)).toEqual([]);
  });
});
