// Browser tests of every screen for every role: accessibility, language, page width and size of touch targets. Each
// screen is opened once and checked on a phone, then with its texts in all eight languages, then at desktop size.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { languageCodes } from '#contracts/languages.ts';
import type { Language } from '#contracts/values.ts';
import { hasBrowser, useBrowser, type Visitor } from './browser.ts';
import { cardChecks } from './card-rules.ts';
import { deskFaults } from './desk-rules.ts';
import { fittingCheck, fittingFaults } from './fitting-rules.ts';
import { foldFaults } from './fold-rules.ts';
import { hydrated } from './hydrated.ts';
import { languageFaults, textsCheck } from './language-rules.ts';
import { tightFaults } from './narrow-rules.ts';
import { runChecks } from './page-checks.ts';
import { useProduct } from './product.ts';
import { heading, type Screen, stands, type Who } from './screen.ts';
import { faultsOf, sidewaysCheck } from './screen-rules.ts';
import { comesAs, ownWords, screens, useIds } from './screens.ts';
import { speak } from './speaking.ts';
import { wordsOf } from './words.ts';

const product = useProduct();
const browser = useBrowser(product);
const ids = useIds(product);

const visitorFor = (who: Who) => browser.visit({ screen: 'phone', language: 'hi', ...comesAs(who) });

/** All checks that run in each language. The first returns the visible texts, the others return faults. */
const checksInEachLanguage = [textsCheck, sidewaysCheck, fittingCheck, ...cardChecks];

async function fittingFaultsIn({ page }: Visitor, language: Language, own: ReadonlySet<string>): Promise<string[]> {
  const [texts = [], ...found] = await runChecks(page, checksInEachLanguage);
  return [...found.flat(), ...languageFaults(texts, language, own)].map((fault) => `${language}: ${fault}`);
}

describe.skipIf(!hasBrowser)('screen rules', () => {
  it('The screen rules report a button without a name, a wide page, an English text, an untranslated key and a small button', async () => {
    const visitor = await visitorFor('visitor');
    await visitor.open('/signin');
    await heading('signin:phone.title')(visitor);
    await hydrated(visitor.page);
    await visitor.page.evaluate(
      (english) => {
        const [small, wide, foreign, bare] = ['button', 'div', 'p', 'p'].map((tag) => document.createElement(tag));
        if (!small || !wide || !foreign || !bare) return;
        small.style.height = '20px';
        wide.style.width = '2000px';
        wide.textContent = '.';
        foreign.textContent = english;
        bare.textContent = 'signin:phone.label';
        document.querySelector('main')?.append(small, wide, foreign, bare);
      },
      wordsOf('en')('signin:code.resend_in', { seconds: 12 }),
    );
    const found = await faultsOf(visitor.page, { language: 'hi', own: await ownWords(product), isPhone: true });
    expect(found).toEqual([
      expect.stringContaining('button-name'),
      expect.stringContaining('the page is 20'),
      'wrong language: Send again in 12 seconds',
      'untranslated key: signin:phone.label',
      expect.stringContaining('×20: <button'),
    ]);
  });

  it('The fitting rules report text that overflows a button, is cut, is outside the screen or widens the page, and a high card', async () => {
    const visitor = await visitorFor('visitor');
    await visitor.open('/signin');
    await heading('signin:phone.title')(visitor);
    await hydrated(visitor.page);
    await visitor.page.evaluate((english) => {
      const made = ['button', 'p', 'div'].map((tag) => document.createElement(tag));
      for (const element of made) element.textContent = english;
      const [narrow, cut, beside] = made;
      if (!narrow || !cut || !beside) return;
      const card = document.createElement('article');
      card.className = 'job-card';
      card.dataset.link = 'true';
      card.style.height = '201px';
      Object.assign(narrow.style, { width: '40px', whiteSpace: 'nowrap', padding: '0' });
      Object.assign(cut.style, { width: '60px', overflow: 'hidden', whiteSpace: 'nowrap' });
      Object.assign(beside.style, { position: 'absolute', left: '320px', width: '200px' });
      document.querySelector('main')?.append(...made, card);
    }, 'Send the code again');
    const found = (await fittingFaultsIn(visitor, 'hi', new Set())).join('\n');
    for (const fault of [
      'overflow: <button',
      'cut: <p',
      'outside the screen: <div',
      'widens the page: <div',
      'a card 201 px high',
    ])
      expect(found).toContain(fault);
  });
});

/**
 * The trade that the test types in the first step of posting a job, so that the second step opens. The text is in
 * Hindi, because the test opens the app in Hindi.
 */
const TYPED = wordsOf('hi')('reference:role.mason');

/**
 * All languages in the order of the checks: Hindi first, because the screen was opened in Hindi, and English last,
 * because the desktop check follows in English.
 */
const rankOf = (language: Language) => Number(language === 'en') - Number(language === 'hi');
const spoken = languageCodes.toSorted((one, other) => rankOf(one) - rankOf(other));

async function faultsInAllLanguages(visitor: Visitor, own: ReadonlySet<string>): Promise<string[]> {
  await hydrated(visitor.page);
  const found: string[] = [];
  for (const language of spoken) {
    await speak(visitor.page, language);
    found.push(...(await fittingFaultsIn(visitor, language, own)));
  }
  return found;
}

/** Chooses Hindi for the next page load. The open page does not change, because the test is about to leave it. */
const openNextInHindi = (page: Page) =>
  page.evaluate(() => {
    localStorage.setItem('language', 'hi');
    // biome-ignore lint/suspicious/noDocumentCookie: the page itself sets the cookie in this way
    document.cookie = 'language=hi; path=/';
  });

type Colours = 'light' | 'dark';

/**
 * Returns the faults of an open screen. In Hindi on a phone, checks accessibility (axe), touch targets, the number of
 * words that are visible without scrolling, and the layout at a width of 320 px and with large text. In all eight
 * languages on a phone, checks page width, text that does not fit, high job cards, and text in a wrong language. In
 * English at desktop size, checks axe, page width and text in a wrong language. axe runs only twice, because it is the
 * slowest check: once with light and once with dark colours. Leaves the screen at the size of a phone.
 */
async function faultsOfScreen(visitor: Visitor, { fewWords }: Screen, deskColours: Colours): Promise<string[]> {
  const { page } = visitor;
  const own = new Set([...(await ownWords(product)), TYPED]);
  // Before, parts of the server's HTML wait for their style sheets, and a check could meet them half-styled.
  await hydrated(page);
  const found = [
    ...(await faultsOf(page, { language: 'hi', own, isPhone: true })),
    ...(fewWords ? await foldFaults(page) : []),
    ...(await tightFaults(page)),
    ...(await faultsInAllLanguages(visitor, own)),
  ];
  await page.emulateMedia({ colorScheme: deskColours });
  found.push(...(await deskFaults(page, own)));
  await openNextInHindi(page);
  return found;
}

/**
 * Time limit in ms for all screens of one role. On a slow machine, a single screen with 2,000 table cells takes 15 s.
 */
const LONGEST = 900_000;

/** The home page and the pages whose label in the bottom bar, bold there, is the widest. */
const pagesWithBar = {
  employer: ['/employer/dashboard', '/employer/dashboard/applicants', '/employer/dashboard/profile'],
  worker: ['/labour/dashboard', '/labour/dashboard/applications', '/labour/dashboard/profile'],
} as const;

describe.skipIf(!hasBrowser)('the narrowest phones', () => {
  it.each(['employer', 'worker'] as const)(
    'The labels in the bottom bar of a %s are complete and apart at a width of 320 px in all languages',
    async (who) => {
      const visitor = await visitorFor(who);
      await visitor.page.setViewportSize({ width: 320, height: 640 });
      const faults: string[] = [];
      for (const path of pagesWithBar[who]) {
        await visitor.open(path);
        await hydrated(visitor.page);
        for (const language of languageCodes) {
          await speak(visitor.page, language);
          const found = await fittingFaults(visitor.page);
          faults.push(...found.filter((fault) => fault.includes('bottom-bar')).map((fault) => `${language}: ${fault}`));
        }
      }
      expect(faults).toEqual([]);
    },
  );
});

describe.skipIf(!hasBrowser)('every screen', () => {
  it.each(['visitor', 'employer', 'worker', 'newcomer', 'suspended', 'admin'] as const)(
    'The screens of a %s pass the screen rules in Hindi on a phone, in all languages, and in English on a desk',
    { timeout: LONGEST },
    async (who) => {
      const visitor = await visitorFor(who);
      const faults: Record<string, string[]> = {};
      for (const [index, screen] of screens.filter((one) => one.who === who).entries()) {
        // Every second screen is dark on a phone and light on a desk, the others the other way round.
        const [onPhone, onDesk] = index % 2 === 0 ? (['light', 'dark'] as const) : (['dark', 'light'] as const);
        await visitor.page.emulateMedia({ colorScheme: onPhone });
        await stands(visitor, screen, ids);
        const found = await faultsOfScreen(visitor, screen, onDesk);
        if (found.length > 0) faults[screen.name] = found;
      }
      expect(faults).toEqual({});
    },
  );
});
