// Browser test of the way from the landing page to the first application of a new worker: at most ten taps and four
// typed fields.
import { describe, expect, it } from 'vitest';
import { z } from '#contracts/z.ts';
import { many, run, sql } from '#platform/sql.ts';
import { hasBrowser, useBrowser } from './browser.ts';
import { applyFromLandingPage } from './first-application.ts';
import { watchHands } from './hands.ts';
import { button, field } from './registering.ts';
import { useSharedProduct } from './shared-product.ts';

const product = useSharedProduct();
const browser = useBrowser(product);

const MAX_TAPS = 10;
const TYPED = ['full_name', 'identity_number', 'otp', 'phone_number'];

const applicationsOf = (phone: string) =>
  many(
    product.database.db,
    sql`select j.uid, a.status from applications a join jobs j on j.id = a.job_id join users u on u.id = a.labour_id
      where u.phone_number = ${phone}`,
    z.object({ uid: z.string(), status: z.string() }),
  );

describe.skipIf(!hasBrowser)('the first application', () => {
  it('A visitor applies in Hindi on a phone with at most ten taps and four typed inputs', async () => {
    await run(product.database.db, sql`update jobs set require_resume = false where require_resume`);
    const mason = await browser.visit({ screen: 'phone', language: 'hi' });
    const hands = await watchHands(mason.page);
    const uid = await applyFromLandingPage(mason, product);
    expect(await hands.taps()).toBeLessThanOrEqual(MAX_TAPS);
    expect(await hands.typed()).toEqual(TYPED);
    expect(await applicationsOf('+919822044120')).toEqual([{ uid, status: 'pending' }]);
  });

  it('The form finds the town of the current location after a tap', async () => {
    const mason = await browser.visit({ screen: 'desk', language: 'en' });
    const { page, words } = mason;
    await mason.context.grantPermissions(['geolocation'], { origin: product.address });
    await mason.context.setGeolocation({ latitude: 17.69, longitude: 74.0 });
    await mason.open('/register?as=labour');
    await field(page, words('signin:register.first_name')).fill('Ramesh');
    await field(page, words('signin:register.last_name')).fill('Yadav');
    await field(page, words('signin:register.aadhaar_number')).fill('499118665246');
    await field(page, words('signin:register.adult')).check();
    await button(page, words('signin:register.go_on')).click();
    await button(page, words('place-picker:here')).click();
    const state = page.getByRole('combobox', { name: words('place-picker:state') });
    await expect.poll(() => state.inputValue()).toBe(words('reference:state.MH'));
    const city = page.getByRole('combobox', { name: words('place-picker:city') });
    await expect.poll(() => city.inputValue()).toBe('Satara');
  });
});
