// Measures a repeated visit: time to the first paint on a slow network, and whether the page opens offline.
import { chromium, type Page } from 'playwright-core';
import { z } from '#contracts/z.ts';
import { findChromium } from '#testing/chromium.ts';
import { slow4g, slowLine } from './slow-line.ts';

const SLOWDOWN = 4;
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, locale: 'hi-IN' };
const moment = z.number();

/** Returns the time of the first contentful paint in ms. */
const firstPaint = async (page: Page) =>
  moment.parse(
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          new PerformanceObserver((list) => {
            const paint = list.getEntries().find(({ name }) => name === 'first-contentful-paint');
            if (paint) resolve(paint.startTime);
          }).observe({ type: 'paint', buffered: true });
        }),
    ),
  );

/** Waits until the service worker has cached all its files. */
const untilKept = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });

/** Visits a page again. `painted`: time to the first paint in ms. `offline`: whether the page opens offline. */
export async function secondVisit(origin: string, path: string): Promise<{ painted: number; offline: boolean }> {
  const found = await findChromium();
  if (!found) throw new Error('A second visit needs a Chromium');
  const line = await slowLine(origin, slow4g);
  const browser = await chromium.launch(found);
  try {
    const context = await browser.newContext(phone);
    const first = await context.newPage();
    await first.goto(line.address + path);
    await untilKept(first);
    await first.close();

    const second = await context.newPage();
    const devtools = await context.newCDPSession(second);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await second.goto(line.address + path);
    const painted = await firstPaint(second);
    await second.getByRole('main').waitFor();
    await line.cut();
    await second.reload();
    const offline = await second
      .getByRole('banner')
      .waitFor({ timeout: 20_000 })
      .then(
        () => true,
        () => false,
      );
    return { painted, offline };
  } finally {
    await browser.close();
    await line.cut();
  }
}
