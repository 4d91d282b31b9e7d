// Browser test of second factors of administrators in production: passkey enrolment, login with a passkey and with a
// recovery code.
import { describe, expect, it } from 'vitest';
import { hasBrowser, useBrowser, type Visitor } from './browser.ts';
import { tabTo } from './keys.ts';
import { useProduct } from './product.ts';
import { button, field } from './registering.ts';
import { faultsOf } from './screen-rules.ts';

const BOOTSTRAP = '5f0c9a27e4b81d63c2a97f10be6d48a35c19e72b';
const PASSWORD = 'teal umbrella 47 over Nashik';

// Use `localhost`, because WebAuthn accepts no IP address as its domain, and browsers treat `localhost` as secure
// without a certificate.
const siteOf = (port: number) => `http://localhost:${port}`;
const product = useProduct((port) => ({
  APP_ENV: 'production',
  ALLOW_OUTBOX: 'yes',
  PUBLIC_ORIGINS: siteOf(port),
  ADMIN_BOOTSTRAP_TOKEN: BOOTSTRAP,
}));
const browser = useBrowser(product);

const open = async ({ page }: Visitor, path: string) =>
  void (await page.goto(siteOf(Number(new URL(product.address).port)) + path));

/** Adds a virtual passkey device to the visitor's browser. The device confirms every request. */
async function addAuthenticator({ context, page }: Visitor): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      automaticPresenceSimulation: true,
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
}

/** Returns the faults of the screen at widths of 360 and 1280 px. */
async function faultsAtBothWidths({ page, language }: Visitor): Promise<string[]> {
  const own = new Set(['Asha Menon', 'asha.menon', 'My laptop']);
  const wide = await faultsOf(page, { language, own, isPhone: false });
  await page.setViewportSize({ width: 360, height: 740 });
  const narrow = await faultsOf(page, { language, own, isPhone: true });
  await page.setViewportSize({ width: 1280, height: 800 });
  return [...wide, ...narrow.map((fault) => `at 360: ${fault}`)];
}

async function makeFirst({ page, words }: Visitor): Promise<void> {
  await field(page, words('admin-login:first.full_name')).fill('Asha Menon');
  await field(page, words('admin-login:first.email')).fill('asha@kaamsetu.example');
  await field(page, words('admin-login:username')).fill('asha.menon');
  await field(page, words('admin-login:password')).fill(PASSWORD);
  const token = field(page, words('admin-login:first.token'));
  if (!(await token.isVisible())) await button(page, words('admin-login:first.make')).click();
  await token.fill(BOOTSTRAP);
  await button(page, words('admin-login:first.make')).click();
}

async function logOutAndIn({ page, words }: Visitor): Promise<void> {
  await button(page, words('admin-accounts:account.log_out')).click();
  await field(page, words('admin-login:username')).fill('asha.menon');
  await field(page, words('admin-login:password')).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: words('admin-login:second.title') }).waitFor();
}

describe.skipIf(!hasBrowser)('superuser in production', () => {
  it('A superuser must enrol a passkey first, then logs in with the passkey or with a recovery code', async () => {
    const asha = await browser.visit({ screen: 'desk', language: 'en' });
    const { page, words } = asha;
    // Ignore the console errors of two expected refusals: registration without the bootstrap token, and a password
    // without a second factor.
    asha.forgive(/status of 40[13]/);
    await addAuthenticator(asha);
    await open(asha, '/admin/dashboard/account');
    await page.getByRole('heading', { name: words('admin-login:first.title') }).waitFor();
    await makeFirst(asha);

    await page.waitForURL('**/admin/second-step*');
    await page.getByRole('heading', { name: words('admin-accounts:factors.enrol_title') }).waitFor();
    await button(page, words('admin-accounts:factors.passkey_add')).waitFor();
    expect(await faultsAtBothWidths(asha)).toEqual([]);
    await open(asha, '/admin/dashboard/users');
    await page.waitForURL('**/admin/second-step*');

    await button(page, words('admin-accounts:factors.passkey_add')).click();
    await field(page, words('admin-accounts:factors.passkey_name')).fill('My laptop');
    expect(await faultsAtBothWidths(asha)).toEqual([]);
    await field(page, words('admin-accounts:factors.passkey_name')).press('Enter');
    const codes = page.getByRole('list', { name: words('admin-accounts:factors.codes_title') }).getByRole('listitem');
    await codes.first().waitFor();
    const [first = '', ...others] = await codes.allInnerTexts();
    expect(others).toHaveLength(9);
    expect(await faultsAtBothWidths(asha)).toEqual([]);
    await button(page, words('admin-accounts:factors.codes_saved')).click();
    await page.waitForURL('**/admin/dashboard/users');

    await open(asha, '/admin/dashboard/account');
    await page.getByText('My laptop').waitFor();
    expect(await faultsAtBothWidths(asha)).toEqual([]);
    await logOutAndIn(asha);
    expect(await faultsAtBothWidths(asha)).toEqual([]);
    await tabTo(page, words('admin-login:second.use_passkey'));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin/dashboard/account');

    await logOutAndIn(asha);
    await button(page, words('admin-login:second.use_recovery_code')).click();
    await field(page, words('admin-login:second.recovery_label')).fill(first.toLowerCase());
    expect(await faultsAtBothWidths(asha)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin/dashboard/account');
    await page.getByText(words('admin-accounts:factors.codes_left_other', { count: 9 })).waitFor();
  });
});
