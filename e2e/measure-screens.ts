// Measures the main screens on a phone of 360 × 740: npm run prove -- screens. Prints the table of docs/performance.md.
import type { Page } from 'playwright-core';
import { describe, it } from 'vitest';
import { languageCodes } from '#contracts/languages.ts';
import { z } from '#contracts/z.ts';
import { run, sql } from '#platform/sql.ts';
import { employerPhone } from '../bin/seed/people.ts';
import { hasBrowser, useBrowser, type Visitor } from './browser.ts';
import { applyFromLandingPage } from './first-application.ts';
import { wordsInFold } from './fold-rules.ts';
import { watchHands } from './hands.ts';
import { hydrated } from './hydrated.ts';
import { wordsOnPage } from './page-words.ts';
import { postLikeLastTime } from './post-like-last-time.ts';
import { useProduct } from './product.ts';
import { comesAs, useIds } from './screens.ts';
import { speak } from './speaking.ts';

const product = useProduct();
const browser = useBrowser(product);
const ids = useIds(product);

/** A search for a trade in a town. The page with its results shows the search form folded. */
const SEARCH = '/jobs?q=mason&city=Pune';
const PAINTS = 5;
/**
 * A slow 4G connection: latency in ms, throughput in bytes per second. `SLOWDOWN`: the CPU runs at a quarter of the
 * speed of this machine.
 */
const slowLine = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const SLOWDOWN = 4;

type Row = readonly [what: string, where: string, value: string];
const median = (values: readonly number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

const isComplete = () =>
  document.querySelector('main h1, main h2, main article') !== null &&
  !document.querySelector('[aria-busy="true"], main .skeleton');

async function stands({ page, open }: Visitor, address: string): Promise<void> {
  await open(address);
  await page.waitForFunction(isComplete);
}

/** Shows the page in each language and calls `read` in it. Returns the largest result in px, with its language. */
async function inAllLanguages(page: Page, read: (selector: string) => number, selector = ''): Promise<string> {
  let largest = { language: '', value: 0 };
  await hydrated(page);
  for (const language of languageCodes) {
    await speak(page, language);
    const value = await page.evaluate(read, selector);
    if (value > largest.value) largest = { language, value };
  }
  return `${Math.round(largest.value)} px (${largest.language})`;
}

const JOB_CARD = '.job-card[data-link]';

const topOfFirstCard = () => {
  window.scrollTo(0, 0);
  return document.querySelector('.job-card[data-link]')?.getBoundingClientRect().top ?? 0;
};

async function measureWorker(): Promise<Row[]> {
  const visitor = await browser.visit({ screen: 'phone', language: 'hi', ...comesAs('worker') });
  const rows: Row[] = [];
  for (const address of ['/labour/dashboard', `/jobs/${ids.job}`, '/notifications', '/labour/dashboard/applications']) {
    await stands(visitor, address);
    rows.push(['words in the first fold, Hindi', address, String((await wordsInFold(visitor.page)).length)]);
  }
  await stands(visitor, '/labour/dashboard');
  rows.push([
    'highest card, all languages',
    '/labour/dashboard',
    await inAllLanguages(visitor.page, tallest, JOB_CARD),
  ]);
  return rows.map(([what, where, value]) => [what, where.replace(ids.job, '{uid}'), value]);
}

async function measureVisitor(): Promise<Row[]> {
  const visitor = await browser.visit({ screen: 'phone', language: 'en' });
  const { page } = visitor;
  const rows: Row[] = [];
  for (const address of ['/', '/jobs', '/signin', '/register?as=labour']) {
    await stands(visitor, address);
    rows.push(['words in the first fold, English', address, String((await wordsInFold(page)).length)]);
  }
  await stands(visitor, '/');
  rows.push(['visible words before anything is opened, English', '/', String((await wordsOnPage(page)).length)]);
  const height = await page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight);
  rows.push(['length in screens', '/', height.toFixed(1)]);
  await stands(visitor, SEARCH);
  rows.push(['highest card, all languages', SEARCH, await inAllLanguages(page, tallest, JOB_CARD)]);
  rows.push(['top of the first card, all languages', SEARCH, await inAllLanguages(page, topOfFirstCard)]);
  return rows;
}

/** The cards of the lists whose height is measured, by the path of the list. */
const otherCards = {
  '/labour/dashboard/applications': 'main article.card',
  '/labour/dashboard/applications?show=ended': 'main article.card',
  '/labour/dashboard/calls': 'main .call-card',
  '/labour/dashboard/calls?list=mine': 'main .call-card',
} as const;

const tallest = (selector: string) =>
  Math.max(0, ...[...document.querySelectorAll(selector)].map((card) => card.getBoundingClientRect().height));

/** Measures the highest card of the lists of a worker besides the jobs. */
async function measureOtherCards(): Promise<Row[]> {
  const visitor = await browser.visit({ screen: 'phone', language: 'hi', ...comesAs('worker') });
  const rows: Row[] = [];
  for (const [address, selector] of Object.entries(otherCards)) {
    await stands(visitor, address);
    rows.push(['highest card, all languages', address, await inAllLanguages(visitor.page, tallest, selector)]);
  }
  return rows;
}

/** Counts the taps of the two tasks that a limit of taps belongs to. */
async function measureTaps(): Promise<Row[]> {
  const mason = await browser.visit({ screen: 'phone', language: 'hi' });
  const ofMason = await watchHands(mason.page);
  await run(product.database.db, sql`update jobs set require_resume = false`);
  await applyFromLandingPage(mason, product);
  const employer = await browser.visit({ screen: 'phone', language: 'hi', as: employerPhone(2) });
  const ofEmployer = await watchHands(employer.page);
  await postLikeLastTime(employer);
  return [
    ['taps to the first application of a new worker', '/', String(await ofMason.taps())],
    ['fields typed to the first application of a new worker', '/', String((await ofMason.typed()).length)],
    ['taps to post a job again', '/employer/dashboard', String(await ofEmployer.taps())],
  ];
}

/** Returns the bytes of scripts, as transferred, that a new visitor's page parses before the first touch. */
async function scriptsBeforeTouch(address: string): Promise<number> {
  const { page, context, open } = await browser.visit({ screen: 'phone', language: 'en' });
  await page.coverage.startJSCoverage();
  await open(address);
  await page.waitForLoadState('networkidle');
  const parsed = (await page.coverage.stopJSCoverage()).map(({ url }) => url);
  const bytes = await page.evaluate(
    (names) =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming && names.includes(entry.name))
        .reduce((sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0), 0),
    parsed,
  );
  await context.close();
  return bytes;
}

/** Returns the time in ms until the largest content is painted, on a slow line and a slow CPU, in a new browser context. */
async function largestPaint(address: string): Promise<number> {
  const { page, context, open } = await browser.visit({ screen: 'phone', language: 'en' });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', slowLine);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await open(address);
  await page.waitForLoadState('networkidle');
  const last = await page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        }),
      ),
  );
  await context.close();
  return z.number().parse(last);
}

async function measurePaints(): Promise<Row[]> {
  const paints: Record<'/signin' | '/register' | '/jobs', number[]> = { '/signin': [], '/register': [], '/jobs': [] };
  for (let round = 0; round < PAINTS; round += 1)
    for (const address of ['/signin', '/register', '/jobs'] as const) paints[address].push(await largestPaint(address));
  const ratio = (address: '/signin' | '/register') => (median(paints[address]) / median(paints['/jobs'])).toFixed(2);
  return [
    ['largest paint ÷ that of /jobs, slow line', '/signin', ratio('/signin')],
    ['largest paint ÷ that of /jobs, slow line', '/register', ratio('/register')],
  ];
}

describe.skipIf(!hasBrowser)('the main screens', () => {
  it('The measures of the main screens are printed as a table', async () => {
    const rows = [
      ...(await measureTaps()),
      ...(await measureWorker()),
      ...(await measureOtherCards()),
      ...(await measureVisitor()),
    ];
    for (const address of ['/', '/jobs', `/jobs/${ids.job}`, '/signin']) {
      const kilobytes = (await scriptsBeforeTouch(address)) / 1000;
      rows.push([
        'scripts before the first touch, compressed',
        address.replace(ids.job, '{uid}'),
        `${kilobytes.toFixed(1)} kB`,
      ]);
    }
    rows.push(...(await measurePaints()));
    console.log(
      ['| measure | screen | value |', '|---|---|---|', ...rows.map((row) => `| ${row.join(' | ')} |`)].join('\n'),
    );
  });
});
