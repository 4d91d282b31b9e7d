// `npm run prove -- pictures`: starts the product with demo data and saves the README's screenshots to
// `docs/pictures/`.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { DEMO_COOKIE } from '#platform/demo-key.ts';
import { findChromium } from '#testing/chromium.ts';
import { freePort } from '#testing/free-port.ts';
import { type RunningProduct, startProduct } from '#testing/product.ts';
import { waitFor } from '#testing/wait-for.ts';
import { employerPhone, workerPhone } from '../bin/seed/people.ts';
import { fillPlace, fillTrade } from './registering.ts';
import { type StoryLanguage, wordsOf } from './words.ts';

const FOLDER = 'docs/pictures';
const screens = { 360: { width: 360, height: 740 }, 1280: { width: 1280, height: 720 } } as const;

interface Album {
  context: BrowserContext;
  page: Page;
  open(to: string): Promise<void>;
  /** Saves a screenshot of the page under this name. */
  take(name: string): Promise<void>;
}

async function albumOf(
  browser: Browser,
  product: RunningProduct,
  { language, width }: { language: StoryLanguage; width: keyof typeof screens },
): Promise<Album> {
  const context = await browser.newContext({
    viewport: screens[width],
    locale: language === 'hi' ? 'hi-IN' : 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  return {
    context,
    page,
    open: async (to) => void (await page.goto(`${product.address}${to}`, { waitUntil: 'networkidle' })),
    take: async (name) => {
      await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
      await page.evaluate(() => document.fonts.ready);
      const file = path.join(FOLDER, `${name}-${language}-${width}.png`);
      await page.screenshot({ path: file, animations: 'disabled' });
      console.log(file);
    },
  };
}

async function signIn({ page, open }: Album, product: RunningProduct, phone: string, language: StoryLanguage) {
  const words = wordsOf(language);
  await open('/signin');
  await page.getByLabel(words('signin:phone.label'), { exact: true }).fill(phone);
  await page.getByRole('button', { name: words('signin:phone.send') }).click();
  const code = await waitFor('a code', async () => {
    const headers = { cookie: `${DEMO_COOKIE}=${product.phonePath().split('key=')[1]}` };
    const texts = await (await fetch(`${product.address}/dev/phone/messages`, { headers })).text();
    return new RegExp(`"to":"\\${phone}".*?#(\\d{6})"`).exec(texts)?.[1];
  });
  await page.getByLabel(words('signin:code.label'), { exact: true }).fill(code);
  await page.waitForURL('**/dashboard');
}

/** Names and paths of the public pages. */
const pages = [
  ['home', '/'],
  ['about', '/about'],
  ['for-employers', '/for-employers'],
  ['faq', '/faq'],
  ['privacy', '/privacy'],
] as const;

async function onThePhone(album: Album, product: RunningProduct): Promise<void> {
  const { page, open, take } = album;
  for (const [name, address] of pages) {
    await open(address);
    await take(name);
  }
  await open('/jobs?q=राजमिस्त्री');
  await take('jobs');
  await signIn(album, product, workerPhone(1), 'hi');
  await open('/labour/dashboard/applications');
  await take('my-applications');
  await open('/notifications');
  await take('bell');
  await open('/jobs?q=राजमिस्त्री');
  await page
    .getByRole('link', { name: /राजमिस्त्री/ })
    .last()
    .click();
  await page.getByRole('heading', { name: wordsOf('hi')('jobs:detail.work') }).waitFor();
  await take('job');
}

async function onDesktop(album: Album, product: RunningProduct): Promise<void> {
  const { page, open, take } = album;
  const words = wordsOf('en');
  await open('/');
  await take('home');
  await open('/jobs');
  await take('jobs');
  await signIn(album, product, employerPhone(1), 'en');
  await open('/employer/dashboard/applicants');
  await take('applicants');
  await open('/employer/dashboard/post');
  await fillTrade(page, words, 'mason');
  await page.getByLabel(words('posting:form.job_title'), { exact: true }).fill('Mason – boundary wall of a school');
  await fillPlace(page, words, { state: 'Maharashtra', city: 'Pune' });
  await page.getByLabel(words('reference:pay_name.day'), { exact: true }).fill('950');
  await page.evaluate(() => window.scrollTo(0, 0));
  await take('post-job');
  await open(product.phonePath());
  await take('dev-phone');
}

async function main(): Promise<void> {
  const found = await findChromium();
  if (!found) throw new Error('Pictures need a browser.');
  mkdirSync(FOLDER, { recursive: true });
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'kaamsetu-pictures-'));
  const product = await startProduct({ PORT: String(await freePort()), DATA_DIR: dataDir });
  const browser = await chromium.launch(found);
  try {
    await onThePhone(await albumOf(browser, product, { language: 'hi', width: 360 }), product);
    await onDesktop(await albumOf(browser, product, { language: 'en', width: 1280 }), product);
  } finally {
    await browser.close();
    product.process.kill('SIGTERM');
    await product.ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
}

await main();
