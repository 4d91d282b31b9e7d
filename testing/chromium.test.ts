// Tests that a Chromium for browser tests is found on every machine: configured, installed, or from the npm package.
import { chromium } from 'playwright-core';
import { afterEach, expect, test, vi } from 'vitest';
import { findChromium } from './chromium.ts';

afterEach(() => vi.unstubAllEnvs());

test('findChromium warns once and returns null if CHROMIUM_PATH names a missing file', async () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
  expect(await findChromium()).toBeNull();
  expect(said.mock.calls.flat()).toEqual([expect.stringContaining('CHROMIUM_PATH names /nowhere/chromium')]);
});

test.skipIf(process.platform !== 'linux' || process.arch !== 'x64')(
  'The Chromium of the npm package renders a page if no browser is installed',
  async () => {
    vi.stubEnv('CHROMIUM_PATH', '');
    vi.stubEnv('PATH', '/usr/bin/none:/bin/none');
    const found = await findChromium();
    vi.unstubAllEnvs();
    const browser = await chromium.launch(found ?? {});
    const page = await browser.newPage();
    await page.setContent('<h1>काम</h1>');
    expect(await page.textContent('h1')).toBe('काम');
    await browser.close();
  },
);
