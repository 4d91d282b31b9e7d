// Tests that a Chromium for browser tests is found on every machine: configured, installed, or from the npm package.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
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

test('findChromium chooses the headless shell if it is preferred or the only browser', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kaamsetu-browsers-'));
  const [full, shell] = ['chromium', 'chromium-headless-shell'].map((name) => path.join(folder, name));
  for (const file of [full, shell]) writeFileSync(file ?? '', '');
  vi.stubEnv('CHROMIUM_PATH', '');
  vi.stubEnv('PATH', folder);
  expect((await findChromium())?.executablePath).toBe(full);
  expect((await findChromium({ prefersShell: true }))?.executablePath).toBe(shell);
  rmSync(full ?? '');
  expect((await findChromium())?.executablePath).toBe(shell);
  rmSync(folder, { recursive: true });
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
