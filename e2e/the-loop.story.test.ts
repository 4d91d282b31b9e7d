// Browser test of the main flow in two browsers: an employer posts, a worker applies and is shortlisted, and both are
// notified.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasBrowser, useBrowser, type Visitor } from './browser.ts';
import {
  askForCode,
  button,
  field,
  fillPlace,
  fillTrade,
  link,
  registerEmployer,
  registerWorker,
} from './registering.ts';
import { useSharedProduct } from './shared-product.ts';

const product = useSharedProduct();
const browser = useBrowser(product);

/** Returns the bell button that shows this number of unread notifications. */
const unread = ({ page, words }: Visitor, count: number) =>
  page.getByRole('button', { name: words('bell:label_unread_other', { count }), exact: true });

/** Reads the sign-in code on the demo's page of sent SMS, in another tab. */
async function readCode(visitor: Visitor, phone: string): Promise<string> {
  const tab = await visitor.newTab();
  await tab.goto(product.phoneLink);
  const message = tab.getByRole('listitem').filter({ hasText: phone });
  const text = await message.first().innerText();
  await tab.close();
  return /\b\d{6}\b/.exec(text)?.[0] ?? '';
}

async function postJob({ page, words }: Visitor): Promise<void> {
  await link(page, words('signin:register.post_job')).click();
  await fillTrade(page, words, 'mason');
  await field(page, words('posting:form.job_title')).fill('Mason for a school wall');
  await fillPlace(page, words, { state: 'Maharashtra', city: 'Satara' });
  await field(page, words('reference:pay_name.day')).fill('950');
  await button(page, words('posting:form.next')).click();
  await field(page, words('posting:form.description')).fill('A wall of brick around the school, 60 metres long.');
  await button(page, words('posting:form.post')).click();
  await page.getByRole('heading', { name: words('posting:form.posted') }).waitFor();
  await link(page, words('posting:edit.my_jobs')).click();
}

async function findAndApply({ page, words }: Visitor): Promise<void> {
  await link(page, words('signin:register.find_work')).click();
  // The list opens with the worker's trade and town as search, and hides the search form. Open the form to search for
  // another town.
  await page.waitForURL((url) => url.searchParams.has('location'));
  await link(page, words('jobs:search.change')).click();
  await page.getByRole('combobox', { name: words('jobs:search.what') }).fill('राजमिस्त्री');
  const place = page.getByRole('combobox', { name: words('jobs:search.where') });
  await place.fill('सतारा');
  // As with the search key of a phone, because the suggestions may cover the button.
  await place.press('Enter');
  // Find the card by the title that the employer typed, which the card shows below the Hindi title.
  await page.getByRole('article').filter({ hasText: 'Mason for a school wall' }).getByRole('link').first().click();
  await button(page, words('applications:apply.go')).click();
  await page.getByRole('heading', { name: words('applications:apply.sent') }).waitFor();
  await page.getByRole('link', { name: words('applications:apply.see') }).click();
}

/** Resolves when the bell shows the count. */
const bellShows = (page: Page, count: number) =>
  page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        const shown = () => document.querySelector('.bell__count')?.textContent;
        const look = () => shown() === wanted && resolve();
        new MutationObserver(look).observe(document.body, { childList: true, characterData: true, subtree: true });
        look();
      }),
    String(count),
  );

/** Records the API requests of the page and counts its navigations, from now on. */
function watch(page: Page) {
  const seen = { calls: [] as string[], navigations: 0 };
  page.on('request', (request) => request.url().includes('/api/') && seen.calls.push(request.url()));
  page.on('framenavigated', () => {
    seen.navigations += 1;
  });
  return seen;
}

describe.skipIf(!hasBrowser)('main flow', () => {
  it('An employer and a worker register, and a job is posted, applied to and shortlisted; both bells update without a reload', async () => {
    const employer = await browser.visit({ screen: 'desk', language: 'en' });
    await employer.open('/signin');
    await askForCode(employer, '98220 11234');
    const code = await readCode(employer, '+919822011234');
    await field(employer.page, employer.words('signin:code.label')).fill(code);
    await registerEmployer(employer, {
      first_name: 'Vandana',
      last_name: 'Jadhav',
      identity: 'AAPPV8261K',
      email: 'vandana@example.in',
      address: 'Station Road, Satara',
      company_name: 'Jadhav Constructions',
      state: 'Maharashtra',
      city: 'Satara',
    });
    // The employer's first notification is the welcome message.
    await unread(employer, 1).waitFor();
    await postJob(employer);

    const mason = await browser.visit({ screen: 'phone', language: 'hi' });
    await mason.open('/register');
    await registerWorker(mason, product, {
      first_name: 'रामलाल',
      last_name: 'यादव',
      identity: '9999 4105 7058',
      phone: '9822099887',
      skill: mason.words('reference:role.mason'),
      state: 'Maharashtra',
      city: 'सतारा',
    });
    await unread(mason, 1).waitFor();
    await findAndApply(mason);
    await unread(employer, 2).waitFor();

    await link(employer.page, employer.words('posting:mine.applied_one', { count: 1 })).click();
    const steps = mason.page.getByRole('list', { name: mason.words('applications:status_flow.label') });
    const now = steps.locator('[aria-current="step"]');
    expect(await now.innerText()).toContain(mason.words('applications:status_flow.pending'));

    const seen = watch(mason.page);
    const rang = bellShows(mason.page, 2).then(() => ({ ...seen, calls: [...seen.calls] }));
    const answered = employer.page.waitForResponse((response) => response.request().method() === 'PATCH');
    await employer.page.getByRole('button', { name: employer.words('applications:act.shortlisted') }).click();

    const [answer, before] = await Promise.all([answered, rang]);
    expect(answer.status()).toBe(200);
    // The push message contains the count, so the page sends no request before it shows the count.
    expect(before.navigations).toBe(0);
    expect(before.calls.filter((url) => url.includes('/notifications/'))).toEqual([]);
    await now.filter({ hasText: mason.words('applications:status_flow.shortlisted') }).waitFor();
    expect(seen.navigations, 'the list changed where it stood').toBe(0);

    await readsTheNews(mason);
  });
});

async function readsTheNews(mason: Visitor): Promise<void> {
  const { page, words } = mason;
  await unread(mason, 2).click();
  const note = page.getByRole('link', { name: words('notifications:application_shortlisted.title') });
  await note.getByText(words('bell:new'), { exact: true }).waitFor();
  const marked = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await note.click();
  expect((await marked).status()).toBe(200);
  await page.waitForURL('**/labour/dashboard/applications/*');
  await page.reload();
  await unread(mason, 1).click();
  await note.getByText(words('bell:read'), { exact: true }).waitFor();
}
