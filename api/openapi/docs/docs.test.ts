// The API reference at /api/docs: with and without scripts, on phone and desktop widths, under the strict content
// security policy.
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import { findChromium } from '#testing/chromium.ts';
import { useDatabase } from '#testing/database.ts';
import { axeFaults, sidewaysFaults, smallTargets } from '../../../e2e/screen-rules.ts';

const found = await findChromium();
const api = useApi(useDatabase());

async function open(path: string) {
  const answer = await fetch(api.base + path);
  return { answer, text: await answer.text() };
}

describe('the reference without scripts', () => {
  it('The overview lists every operation, and a search lists only the matching ones', async () => {
    const { answer, text } = await open('/api/docs');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'");
    const total = Number(/(\d+) operations/.exec(text)?.[1]);
    expect(total).toBeGreaterThan(150);
    expect(text.match(/data-text=/g)).toHaveLength(total);
    const asked = (await open('/api/docs?q=labour+read-all')).text;
    expect(asked.match(/data-text=/g)).toHaveLength(1);
    expect(asked).toContain('/api/v1/notifications/labour/notifications/read-all/');
    expect((await open('/api/docs?q=%3Cscript%3E')).text).not.toContain('value="<script>');
  });

  it('An operation shows its callers, input, responses and each problem by its code', async () => {
    const { text } = await open('/api/docs/applications');
    const part = /<section id="applications_apply"[\s\S]*?<\/section>/.exec(text)?.[0] ?? '';
    for (const words of ['Who may call:', 'Workers.', 'X-CSRF-Token', 'Idempotency-Key', 'A unique value per action'])
      expect(part).toContain(words);
    for (const link of ['/api/docs/shapes#Application', '/api/docs/problems#already_applied']) {
      expect(part).toContain(`href="${link}"`);
      const [page = '', id] = link.split('#');
      expect((await open(page)).text).toContain(`id="${id}"`);
    }
    expect((await open('/api/docs/nothing')).answer.status).toBe(404);
  });

  it('Every link of the overview has a target', async () => {
    const overview = (await open('/api/docs')).text;
    const targets = [...overview.matchAll(/href="(\/api\/docs\/[\w-]+)(?:#(\w+))?"/g)];
    const pages = new Map<string, string>();
    for (const [, page = '', id] of targets) {
      if (!pages.has(page)) pages.set(page, (await open(page)).text);
      if (id) expect(pages.get(page), `${page}#${id}`).toContain(`id="${id}"`);
    }
    expect(pages.size).toBeGreaterThan(30);
  });
});

describe.skipIf(!found)('the reference in a browser', () => {
  let browser: Browser | null = null;
  beforeAll(async () => {
    browser = found && (await chromium.launch(found));
  });
  afterAll(async () => browser?.close());

  it.each([
    { width: 360, colorScheme: 'dark' },
    { width: 1280, colorScheme: 'light' },
  ] as const)(
    'The reference is accessible at $width pixels in $colorScheme mode, and filters while the reader types',
    async ({ width, colorScheme }) => {
      if (!browser) throw new Error('There is no browser');
      const page = await browser.newPage({ viewport: { width, height: 800 }, colorScheme });
      const complaints: string[] = [];
      page.on('console', (message) => complaints.push(message.text()));
      page.on('pageerror', ({ message }) => complaints.push(message));
      for (const path of ['/api/docs?q=admin+moderation', '/api/docs/ratings', '/api/docs/problems']) {
        await page.goto(api.base + path);
        expect([...(await axeFaults(page)), ...(await sidewaysFaults(page))], path).toEqual([]);
      }
      expect(await smallTargets(page)).toEqual([]);
      await page.goto(`${api.base}/api/docs`);
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
      await page.fill('#q', 'read-all labour');
      await expect.poll(() => page.textContent('#count')).toBe('1 operation');
      await page.click('[data-text]:not([hidden]) a');
      await expect.poll(() => page.url()).toContain('/api/docs/notifications#notifications_readAllLabour');
      expect(complaints).toEqual([]);
      await page.close();
    },
  );
});
