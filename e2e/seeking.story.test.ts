// Browser tests of job search: misspelt words, conditions and groups of further jobs, saving a job while signed out, and
// reading a saved job offline.
import { beforeAll, describe, expect, it } from 'vitest';
import { run, sql } from '#platform/sql.ts';
import { buildJob, buildLabour, nextPhone } from '#testing/factories.ts';
import { waitFor } from '#testing/wait-for.ts';
import { atRest } from './at-rest.ts';
import { hasBrowser, useBrowser, type Visitor } from './browser.ts';
import { hydrated } from './hydrated.ts';
import { button, field, fillPlace, signIn } from './registering.ts';
import { useSharedProduct } from './shared-product.ts';

const product = useSharedProduct();
const browser = useBrowser(product);

const cards = ({ page }: Visitor) => page.getByRole('main').getByRole('article');
/**
 * Finds the button that saves a job, by the words before the title of the job in its name. A card may have another
 * button: if the browser has voices, one that reads the job aloud.
 */
const heart = ({ words }: Visitor) => ({ name: new RegExp(`^${words('saved-jobs:save', { title: '' })}`) });
const hearts = (visitor: Visitor) => visitor.page.getByRole('button', heart(visitor));
const says = ({ page }: Visitor, text: string) => page.getByText(text).first().waitFor();

/** Resolves when the job that the visitor saved before signing in is stored. */
const saved = (phone: string) => {
  const row = sql`select from saved_jobs s join users u on u.id = s.user_id where u.phone_number = ${phone}`;
  return waitFor('the saved job', async () => (await run(product.database.db, row)) > 0);
};

async function search({ page, words }: Visitor, typed: string): Promise<void> {
  await page.getByRole('combobox', { name: words('jobs:search.what') }).fill(typed);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.searchParams.get('q') === typed);
}

/** Registers a new phone number on the sign-in page, which opens when a visitor saves a job. */
async function openAccount(visitor: Visitor, phone: string): Promise<void> {
  const { page, words } = visitor;
  await signIn(visitor, product, phone.slice(3));
  await page.getByRole('button', { name: words('signin:register.labour') }).click();
  await field(page, words('signin:register.first_name')).fill('सीता');
  await field(page, words('signin:register.last_name')).fill('देवी');
  await field(page, words('signin:register.aadhaar_number')).fill('999941057058');
  await field(page, words('signin:register.adult')).check();
  await button(page, words('signin:register.go_on')).click();
  await button(page, words('reference:role.mason')).click();
  await fillPlace(page, words, { state: 'Maharashtra', city: 'पुणे' });
  await button(page, words('signin:register.finish')).click();
  await page.getByRole('heading', { name: words('signin:register.done') }).waitFor();
}

describe.skipIf(!hasBrowser)('worker who looks for work', () => {
  it('A worker finds a misspelt trade, returns to the same scroll position, and saves a job by signing in', async () => {
    const phone = nextPhone();
    await buildLabour(product.database.db, { phone_number: phone, first_name: 'रामलाल' });
    const mason = await browser.visit({ screen: 'phone', language: 'hi' });
    const { page, words } = mason;
    await mason.open('/jobs');
    await hydrated(page);
    const found = page.locator('.job-results__header').getByRole('status');
    const all = await found.innerText();
    await search(mason, 'karpentar');
    await cards(mason)
      .filter({ hasText: words('reference:role.carpenter') })
      .first()
      .waitFor();
    await page.getByRole('link', { name: words('jobs:search.change') }).click();
    await button(page, words('jobs:search.clear_what')).click();
    await page.waitForURL((url) => !url.searchParams.has('q'));
    await expect.poll(() => found.innerText()).toBe(all);
    const link = cards(mason).nth(6).getByRole('link');
    const title = await link.innerText();
    await link.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    await link.click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await says(mason, words('jobs:detail.no_fee'));
    await page.getByRole('link', { name: words('jobs:detail.back') }).click();
    await page.waitForFunction((text) => document.activeElement?.textContent === text, title);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(place, -1);

    await page.getByRole('link', { name: words('jobs:list.next') }).click();
    await page.waitForURL('**/jobs?page=2');
    await page.waitForFunction(() => window.scrollY === 0 && document.activeElement?.closest('[data-job]'));
    await page.goBack();
    await cards(mason).filter({ hasText: title }).first().waitFor();

    await cards(mason).nth(6).getByRole('button', heart(mason)).click();
    await signIn(mason, product, phone.slice(3));
    await saved(phone);
    await page.getByRole('link', { name: words('shell:nav.saved_short'), exact: true }).click();
    await cards(mason).getByRole('link', { name: title }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByRole('button', { ...heart(mason), pressed: true }).waitFor();
  });

  it('A visitor saves a job by registering and reads it offline; the job is marked as over after it closes', async () => {
    const mason = await browser.visit({ screen: 'phone', language: 'hi' });
    const { page, words } = mason;
    mason.forgive(/ERR_INTERNET_DISCONNECTED/);
    await mason.open('/jobs?role=mason');
    await hydrated(page);
    const title = await cards(mason).first().getByRole('link').innerText();
    await hearts(mason).first().click();
    const phone = nextPhone();
    await openAccount(mason, phone);
    await saved(phone);
    await page.getByRole('link', { name: words('shell:nav.saved_short'), exact: true }).click();
    const card = cards(mason).filter({ hasText: title });
    await card.getByRole('link').click();
    await says(mason, words('jobs:detail.no_fee'));
    await page.goBack();
    await card.getByRole('link').waitFor();
    await page.route('**/api/v1/jobs/**', (route) => route.abort('internetdisconnected'));
    await card.getByRole('link').click();
    await page.waitForURL('**/jobs/*');
    await page.reload();
    await says(mason, words('job-page:copy.more'));
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.unroute('**/api/v1/jobs/**');
    await run(product.database.db, sql`update jobs set status = 'closed' where title = ${title}`);
    await mason.open('/labour/dashboard/saved');
    await says(mason, words('saved-jobs:over'));
    await card.getByRole('link').waitFor({ state: 'detached' });
  });
});

/** Uids of jobs for `fisherman night shift Panaji`. */
interface Coast {
  stated: string;
  silent: string;
  near: string;
  similar: string;
}

async function buildCoast(): Promise<Coast> {
  const { db } = product.database;
  const there = { state: 'Goa', city: 'Panaji', role: 'fisher', title: 'Fishing boat' };
  const stated = await buildJob(db, { ...there, title: 'Fishing boat, night shift' });
  const silent = await buildJob(db, there);
  const near = await buildJob(db, { ...there, city: 'Margao' });
  const similar = await buildJob(db, { ...there, role: 'fish-farmer', title: 'Shrimp pond' });
  return { stated: stated.uid, silent: silent.uid, near: near.uid, similar: similar.uid };
}

describe.skipIf(!hasBrowser)('visitor who asks for a night shift', () => {
  let coast: Coast;
  beforeAll(async () => {
    coast = await buildCoast();
  });

  it.each([
    { screen: 'phone', language: 'hi', typed: 'मछुआरा रात की ड्यूटी पणजी', left: 'मछुआरा पणजी', town: 'पणजी' },
    { screen: 'desk', language: 'en', typed: 'fisherman night shift panaji', left: 'fisherman panaji', town: 'Panaji' },
  ] as const)(
    'The conditions of “$typed” are chips, and jobs that match less follow in named parts',
    async ({ screen, language, typed, left, town }) => {
      const visitor = await browser.visit({ screen, language });
      const { page, words } = visitor;
      await visitor.open(`/jobs?q=${encodeURIComponent(typed)}`);
      await hydrated(page);
      const [night, food] = [words('conditions:shift.night'), words('conditions:provided.food')];
      const chip = (condition: string) => page.getByRole('button', { name: words('conditions:remove', { condition }) });
      const shown = () =>
        page
          .locator('main :is(.unstated-line, .job-group, [data-job])')
          .evaluateAll((parts) => parts.map((part) => part.getAttribute('data-job') ?? part.textContent));
      await chip(night).waitFor();
      await expect
        .poll(shown)
        .toEqual([
          coast.stated,
          words('conditions:unstated', { conditions: night }),
          coast.silent,
          words('reference:job_group.near', { place: town }),
          coast.near,
          words('reference:job_group.similar'),
          coast.similar,
        ]);

      if (screen === 'phone') await button(page, words('jobs:filter.open')).click();
      await page.getByRole('button', { name: food, exact: true }).click();
      await page.waitForURL((url) => url.searchParams.get('provided') === 'food');
      if (screen === 'phone') await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await chip(food).waitFor();
      await atRest(chip(night));
      await chip(night).click();
      await page.waitForURL((url) => url.searchParams.get('q') === left);
      await atRest(chip(food));
      await chip(food).click();
      await page.waitForURL((url) => !url.searchParams.has('provided'));
      await chip(night).waitFor({ state: 'detached' });
      await expect.poll(shown).toEqual(expect.arrayContaining([coast.stated, coast.silent]));
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    },
  );
});
