// Opens a phone browser for chaos scenarios, and looks up the app's English strings, by which scenarios find buttons.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { z } from '#contracts/z.ts';
import type { Queryable } from '#platform/sql.ts';
import { findChromium } from '#testing/chromium.ts';
import { type buildLabour, buildSession } from '#testing/factories.ts';

export interface ChaosVisitor {
  context: BrowserContext;
  page: Page;
}

export interface ChaosBrowser {
  /** Opens a phone browser at this address, signed in if a person is given. */
  visit(
    address: string,
    as?: { db: Queryable; person: Awaited<ReturnType<typeof buildLabour>> },
  ): Promise<ChaosVisitor>;
  close(): Promise<void>;
}

const PATIENCE_MS = 30_000;

export async function openBrowser(): Promise<ChaosBrowser> {
  const found = await findChromium();
  if (!found) throw new Error('There is no browser');
  const browser = await chromium.launch(found);
  return {
    async visit(address, as) {
      const token = as && (await buildSession(as.db, as.person));
      const stored = { language: 'en', ...(token && { authToken: token, userType: as.person.type }) };
      const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
      const context = await browser.newContext({
        viewport: { width: 360, height: 740 },
        locale: 'en-IN',
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
        storageState: { cookies: [], origins: [{ origin: new URL(address).origin, localStorage }] },
      });
      context.setDefaultTimeout(PATIENCE_MS);
      return { context, page: await context.newPage() };
    },
    close: () => browser.close(),
  };
}

const texts = z.record(z.string(), z.unknown());

/** Returns an English string of the app by its translation key, such as `shell:error.chunk`. */
export function wordsOf(key: string): string {
  const [topic = '', inside = ''] = key.split(':');
  const file: unknown = JSON.parse(readFileSync(path.join('locales', 'en', `${topic}.json`), 'utf8'));
  const text = inside.split('.').reduce((at: unknown, name) => texts.parse(at)[name], file);
  return z.string().parse(text);
}

/** Finds a button by its translation key. */
export const buttonOf = (page: Page, key: string) => page.getByRole('button', { name: wordsOf(key), exact: true });
