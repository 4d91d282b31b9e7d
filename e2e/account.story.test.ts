// Browser tests of a user's account: profile, identity check, data export, deletion, phone number and devices.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { maskPhone } from '#contracts/phone.ts';
import { z } from '#contracts/z.ts';
import { many, run, sql } from '#platform/sql.ts';
import { buildLabour, nextPhone } from '#testing/factories.ts';
import { hasBrowser, useBrowser, type Visitor } from './browser.ts';
import { button, field, fillPlace } from './registering.ts';
import { watchTraffic } from './settled.ts';
import { useSharedProduct } from './shared-product.ts';

const product = useSharedProduct();
const browser = useBrowser(product);

type Details = Parameters<typeof buildLabour>[1];

/** Creates a worker and opens the app in Hindi at the size of a phone, signed in as this worker. */
async function mason(details: Details = {}): Promise<{ visitor: Visitor; phone: string }> {
  const phone = nextPhone();
  await buildLabour(product.database.db, { phone_number: phone, first_name: 'रामलाल', last_name: 'यादव', ...details });
  return { phone, visitor: await browser.visit({ screen: 'phone', language: 'hi', as: phone }) };
}

const says = (page: Page, text: string) => page.getByText(text).first().waitFor();
const heading = (page: Page, name: string) => page.getByRole('heading', { name }).first().waitFor();
const unread = ({ page, words }: Visitor, count: number) =>
  page.getByRole('button', {
    name: words(count === 1 ? 'bell:label_unread_one' : 'bell:label_unread_other', { count }),
    exact: true,
  });

/** Returns a JPEG of 900 × 600 px, like the photo of a phone camera. */
const photo = async () => ({
  name: 'photo.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background: '#a86' } })
    .jpeg()
    .toBuffer(),
});

/** Returns the percentage of completion that the profile page shows. */
async function completion({ page, words }: Visitor): Promise<number> {
  const [before = '', after = ''] = words('profile:completion.title', { percentage: '|' }).split('|');
  const card = page.locator(`section[aria-label^="${before}"][aria-label$="${after}"]`);
  await card.waitFor();
  const label = (await card.getAttribute('aria-label')) ?? '';
  return Number(/\d+/.exec(label)?.[0]);
}

/**
 * Signs in again on the sheet that the app opens before important changes: requests a code for `phone` by SMS and types
 * it.
 */
async function showThatItIsMe({ page, words }: Visitor, phone: string): Promise<void> {
  const sheet = page.getByRole('dialog', { name: words('settings:fresh.title') });
  await sheet.getByRole('button', { name: words('signin:phone.send') }).click();
  await field(page, words('signin:code.label')).fill(await product.codeFor(phone));
  await sheet.waitFor({ state: 'detached' });
}

describe.skipIf(!hasBrowser)('account of a user', () => {
  it('The profile page shows a higher completion after the worker adds a trade, a place and a picture', async () => {
    const { visitor } = await mason({ incomplete: true });
    const { page, words } = visitor;
    await visitor.open('/labour/dashboard/profile');
    const before = await completion(visitor);
    await page.getByRole('link', { name: words('profile:edit') }).click();
    await field(page, words('profile:field.first_name')).fill('रामपाल');
    await button(page, words('reference:role.mason')).click();
    await fillPlace(page, words, { state: 'Maharashtra', city: 'पुणे' });
    await button(page, words('common:save')).click();
    await heading(page, 'रामपाल यादव');
    await expect.poll(() => completion(visitor)).toBeGreaterThan(before);
    await button(page, words('profile:picture.add')).click();
    await page
      .getByRole('dialog')
      .locator('input[type=file]:not([capture])')
      .setInputFiles(await photo());
    await button(page, words('profile:picture.use')).click();
    await button(page, words('profile:picture.change')).waitFor();
  });

  it('A worker sends identity documents, an operator approves them on the command line, and the bell shows it', async () => {
    const { visitor } = await mason();
    const { page, words } = visitor;
    await visitor.open('/verification');
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles(await photo());
    await says(page, words('profile:file.kept', { name: 'photo.jpg' }));
    await button(page, words('verification:documents.send')).click();
    await says(page, words('verification:pending.title'));
    await unread(visitor, 1).waitFor();
    const [, id = ''] = /#(\d+) · रामलाल/.exec(product.command('review', 'list')) ?? [];
    product.command('review', 'approve', id, '--by', 'Asha');
    await unread(visitor, 2).click();
    await page.getByRole('link', { name: words('notifications:identity_verified.title') }).click();
    await page.waitForURL('**/verification');
    await says(page, words('verification:verified.title'));
  });

  it('A user downloads the data export only after a code, then requests deletion of the account and cancels it', async () => {
    const { visitor, phone } = await mason();
    const { page, words } = visitor;
    visitor.forgive(/status of 403/);
    await run(product.database.db, sql`update sessions set created_at = created_at - interval '1 hour'`);
    await visitor.open('/settings/privacy');
    await button(page, words('settings:privacy.copy_ask')).click();
    await showThatItIsMe(visitor, phone);
    await says(page, words('settings:privacy.copy_ready'));
    const coming = page.waitForEvent('download');
    await button(page, words('settings:privacy.copy_json')).click();
    const copy = readFileSync(await (await coming).path(), 'utf8');
    expect(z.record(z.string(), z.unknown()).parse(JSON.parse(copy))).toBeTruthy();
    expect(copy).toContain('रामलाल');
    await button(page, words('settings:privacy.erase_open')).click();
    await field(page, words('settings:privacy.erase_type')).fill(phone.slice(-4));
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('settings:privacy.erase_yes') })
      .click();
    await says(page, words('settings:privacy.cooling_text'));
    await button(page, words('settings:privacy.keep')).last().click();
    await button(page, words('settings:privacy.erase_open')).waitFor();
  });

  it('A user changes the phone number with a code sent to the new number, and the old number has no account', async () => {
    const { visitor, phone } = await mason();
    const { page, words } = visitor;
    const next = nextPhone();
    await visitor.open('/settings');
    await page.getByRole('link', { name: words('settings:home.phone') }).click();
    await field(page, words('settings:phone.new')).fill(next.slice(3));
    await button(page, words('signin:phone.send')).click();
    await field(page, words('signin:code.label')).fill(await product.codeFor(next));
    await says(page, words('settings:phone.done_title'));
    await visitor.open('/settings');
    await says(page, maskPhone(next));
    const owner = (number: string) =>
      many(product.database.db, sql`select id from users where phone_number = ${number}`, z.object({ id: z.int() }));
    expect([(await owner(phone)).length, (await owner(next)).length]).toEqual([0, 1]);
  });

  it('The devices page lists two sessions, and one button ends both immediately', async () => {
    const { visitor, phone } = await mason();
    const { page, words } = visitor;
    const other = await browser.visit({ screen: 'desk', language: 'en', as: phone });
    const traffic = watchTraffic(other.page);
    for (const one of [visitor, other]) one.forgive(/status of 401/, /WebSocket/);
    await other.open('/labour/dashboard');
    await other.page.getByRole('heading', { level: 1 }).waitFor();
    await traffic.settled();
    await visitor.open('/settings/sessions');
    await says(page, words('settings:sessions.this_device'));
    expect(await page.getByRole('main').getByRole('listitem').count()).toBe(2);
    await button(page, words('settings:home.logout_all')).click();
    await button(page, words('settings:logout_all.yes')).click();
    await page.waitForFunction(() => localStorage.getItem('authToken') === null);
    // The server closes the socket of the other browser. Its page then asks the API for the reason, and opens the
    // sign-in page.
    await other.page.waitForURL('**/signin?*');
  });
});
