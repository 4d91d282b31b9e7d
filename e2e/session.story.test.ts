// Browser tests of the end of a session: after inactivity, by logout, or because the server has deleted it.
import { describe, expect, it } from 'vitest';
import { run, sql } from '#platform/sql.ts';
import { employerPhone, workerPhone } from '../bin/seed/people.ts';
import { hasBrowser, useBrowser, type Visitor } from './browser.ts';
import { button, field, signIn } from './registering.ts';
import { watchTraffic } from './settled.ts';
import { useSharedProduct } from './shared-product.ts';

const product = useSharedProduct();
const browser = useBrowser(product);

const mine = '/labour/dashboard/applications';

const storedNames = ({ page }: Visitor) => page.evaluate(() => Object.keys(localStorage).sort());

/** Deletes all sessions on the server. */
const deleteSessions = () => run(product.database.db, sql`delete from sessions`);

/** Pattern of the console error after a request that is refused with 401. */
const refused = /status of 401/;

describe.skipIf(!hasBrowser)('end of a session', () => {
  it('A session ends after two hours without activity, shows the reason, and sign-in leads back to the last page', async () => {
    const mason = await browser.visit({ screen: 'phone', language: 'hi', as: workerPhone(1) });
    const { page, words } = mason;
    // Ignore 401 errors: the fast-forward fires all timers at once, so the page may poll after the session has ended.
    mason.forgive(refused);
    await page.clock.install();
    await mason.open(mine);
    await page.getByRole('heading', { name: words('applications:mine.title') }).waitFor();
    await page.clock.fastForward('01:59:00');
    expect(new URL(page.url()).pathname).toBe(mine);
    await page.clock.fastForward('02:00');
    await page.waitForURL('**/signin?timeout=true&next=*');
    await page.getByText(words('signin:timeout')).waitFor();
    expect(await storedNames(mason)).not.toContain('authToken');
    await signIn(mason, product, workerPhone(1).slice(3));
    await page.waitForURL(`**${mine}`);
  });

  it("Logout deletes the user's stored data and keeps the admin token, the language and recent searches", async () => {
    const employer = await browser.visit({ screen: 'desk', language: 'en', as: employerPhone(1) });
    const { page, words } = employer;
    // Ignore 401 errors: the page may begin a request just before the logout.
    employer.forgive(refused);
    const traffic = watchTraffic(page);
    await employer.open('/jobs?q=mason');
    await page.evaluate(() => {
      localStorage.setItem('admin_token', 'of an administrator');
      localStorage.setItem('recentSearches', '[]');
    });
    await traffic.settled();
    await button(page, words('shell:nav.logout')).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('heading', { name: words('jobs:home.headline') }).waitFor();
    const left = await storedNames(employer);
    for (const name of ['authToken', 'userType', 'userData', 'lastActivity', 'csrfToken'])
      expect(left).not.toContain(name);
    expect(left).toEqual(expect.arrayContaining(['admin_token', 'language', 'recentSearches']));
  });

  it('A deleted session leads from a private page to sign-in, which shows the reason', async () => {
    const mason = await browser.visit({ screen: 'phone', language: 'hi', as: workerPhone(2) });
    mason.forgive(refused);
    const traffic = watchTraffic(mason.page);
    await mason.open('/labour/dashboard');
    await traffic.settled();
    await deleteSessions();
    // Saving a job opens no other page, so the request that is refused first does not matter. Press the button only if
    // it still exists.
    await mason.page.evaluate(() => document.querySelector<HTMLElement>('button.save-button')?.click());
    await mason.page.waitForURL('**/signin?timeout=true&next=*');
    await mason.page.getByText(mason.words('signin:timeout')).waitFor();
    await field(mason.page, mason.words('signin:phone.label')).waitFor();
  });

  it('A deleted session ends silently on the public list of jobs', async () => {
    const mason = await browser.visit({ screen: 'phone', language: 'hi', as: workerPhone(3) });
    mason.forgive(refused);
    await deleteSessions();
    await mason.open('/jobs');
    await mason.page.getByRole('main').getByRole('article').first().waitFor();
    await mason.page.waitForFunction(() => localStorage.getItem('authToken') === null);
    await button(mason.page, mason.words('shell:menu.open')).waitFor();
    expect(new URL(mason.page.url()).pathname).toBe('/jobs');
  });
});
