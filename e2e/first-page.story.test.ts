// Browser tests of the server-rendered first pages: hydration without errors, and reading without scripts.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { z } from '#contracts/z.ts';
import { one, sql } from '#platform/sql.ts';
import { hasBrowser, useBrowser } from './browser.ts';
import { hydrated } from './hydrated.ts';
import { useSharedProduct } from './shared-product.ts';
import { wordsOf } from './words.ts';

/**
 * Delays the scripts of the page, except the script file whose name begins with `except`. Returns a function that ends
 * the delay.
 */
async function holdScripts(page: Page, { except = '' } = {}): Promise<() => void> {
  let letCome = () => {};
  const held = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    if (!except || !route.request().url().includes(`/${except}-`)) await held;
    await route.continue();
  });
  return letCome;
}

/**
 * Opens a page that the server has rendered. On a busy machine the server may leave a page to the browser, and then the
 * page is opened again.
 */
async function openRendered(page: Page, address: string): Promise<void> {
  do {
    // Leave the page first: if the same address is opened again, the browser keeps the app's state of the history entry.
    await page.goto('about:blank');
    await page.goto(address, { waitUntil: 'networkidle' });
  } while ((await page.locator('#page-state').count()) === 0);
}

describe.skipIf(!hasBrowser)('first page of a new visitor', () => {
  const product = useSharedProduct();
  const { visit } = useBrowser(product);

  /**
   * Waits until the server renders this page. On a busy machine the server may leave the first render to the browser.
   */
  const rendered = (address: string, language: string) =>
    expect
      .poll(async () => {
        const page = await fetch(product.address + address, { headers: { 'accept-language': language } });
        return (await page.text()).includes('id="page-state"');
      })
      .toBe(true);

  it.each([
    ['/', 'en'],
    ['/', 'hi'],
    ['/jobs', 'en'],
    ['/jobs', 'hi'],
    ['/jobs?role=mason', 'hi'],
    ['/signin', 'hi'],
    ['/register', 'en'],
    ['/about', 'hi'],
    ['/faq', 'en'],
    ['/help', 'hi'],
    ['/grievance', 'en'],
    ['/terms', 'hi'],
  ] as const)('Hydration of %s in %s keeps the elements that the server rendered', async (address, language) => {
    const { page, open, context } = await visit({ screen: 'phone', language });
    await context.addInitScript(() => {
      // Mark the server-rendered heading before hydration. If React replaced the heading, the new element would not
      // have the mark.
      document.addEventListener('readystatechange', () => {
        if (document.readyState === 'interactive') document.querySelector('h1')?.setAttribute('data-mark', 'server');
      });
    });
    await rendered(address, language);
    await open(address);
    const menu = page.locator('.language-button');
    await menu.click();
    await expect.poll(() => menu.getAttribute('aria-expanded')).toBe('true');
    expect(await page.locator('h1[data-mark="server"]').count()).toBe(1);
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    expect((await context.cookies()).find(({ name }) => name === 'language')?.value).toBe(language);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
  });

  it('A page parses only the start script before the first touch, and its view is counted', async () => {
    const { page, context, words } = await visit({ screen: 'phone', language: 'hi' });
    const countViews = sql`select uid, (select count(*) from job_views where job_id = j.id)::int as views
      from jobs j where status = 'active' order by id limit 1`;
    const readJob = () => one(product.database.db, countViews, z.object({ uid: z.string(), views: z.int() }));
    const job = await readJob();
    for (const address of ['/', '/jobs', `/jobs/${job.uid}`, '/signin']) {
      await page.coverage.startJSCoverage();
      await openRendered(page, product.address + address);
      const scripts = (await page.coverage.stopJSCoverage()).map(({ url }) => new URL(url).pathname);
      expect(scripts, address).toEqual([expect.stringMatching(/^\/assets\/index-[\w-]+\.js$/)]);
    }
    expect((await context.cookies()).find(({ name }) => name === 'signed_in')).toBeUndefined();
    await expect.poll(readJob).toEqual({ ...job, views: job.views + 1 });
    await page.goto(`${product.address}/jobs?role=mason`);
    await page.locator('.job-card a').first().click();
    await page.waitForURL(/\/jobs\/[\da-f-]{36}/);
    await page.locator('.back-link').click();
    await page.waitForURL(/\/jobs\?role=mason$/);
    await openRendered(page, `${product.address}/jobs/${job.uid}`);
    await page
      .getByRole('main')
      .getByRole('button', { name: words('common:listen') })
      .click();
    await page.getByRole('dialog').waitFor();
  });

  it('The app starts when the landing page scrolls, and when a visitor presses a button', async () => {
    const { page } = await visit({ screen: 'phone', language: 'hi' });
    const isStarted = () =>
      page.evaluate(() =>
        Object.keys(document.getElementById('root') ?? {}).some((name) => name.startsWith('__react')),
      );
    await openRendered(page, product.address);
    expect(await isStarted()).toBe(false);
    await page.mouse.wheel(0, 300);
    await expect.poll(isStarted).toBe(true);
    await openRendered(page, `${product.address}/signin`);
    expect(await isStarted()).toBe(false);
    await page.locator('.language-button').tap();
    await expect.poll(() => page.locator('.language-button').getAttribute('aria-expanded')).toBe('true');
  });

  it('The search box keeps text that is typed before hydration, and searches for it', async () => {
    const { page, words } = await visit({ screen: 'phone', language: 'hi' });
    await rendered('/jobs?lng=hi', 'hi');
    const letCome = await holdScripts(page);
    await page.goto(`${product.address}/jobs?lng=hi`, { waitUntil: 'commit' });
    const what = page.getByRole('combobox', { name: words('jobs:search.what') });
    await what.fill('पेंटर');
    letCome();
    // Wait for this button, which the app renders only when its state contains the typed text.
    await page.getByRole('button', { name: words('jobs:search.clear_what') }).waitFor();
    await what.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('q') === 'पेंटर');
    const pill = page.getByRole('link', { name: words('jobs:search.change') });
    expect(await pill.innerText()).toContain('पेंटर');
  });

  it('The pill of a search opens the form before hydration and without JavaScript, and hydration keeps it open', async () => {
    const { page, words, context } = await visit({ screen: 'phone', language: 'hi' });
    const address = '/jobs?role=mason&location=Pune&lng=hi';
    await rendered(address, 'hi');
    const plain = await context
      .browser()
      ?.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
    const letCome = await holdScripts(page);
    for (const reader of [await plain?.newPage(), page]) {
      if (!reader) continue;
      await reader.goto(product.address + address, { waitUntil: 'commit' });
      const what = reader.getByRole('combobox', { name: words('jobs:search.what') });
      await reader.getByRole('link', { name: words('jobs:search.change') }).click();
      await what.and(reader.locator(':focus')).waitFor();
      await reader.keyboard.type('पेंटर');
      await reader.getByRole('button', { name: words('jobs:search.go') }).waitFor();
    }
    letCome();
    await hydrated(page);
    const what = page.getByRole('combobox', { name: words('jobs:search.what') });
    await what.and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('q') === 'पेंटर');
    await page.getByRole('link', { name: words('jobs:search.change') }).waitFor();
    await plain?.close();
  });

  it('A phone number that is typed and sent before hydration is never in the URL, and the code is sent', async () => {
    const { page, words } = await visit({ screen: 'phone', language: 'hi' });
    await rendered('/signin?lng=hi', 'hi');
    const letCome = await holdScripts(page, { except: 'index' });
    // When the document has loaded, its first script has run. This script records clicks, so that the app can handle
    // them after it has loaded.
    await page.goto(`${product.address}/signin?lng=hi`, { waitUntil: 'domcontentloaded' });
    await page.getByLabel(words('signin:phone.label')).fill('9765000005');
    const send = page.getByRole('button', { name: words('signin:phone.send') });
    await send.hover();
    await page.mouse.down();
    // The button responds to the touch itself, although its click waits for the app.
    expect(await send.getAttribute('data-waiting')).toBe('');
    await page.mouse.up();
    expect(await send.getAttribute('data-waiting')).toBe('');
    expect(page.url()).not.toContain('9765000005');
    letCome();
    await page.getByLabel(words('signin:code.label')).waitFor();
  });

  it('The list opens on the place of the last search while the code of its chips still loads', async () => {
    const { page, words } = await visit({ screen: 'phone', language: 'en' });
    const searches = [{ query: 'mason', location: 'Pune', timestamp: 1 }];
    await page.addInitScript((text) => localStorage.setItem('recentSearches', text), JSON.stringify(searches));
    const isAtPlace = (url: URL) => url.searchParams.get('location') === 'Pune';
    await page.route('**/assets/later-*.js', async (route) => {
      await page.waitForURL(isAtPlace);
      await route.continue();
    });
    await page.goto(`${product.address}/jobs?lng=en`);
    await page.waitForURL(isAtPlace);
    await page.getByRole('button', { name: words('conditions:remove', { condition: 'Pune' }) }).waitFor();
  });

  it('The complaint form appears when the app has loaded, and keeps what is typed', async () => {
    const { page, words } = await visit({ screen: 'phone', language: 'hi' });
    await rendered('/grievance?lng=hi', 'hi');
    const letCome = await holdScripts(page);
    await page.goto(`${product.address}/grievance?lng=hi`, { waitUntil: 'commit' });
    await page.getByRole('heading', { name: words('grievance:parts.times.title') }).waitFor();
    const what = page.getByLabel(words('complaint:form.words'));
    expect(await what.count()).toBe(0);
    letCome();
    await what.fill('पैसे नहीं मिले');
    await page.getByRole('radio', { name: words('complaint:kind.payment') }).check();
    expect(await what.inputValue()).toBe('पैसे नहीं मिले');
  });

  it('The page for complaints is readable without JavaScript, and has no place for a form', async () => {
    const { context } = await visit({ screen: 'phone', language: 'en' });
    await rendered('/grievance?lng=ta', 'ta');
    const plain = await context.browser()?.newContext({ javaScriptEnabled: false });
    const page = await plain?.newPage();
    await page?.goto(`${product.address}/grievance?lng=ta`);
    expect(await page?.locator('html').getAttribute('lang')).toBe('ta');
    await page?.locator('.officer a[href^="mailto:"]').waitFor();
    expect(await page?.locator('main .document__part:visible').count()).toBe(4);
    expect(await page?.locator('main :is(input, textarea):visible, .complaint-place:visible').count()).toBe(0);
    await plain?.close();
  });

  it('A visitor without JavaScript reads the list, chooses a language and a trade, and filters by state', async () => {
    const { context } = await visit({ screen: 'phone', language: 'en' });
    const plain = await context.browser()?.newContext({ javaScriptEnabled: false });
    const page = (await plain?.newPage()) ?? expect.fail('no browser');
    const isRendered = async () => {
      while ((await page.locator('#page-state').count()) === 0) await page.reload();
    };
    await page.goto(`${product.address}/jobs?lng=hi`);
    await isRendered();
    expect(await page.locator('.job-card a').count()).toBeGreaterThan(5);
    expect(await page.locator('html').getAttribute('lang')).toBe('hi');
    await page.getByRole('banner').locator('summary').click();
    await page.getByRole('link', { name: 'தமிழ்' }).click();
    await page.waitForURL(/lng=ta$/);
    await isRendered();
    const words = wordsOf('ta');
    await page.getByRole('button', { name: words('reference:role.mason'), exact: true }).click();
    await page.waitForURL(/\/jobs\?role=mason$/);
    await isRendered();
    // The links do not name the language; the server has stored it.
    expect(await page.locator('html').getAttribute('lang')).toBe('ta');
    const filters = page.locator('.plain-filters');
    await filters.locator('summary').click();
    await filters.getByLabel(words('jobs:filter.state')).selectOption('Bihar');
    await filters.getByLabel(words('conditions:provided.food')).check();
    await filters.getByLabel(words('conditions:provided.stay')).check();
    await filters.getByLabel(words('conditions:filter.pay')).fill('300');
    await filters.getByLabel(words('conditions:filter.period')).selectOption('day');
    await filters.getByRole('button').click();
    await page.waitForURL(
      (url) => url.searchParams.get('state') === 'Bihar' && url.searchParams.get('role') === 'mason',
    );
    await isRendered();
    expect(await page.locator('.job-card').count()).toBeGreaterThan(0);
    await filters.locator('summary').click();
    for (const name of ['food', 'stay'] as const)
      expect(await filters.getByLabel(words(`conditions:provided.${name}`)).isChecked()).toBe(true);
    expect(await filters.getByLabel(words('conditions:filter.pay')).inputValue()).toBe('300');
    // A new search keeps the filters.
    await page.getByRole('combobox', { name: words('jobs:search.what') }).fill('site');
    await page
      .getByRole('button', { name: words('jobs:search.go') })
      .first()
      .click();
    await page.waitForURL((url) => url.searchParams.get('q') === 'site');
    const { role, state, pay_min } = Object.fromEntries(new URL(page.url()).searchParams);
    expect({ role, state, pay_min }).toEqual({ role: 'mason', state: 'Bihar', pay_min: '300' });
    await plain?.close();
  });
});
