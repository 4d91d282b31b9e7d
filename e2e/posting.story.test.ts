// Browser tests of posting: an employer corrects a description that breaks a rule, then posts, changes, pauses and
// deletes the job; another employer posts again in three taps.
import { describe, expect, it } from 'vitest';
import { employerPhone } from '../bin/seed/people.ts';
import { hasBrowser, useBrowser, type Visitor } from './browser.ts';
import { watchHands } from './hands.ts';
import { postLikeLastTime } from './post-like-last-time.ts';
import { button, field, fillPlace, fillTrade, link } from './registering.ts';
import { faultsOf } from './screen-rules.ts';
import { useSharedProduct } from './shared-product.ts';

const product = useSharedProduct();
const browser = useBrowser(product);

const TITLE = 'Wall around the well';
const clean = 'Brick work for a wall around the well, 20 metres.';
const marked = `${clean} Bring ₹500 for the ID card on the first day.`;

const faults = (visitor: Visitor) =>
  faultsOf(visitor.page, { language: 'hi', own: new Set([TITLE, clean, marked]), isPhone: true });

const description = ({ page, words }: Visitor) => field(page, words('posting:form.description'));

async function writeTheWork({ page, words }: Visitor): Promise<void> {
  await fillTrade(page, words, 'mason');
  await field(page, words('posting:form.job_title')).fill(TITLE);
  await fillPlace(page, words, { state: 'Maharashtra', city: 'Pune' });
  await field(page, words('reference:pay_name.day')).fill('९५०');
  await button(page, words('posting:form.next')).click();
}

/** Opens the menu of the job that this test posted, and presses the action `what`. */
async function act({ page, words }: Visitor, what: string): Promise<void> {
  const card = page.getByRole('article').filter({ hasText: TITLE });
  await card.getByRole('button', { name: words('common:more') }).click();
  // Find the sheet without its name, because its name is the title in the reader's language.
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: words(`posting:act.${what}`) }).click();
}

describe.skipIf(!hasBrowser)('posting a job', () => {
  it('An employer sees marked words, corrects them after a reload, and posts, changes, pauses and deletes the job', async () => {
    const visitor = await browser.visit({ screen: 'phone', language: 'hi', as: employerPhone(1) });
    const { page, words } = visitor;
    await visitor.open('/employer/dashboard/post');
    await writeTheWork(visitor);
    await description(visitor).fill(marked);
    await page.getByRole('heading', { name: words('posting:lint.title') }).waitFor();
    expect(await page.locator('mark').first().innerText()).not.toBe('');
    await page.getByText(words('posting:lint.held')).waitFor();
    expect(await faults(visitor)).toEqual([]);

    await page.getByText(words('posting:save.saved')).waitFor();
    await page.reload();
    await button(page, words('posting:form.next')).click();
    expect(await description(visitor).inputValue()).toBe(marked);
    await description(visitor).fill(clean);
    await page.getByText(words('posting:lint.held')).waitFor({ state: 'detached' });
    await button(page, words('posting:form.post')).click();
    await page.getByRole('heading', { name: words('posting:form.posted') }).waitFor();
    // The worker process notifies the masons whom the demo has in Pune. The page then shows the number of notified
    // workers.
    await page.getByText(words('posting:reach.notified')).waitFor();
    await page.getByRole('link', { name: words('job-page:share.whatsapp') }).waitFor();
    expect(await faults(visitor)).toEqual([]);
    await link(page, words('posting:edit.my_jobs')).click();

    const card = page.getByRole('article').filter({ hasText: TITLE });
    await card.getByText(words('posting:mine.applied_zero'), { exact: true }).waitFor();
    await card.getByRole('link', { name: words('job-page:share.open') }).waitFor();
    await card.getByRole('link', { name: words('posting:act.people') }).waitFor();
    await act(visitor, 'edit');
    await field(page, words('reference:pay_name.day')).fill('1,000');
    await button(page, words('posting:form.next')).click();
    await button(page, words('posting:form.update')).click();
    await card.getByText('₹1,000').waitFor();

    await act(visitor, 'pause');
    await card.getByText(words('reference:job_status.paused'), { exact: true }).waitFor();
    await act(visitor, 'delete');
    const question = page.getByRole('dialog', { name: words('posting:ask.delete') });
    await question.getByRole('button', { name: words('posting:act.delete') }).click();
    await card.waitFor({ state: 'detached' });
  });

  it('An employer who posted before posts again in three taps, counted in Hindi on a phone', async () => {
    const visitor = await browser.visit({ screen: 'phone', language: 'hi', as: employerPhone(2) });
    const hands = await watchHands(visitor.page);
    await postLikeLastTime(visitor);
    expect(await hands.taps()).toBe(3);
    expect(await hands.typed()).toEqual([]);
  });
});
