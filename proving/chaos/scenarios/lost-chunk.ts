// Chaos scenario R29: a script chunk does not load, because the network lost it or a deployment removed it. The
// positive control, which the checks must detect, is a page that reloads itself.
import type { Page } from 'playwright-core';
import { hydrated } from '../../../e2e/hydrated.ts';
import type { Run, Scenario } from '../scenario.ts';
import { buttonOf, type ChaosBrowser, openBrowser, wordsOf } from '../visitor.ts';
import { startWorld } from '../world.ts';

const PART = /\/assets\/.+\.js$/;
const WATCHED_MS = 8_000;
const LOOK_EVERY_MS = 100;

interface Watched {
  /** Number of observations at which the screen was empty. */
  blank: number;
  looks: number;
  /** Number of documents that were loaded in the meantime. */
  reloads: number;
}

/** Observes a page repeatedly. `begin` triggers the fault. */
async function watchPage(page: Page, begin: () => Promise<unknown>): Promise<Watched> {
  const watched: Watched = { blank: 0, looks: 0, reloads: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) watched.reloads += 1;
  });
  await begin();
  const end = performance.now() + WATCHED_MS;
  while (performance.now() < end) {
    const words = await page.evaluate(() => document.body?.innerText.trim() ?? '').catch(() => '');
    watched.looks += 1;
    if (words.length < 5) watched.blank += 1;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  return watched;
}

/** Lets every script that is requested from now on fail to load. `lost` lists the requested addresses. */
async function loseParts(page: Page, how: 'blocked' | 'removed'): Promise<{ lost: string[]; find(): Promise<void> }> {
  const lost: string[] = [];
  await page.route(PART, async (route) => {
    lost.push(route.request().url());
    if (how === 'blocked') await route.abort();
    else await route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' });
  });
  return { lost, find: () => page.unroute(PART) };
}

/** Navigates from the loaded job list to a page whose script does not load. */
async function loseAPage(run: Run, browser: ChaosBrowser, address: string, how: 'blocked' | 'removed'): Promise<void> {
  const { page, context } = await browser.visit(address);
  await page.goto(`${address}/jobs`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const parts = await loseParts(page, how);
  const goInside = () =>
    page.evaluate(() => {
      window.history.pushState(null, '', '/grievance');
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    });
  const { blank, looks, reloads } = await watchPage(page, goInside);
  const headings = await page.getByRole('heading', { name: wordsOf('shell:error.chunk') }).count();
  const tries = Math.max(...[...new Set(parts.lost)].map((url) => parts.lost.filter((one) => one === url).length), 0);
  run.note({ what: `${how}: requests for the chunk`, found: String(tries), must: '2', kept: tries === 2 });
  run.note({ what: `${how}: error page`, found: String(headings > 0), must: 'true', kept: headings > 0 });
  run.note({
    what: `${how}: samples with a blank page`,
    found: `${blank} of ${looks}`,
    must: '0',
    kept: blank === 0 && looks > 10,
  });
  run.note({ what: `${how}: automatic reloads`, found: String(reloads), must: '<= 1', kept: reloads <= 1 });
  await parts.find();
  await buttonOf(page, 'shell:error.reload').click();
  const stands = await page
    .getByRole('heading', { name: wordsOf('grievance:title') })
    .first()
    .waitFor()
    .then(
      () => true,
      () => false,
    );
  run.note({
    what: `${how}: loaded when the chunk is available again`,
    found: String(stands),
    must: 'true',
    kept: stands,
  });
  await context.close();
}

/** Loads a page whose main script fails to load at first. */
async function loseTheApp(run: Run, browser: ChaosBrowser, address: string): Promise<void> {
  const { page, context } = await browser.visit(address);
  const parts = await loseParts(page, 'blocked');
  const { blank, looks, reloads } = await watchPage(page, () => page.goto(`${address}/grievance`));
  run.note({
    what: 'the first script: samples with a blank page',
    found: `${blank} of ${looks}`,
    must: '0',
    kept: blank === 0 && looks > 10,
  });
  run.note({
    what: 'the first script: automatic reloads',
    found: String(reloads - 1),
    must: '<= 1',
    kept: reloads - 1 <= 1,
  });
  run.say(`${parts.lost.length} of its chunks were requested`);
  await context.close();
}

async function withBrowser<T>(run: Run, work: (browser: ChaosBrowser, address: string) => Promise<T>): Promise<T> {
  const world = await startWorld(run.folder, { workers: 0, random: run.random });
  const browser = await openBrowser().catch(async (error: unknown) => {
    await world.stop();
    throw error;
  });
  try {
    return await work(browser, world.address);
  } finally {
    await browser.close();
    await world.stop();
  }
}

const faces = (run: Run) =>
  withBrowser(run, async (browser, address) => {
    for (const how of ['blocked', 'removed'] as const) await loseAPage(run, browser, address, how);
    await loseTheApp(run, browser, address);
  });

const RELOADS = `<!doctype html><title>x</title><div id="root"></div>
<script type="module">import('/assets/gone.js').catch(() => setTimeout(() => location.reload(), 300))</script>`;

/**
 * The positive control: opens a page that stays empty until its script loads, and that reloads itself. The check must
 * find both faults.
 */
const control = (run: Run) =>
  withBrowser(run, async (browser, address) => {
    const { page, context } = await browser.visit(address);
    await page.route('**/reloads', (route) => route.fulfill({ contentType: 'text/html', body: RELOADS }));
    await page.route('**/assets/gone.js', (route) => route.abort());
    const { blank, reloads } = await watchPage(page, () => page.goto(`${address}/reloads`));
    await context.close();
    run.say(`a page that reloads itself: ${blank} samples with a blank page, ${reloads} documents`);
    return blank > 0 && reloads > 2;
  });

export const lostChunk: Scenario = {
  id: 'R29',
  what: 'a script of the app does not load',
  requirements: ['chromium'],
  faces,
  control,
};
