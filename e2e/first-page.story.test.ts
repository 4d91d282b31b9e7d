// Browser tests of the server-rendered first pages: hydration without errors, and reading without scripts.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasBrowser, useBrowser } from './browser.ts';
import { hydrated } from './hydrated.ts';
import { useProduct } from './product.ts';

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

describe.skipIf(!hasBrowser)('first page of a new visitor', () => {
  const product = useProduct();
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
    await page.getByRole('button', { name: words('signin:phone.send') }).click();
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

  it('The list of jobs is readable without JavaScript', async () => {
    const { context } = await visit({ screen: 'phone', language: 'en' });
    const plain = await context.browser()?.newContext({ javaScriptEnabled: false });
    const page = await plain?.newPage();
    await page?.goto(`${product.address}/jobs?lng=hi`);
    expect(await page?.locator('.job-card a').count()).toBeGreaterThan(5);
    expect(await page?.locator('html').getAttribute('lang')).toBe('hi');
    await plain?.close();
  });
});
