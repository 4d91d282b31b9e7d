// Browser tests of sign-in to an account that was idle for 91 days: the user answers the ID question by keyboard, or
// opens a new account (D115).
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { z } from '#contracts/z.ts';
import { one, run, sql } from '#platform/sql.ts';
import { workerPhone } from '../bin/seed/people.ts';
import { hasBrowser, useBrowser, type Visitor } from './browser.ts';
import { fittingFaults } from './fitting-rules.ts';
import { hiddenFocus, tabTo } from './keys.ts';
import { field, signIn } from './registering.ts';
import { heading } from './screen.ts';
import { faultsOf } from './screen-rules.ts';
import { ownWords } from './screens.ts';
import { useSharedProduct } from './shared-product.ts';

const product = useSharedProduct();
const browser = useBrowser(product);

/**
 * Changes the dates of an account as if its user had not signed in for 91 days. Returns the id of the account and the
 * last four characters of its ID number.
 */
async function beIdle(phone: string): Promise<{ id: number; end: string }> {
  const { db } = product.database;
  await run(db, sql`delete from known_devices where phone_number = ${phone}`);
  return one(
    db,
    sql`update users u set created_at = now() - interval '91 days' from identities i
      where u.phone_number = ${phone} and i.user_id = u.id returning u.id, right(i.masked, 4) as "end"`,
    z.object({ id: z.int(), end: z.string() }),
  );
}

const phoneOf = async (id: number) =>
  (
    await one(
      product.database.db,
      sql`select phone_number from users where id = ${id}`,
      z.object({ phone_number: z.nullable(z.string()) }),
    )
  ).phone_number;

async function comeBack(visitor: Visitor, phone: string): Promise<void> {
  await visitor.open('/signin');
  await signIn(visitor, product, phone.slice(3));
  await heading('signin:prove.title')(visitor);
}

/** Expects that the focus is visible. Waits, because the browser scrolls a distant element into view with a delay. */
const expectFocusSeen = (page: Page) => expect.poll(() => hiddenFocus(page)).toBeNull();

/** Types the last four characters of the ID number and submits them, by keyboard alone. */
async function answer({ page, words }: Visitor, end: string): Promise<void> {
  await tabTo(page, words('signin:prove.label'));
  await expectFocusSeen(page);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(end);
  await page.keyboard.press('Enter');
}

describe.skipIf(!hasBrowser).each([
  { screen: 'phone', language: 'hi', workers: [4, 5] },
  { screen: 'desk', language: 'en', workers: [6, 7] },
] as const)('account idle for 91 days, in $language on a $screen', ({ screen, language, workers }) => {
  const expectNoFaults = async ({ page }: Visitor) => {
    const rules = { language, own: await ownWords(product), isPhone: screen === 'phone' };
    expect([...(await faultsOf(page, rules)), ...(await fittingFaults(page))]).toEqual([]);
  };

  it('An idle account opens with the last four characters of its ID number, after a wrong answer', async () => {
    const phone = workerPhone(workers[0]);
    const { end } = await beIdle(phone);
    const visitor = await browser.visit({ screen, language });
    const { page, words } = visitor;
    visitor.forgive(/status of 400/);
    await comeBack(visitor, phone);
    await expectNoFaults(visitor);
    await answer(visitor, end === '0000' ? '1111' : '0000');
    await page.getByRole('alert').getByText(words('signin:prove.failed')).waitFor();
    await expectNoFaults(visitor);
    await answer(visitor, end);
    await page.waitForURL('**/labour/**');
    expect(await page.evaluate(() => localStorage.getItem('userType'))).toBe('labour');
  });

  it('An idle account loses its phone number if the holder of the phone opens a new account', async () => {
    const phone = workerPhone(workers[1]);
    const { id } = await beIdle(phone);
    const visitor = await browser.visit({ screen, language });
    const { page, words } = visitor;
    await comeBack(visitor, phone);
    await tabTo(page, words('signin:prove.new'));
    await expectFocusSeen(page);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === '/register');
    await heading('signin:register.title')(visitor);
    expect(await phoneOf(id)).toBeNull();
    await page.getByRole('button', { name: words('signin:register.labour') }).click();
    await field(page, words('signin:register.first_name')).waitFor();
    await expectNoFaults(visitor);
  });
});
