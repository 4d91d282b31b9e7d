// The browser of the end-to-end tests: one browser per process, one browser context per visit, and a check for errors
// on its pages.
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterEach, beforeAll, expect } from 'vitest';
import type { AdminRole } from '#contracts/admin-roles.ts';
import type { UserType } from '#contracts/reference.ts';
import { z } from '#contracts/z.ts';
import { one, sql } from '#platform/sql.ts';
import { findChromium } from '#testing/chromium.ts';
import { buildAdmin, buildSession } from '#testing/factories.ts';
import { exitOnSigterm } from './exit-on-sigterm.ts';
import type { StoryProduct } from './product.ts';
import { type StoryLanguage, type Words, wordsOf } from './words.ts';

const found = await findChromium({ prefersShell: true });
if (!found) console.warn('The browser stories are skipped.');

/** Whether a browser is available. Without a browser the end-to-end tests are skipped. */
export const hasBrowser = found !== null;

let shared: Browser | null = null;

/**
 * Returns the browser of this process; null if no browser is available. All test files of the process share the
 * browser, because starting a browser takes longer than opening a page. Each visit has a separate browser context.
 */
async function openBrowser(): Promise<Browser | null> {
  if (!found || shared?.isConnected()) return shared;
  // When the process exits, Playwright ends the browser and deletes its profile.
  exitOnSigterm();
  shared = await chromium.launch({ ...found, handleSIGTERM: false });
  return shared;
}

/**
 * Starts the full browser, for tests that need notifications: the headless shell shows no notifications of a service
 * worker.
 */
async function openFullBrowser(): Promise<Browser> {
  return chromium.launch({ ...(await findChromium()), handleSIGTERM: false });
}

/** Time limit for one step, long enough for a busy machine. */
const PATIENCE_MS = 60_000;

export const screens = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true },
  desk: { viewport: { width: 1280, height: 800 }, hasTouch: false },
} as const;

export interface Visitor {
  page: Page;
  context: BrowserContext;
  words: Words;
  language: StoryLanguage;
  /** Opens a path of the site. */
  open(path: string): Promise<void>;
  /** Opens another tab of the same browser. */
  newTab(): Promise<Page>;
  /** Ignores console errors that match these patterns, because the test itself causes them. */
  forgive(...patterns: RegExp[]): void;
}

/**
 * Settings of a cookie in the form that Playwright expects. The cookie is valid for all paths until the browser exits.
 */
const cookieSettings = { path: '/', expires: -1, httpOnly: false, secure: false, sameSite: 'Lax' } as const;

interface Setup {
  screen: keyof typeof screens;
  language: StoryLanguage;
  /** The phone number of a user who is signed in when the visit starts. */
  as?: string;
  /** Creates an administrator of this role, who is signed in. */
  asAdmin?: AdminRole;
  /** Allows the service worker, which caches the app. By default it is blocked. */
  keepsApp?: true;
  /** True if the test needs notifications of the operating system, which only the full browser shows. */
  notifies?: true;
}

const personRow = z.object({ id: z.int(), user_type: z.enum(['labour', 'employer']) });

async function sessionOf({ database }: StoryProduct, phone: string): Promise<Record<string, string>> {
  const { db } = database;
  const person = await one(db, sql`select id, user_type from users where phone_number = ${phone}`, personRow);
  const type: UserType = person.user_type;
  return { authToken: await buildSession(db, { type, id: person.id }), userType: type };
}

/** Saves screenshots of all open pages to `reports/` after a test has failed. */
async function takeScreenshots(contexts: readonly BrowserContext[], story: string): Promise<void> {
  const pages = contexts.flatMap((context) => context.pages());
  const shoot = (page: Page, index: number) => page.screenshot({ path: `reports/story${story}-${index + 1}.png` });
  await Promise.allSettled(pages.map(shoot));
}

/**
 * Registers hooks that open the browser and close the contexts of its visits. A console error, page error or violation
 * of the content security policy fails the test.
 */
export function useBrowser(product: StoryProduct) {
  let browser: Browser | null = null;
  let fullBrowser: Browser | null = null;
  const open = new Set<BrowserContext>();
  const complaints: { text: string; forgiven: readonly RegExp[] }[] = [];

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await takeScreenshots([...open], task.id);
    await Promise.all([...open].map((context) => context.close()));
    open.clear();
    await fullBrowser?.close();
    fullBrowser = null;
    const serious = complaints.splice(0).filter(({ text, forgiven }) => !forgiven.some((one) => one.test(text)));
    expect(
      serious.map(({ text }) => text),
      'console messages of the pages',
    ).toEqual([]);
  });

  function listen(page: Page, forgiven: readonly RegExp[]): void {
    const complain = (text: string) => void complaints.push({ text, forgiven });
    page.on('console', (message) => message.type() === 'error' && complain(`${message.text()} (${page.url()})`));
    page.on('pageerror', (error) => complain(`${error.message} (${page.url()})`));
  }

  /** Opens a browser context for a visitor: phone or desktop, in one language, signed in or signed out. */
  async function visit({ screen, language, as: phone, asAdmin, keepsApp, notifies }: Setup): Promise<Visitor> {
    if (!browser) throw new Error('The browser exists inside stories only');
    const stored = {
      language,
      ...(phone ? await sessionOf(product, phone) : {}),
      ...(asAdmin ? { admin_token: (await buildAdmin(product.database.db, asAdmin)).token } : {}),
    };
    // Set the cookie that the app sets when a user signs in. If a request has this cookie, the server does not render
    // the page that a signed-out visitor would see.
    const signedIn = { ...cookieSettings, name: 'signed_in', value: '1', domain: new URL(product.address).hostname };
    const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
    if (notifies) fullBrowser ??= await openFullBrowser();
    const context = await (fullBrowser ?? browser).newContext({
      ...screens[screen],
      locale: language === 'hi' ? 'hi-IN' : 'en-IN',
      reducedMotion: 'reduce',
      serviceWorkers: keepsApp ? 'allow' : 'block',
      storageState: { cookies: phone ? [signedIn] : [], origins: [{ origin: product.address, localStorage }] },
    });
    context.setDefaultTimeout(PATIENCE_MS);
    open.add(context);
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (violation) =>
        console.error(`The page's policy refused ${violation.blockedURI} (${violation.violatedDirective})`),
      );
    });
    const forgiven: RegExp[] = [];
    context.on('page', (page) => listen(page, forgiven));
    const page = await context.newPage();
    return {
      page,
      context,
      language,
      words: wordsOf(language),
      open: async (path) => void (await page.goto(product.address + path)),
      newTab: () => context.newPage(),
      forgive: (...patterns) => void forgiven.push(...patterns),
    };
  }

  return { visit };
}
