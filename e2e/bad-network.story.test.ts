// Browser tests on a bad network: installation of the app, offline pages, updates of the service worker, and pages
// without scripts.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from '#contracts/z.ts';
import { buildJob } from '#testing/factories.ts';
import { freePort } from '#testing/free-port.ts';
import { buildJobOfWords, hostileWords } from '#testing/hostile-words.ts';
import { waitFor } from '#testing/wait-for.ts';
import { hasBrowser, useBrowser } from './browser.ts';
import { hydrated } from './hydrated.ts';
import { faultsOf } from './screen-rules.ts';
import { useSharedProduct } from './shared-product.ts';
import { paperWith, signedDigits, signedRows } from './signed-paper.ts';

const product = useSharedProduct();
const browser = useBrowser(product);

/** Waits until the service worker controls the page and has cached the app for offline use. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });

/**
 * Starts a proxy at a new address that forwards requests to the product. After a call of `release()` the proxy serves a
 * different service worker, as a new release of the app would.
 */
async function frontOf(address: string) {
  let release = '';
  const port = await freePort();
  const answer = async (req: IncomingMessage, res: ServerResponse) => {
    const sent = {
      method: req.method ?? 'GET',
      headers: { 'content-type': req.headers['content-type'] ?? 'text/plain' },
    };
    const body = req.method === 'GET' ? {} : { body: await text(req) };
    const own = await fetch(address + req.url, { ...sent, ...body, redirect: 'manual' });
    const bytes = Buffer.from(await own.arrayBuffer());
    const fresh = req.url === '/sw.js' ? bytes.toString().replace(/("version":")/, `$1${release}`) : bytes;
    for (const name of ['content-type', 'content-security-policy', 'cache-control', 'vary']) {
      const value = own.headers.get(name);
      if (value) res.setHeader(name, value);
    }
    res.writeHead(own.status).end(fresh);
  };
  // A long poll is still open when the page closes or the product ends. Its failure concerns no test.
  const server = createServer((req, res) => void answer(req, res).catch(() => res.destroy()));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${port}`,
    release: () => {
      release = 'next-';
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const gap = z.object({ installabilityErrors: z.array(z.object({ errorId: z.string() })) });
const manifest = z.object({ url: z.string(), errors: z.array(z.unknown()) });

describe.skipIf(!hasBrowser)('bad network', () => {
  it('A job page that was opened once loads offline, in the language of its reader', async () => {
    const job = await buildJob(product.database.db, { title: 'Zardozi karigar for Bluebell' });
    const ravi = await browser.visit({ screen: 'phone', language: 'hi', keepsApp: true });
    ravi.forgive(/ERR_CONNECTION_REFUSED|Failed to fetch|502|503|WebSocket/);
    await ravi.open(`/jobs/${job.uid}`);
    await ravi.page.getByRole('heading', { name: ravi.words('jobs:detail.work'), exact: true }).waitFor();
    await kept(ravi.page);
    // Wait until the page has stored a copy of the job, which the test needs after it has stopped the API. The page
    // stores the copy some time after it has rendered.
    await ravi.page.waitForFunction((uid) => localStorage.getItem(`seenJob:${uid}`) !== null, job.uid);
    await product.stopApi();
    await ravi.open(`/jobs/${job.uid}`);
    await ravi.page.getByText('Zardozi karigar for Bluebell').waitFor();
    await ravi.page.getByRole('heading', { name: ravi.words('jobs:detail.work'), exact: true }).waitFor();
    // Open the job in a second tab by its numeric id, as in old links.
    const tab = await ravi.newTab();
    await tab.goto(`${product.address}/jobs/${job.id}`);
    await tab.getByText('Zardozi karigar for Bluebell').waitFor();
    await product.startApi();
    const keptAnswers = await ravi.page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(keptAnswers.filter((path) => !/^\/(assets\/|shell$|favicon|icon-192|site\.webmanifest)/.test(path))).toEqual(
      [],
    );
  });

  it('An office checks the code and the lines of a paper, and after one visit the code without a network', async () => {
    const address = `/v#${await signedDigits(product.database.db)}`;
    const office = await browser.visit({ screen: 'phone', language: 'hi', keepsApp: true });
    office.forgive(/ERR_CONNECTION_REFUSED|Failed to fetch|502|503|WebSocket/);
    const { page, words } = office;
    await office.open(address);
    await page.getByText(words('documents:check.genuine'), { exact: true }).waitFor();
    const select = async (rows: string, on = page) => {
      const file = { name: 'paper.pdf', mimeType: 'application/pdf', buffer: await paperWith(rows) };
      await on.locator('input[type=file]').setInputFiles(file);
    };
    await select(signedRows.replace('123456', '123457'));
    await page.getByText(words('documents:check.rows_changed'), { exact: true }).waitFor();
    await select(signedRows);
    await page.getByRole('listitem').filter({ hasText: '₹1,234.56' }).waitFor();
    const own = new Set(['Suresh', 'Patil']);
    expect(await faultsOf(page, { language: 'hi', own, isPhone: true })).toEqual([]);
    await kept(page);
    // The page then sends its files to the service worker, which caches them.
    await waitFor('all files of the page in the cache', () =>
      page.evaluate(async () => {
        const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
        const files = loaded.filter((name) => new URL(name).pathname.startsWith('/assets/'));
        const found = await Promise.all(files.map((name) => caches.match(name, { ignoreVary: true })));
        return found.every(Boolean) || null;
      }),
    );
    await product.stopApi();
    const tab = await office.newTab();
    await tab.goto(product.address + address);
    await tab.getByText(words('documents:check.genuine'), { exact: true }).waitFor();
    await select(signedRows, tab);
    await tab.getByRole('listitem').filter({ hasText: '₹1,234.56' }).waitFor();
    await product.startApi();
  });

  it('The app meets all conditions of the browser for installation', async () => {
    const ravi = await browser.visit({ screen: 'phone', language: 'en', keepsApp: true });
    await ravi.open('/');
    await kept(ravi.page);
    const devtools = await ravi.context.newCDPSession(ravi.page);
    const read = manifest.parse(await devtools.send('Page.getAppManifest'));
    expect([new URL(read.url).pathname, read.errors]).toEqual(['/site.webmanifest', []]);
    const missing = gap.parse(await devtools.send('Page.getInstallabilityErrors')).installabilityErrors;
    // Ignore the error `in-incognito`: test windows are incognito windows, in which browsers refuse installation.
    expect(missing.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
  });

  it('A new release replaces the service worker under an open page', async () => {
    const ravi = await browser.visit({ screen: 'phone', language: 'en', keepsApp: true });
    ravi.forgive(/WebSocket|40[34]/);
    const front = await frontOf(product.address);
    onTestFinished(front.close);
    await ravi.page.goto(`${front.address}/jobs`);
    await hydrated(ravi.page);
    await kept(ravi.page);
    const before = await ravi.page.evaluate(() => caches.keys());
    front.release();
    await ravi.page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    const after = await waitFor('the new release to take over', async () => {
      const names = await ravi.page.evaluate(() => caches.keys());
      return names.length === 2 && names.some((name) => name.startsWith('shell-next-')) ? names : null;
    });
    expect(after.filter((name) => before.includes(name))).toEqual(['assets']);
    await ravi.page.getByRole('article').first().getByRole('link').first().click();
    await ravi.page.getByRole('heading', { name: ravi.words('jobs:detail.work'), exact: true }).waitFor();
  });

  it('The `/lite` pages load no script, escape hostile text and pass the rules', async () => {
    const words = hostileWords.slice(0, 5).join(' ');
    const job = await buildJobOfWords(product.database.db, words);
    const ravi = await browser.visit({ screen: 'phone', language: 'hi' });
    const dialogs: string[] = [];
    const requests: string[] = [];
    ravi.page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    ravi.page.on('request', (request) => requests.push(request.url()));
    await ravi.open(`/lite/jobs/${job.uid}`);
    await ravi.page.getByText(ravi.words('pages:no_fee.title')).waitFor();
    expect(requests.filter((url) => !url.startsWith('data:'))).toHaveLength(1);
    const own = new Set([words, `Job ${words}`]);
    expect(
      (await faultsOf(ravi.page, { language: 'hi', own, isPhone: true })).filter(
        (fault) => !/^in the other/.test(fault),
      ),
    ).toEqual([]);
    await ravi.open('/lite/jobs?language=hi');
    await ravi.page.locator('summary').click();
    expect(await faultsOf(ravi.page, { language: 'hi', own, isPhone: true })).toEqual([]);
    await ravi.open(`/jobs/${job.uid}`);
    await ravi.page.getByRole('heading', { name: ravi.words('jobs:detail.work'), exact: true }).waitFor();
    expect(dialogs).toEqual([]);
  });
});
