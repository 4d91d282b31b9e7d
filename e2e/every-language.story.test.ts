// Browser tests of every screen in every language on a phone of 360 px: all texts fit and are translated.
import { describe, expect, it } from 'vitest';
import { languageCodes } from '#contracts/languages.ts';
import type { Language } from '#contracts/values.ts';
import { pageMark } from '#locales/languages.ts';
import { hasBrowser, useBrowser, type Visitor } from './browser.ts';
import { fittingFaults } from './fitting-rules.ts';
import { languageFaults } from './language-rules.ts';
import { useProduct } from './product.ts';
import { type Screen, stands, type Who } from './screen.ts';
import { sidewaysFaults } from './screen-rules.ts';
import { comesAs, ownWords, screens, useIds } from './screens.ts';
import { wordsOf } from './words.ts';

const product = useProduct();
const browser = useBrowser(product);
const ids = useIds(product);

/** The trade that the test types before the second step of posting, in Hindi, the language of the visit. */
const TYPED = wordsOf('hi')('reference:role.mason');

/** Whether React has hydrated every link, button and heading of the server-rendered page. */
const isTakenOver = () =>
  [...document.querySelectorAll('main a, main button, main h1, main h2')].every((element) =>
    Object.keys(element).some((key) => key.startsWith('__reactFiber')),
  );

/** Changes the language by a `storage` event, as another tab would. The page keeps its state. */
async function speak({ page }: Visitor, language: Language): Promise<void> {
  await page.evaluate((chosen) => {
    localStorage.setItem('language', chosen);
    window.dispatchEvent(new StorageEvent('storage', { key: 'language', newValue: chosen }));
  }, language);
  await page.waitForFunction(
    (mark) => document.documentElement.lang === mark && !document.querySelector('[aria-busy="true"]'),
    pageMark(language),
  );
  await page.evaluate(() => document.fonts.ready.then(() => true));
}

async function faultsOf({ page }: Visitor, language: Language, own: ReadonlySet<string>): Promise<string[]> {
  return [
    ...(await sidewaysFaults(page)),
    ...(await fittingFaults(page)),
    ...(await languageFaults(page, language, own)),
  ].map((fault) => `${language}: ${fault}`);
}

async function faultsOfScreen(visitor: Visitor, screen: Screen): Promise<string[]> {
  await stands(visitor, screen, ids);
  // Server-rendered parts hydrate at the first interaction.
  await visitor.page.evaluate(() => void window.dispatchEvent(new Event('pointerover')));
  await visitor.page.waitForFunction(isTakenOver);
  const own = new Set([...(await ownWords(product)), TYPED]);
  const found: string[] = [];
  for (const language of languageCodes.toSorted((one, other) => Number(one === 'hi') - Number(other === 'hi'))) {
    await speak(visitor, language);
    found.push(...(await faultsOf(visitor, language, own)));
  }
  return found;
}

describe.skipIf(!hasBrowser)('fitting rules', () => {
  it('The fitting rules report text that overflows a button, is cut, is outside the screen or widens the page', async () => {
    const visitor = await browser.visit({ screen: 'phone', language: 'hi' });
    await visitor.open('/signin');
    await visitor.page.getByRole('heading', { name: visitor.words('signin:phone.title') }).waitFor();
    await visitor.page.evaluate((english) => {
      const made = ['button', 'p', 'div'].map((tag) => document.createElement(tag));
      for (const element of made) element.textContent = english;
      const [narrow, cut, beside] = made;
      if (!narrow || !cut || !beside) return;
      Object.assign(narrow.style, { width: '40px', whiteSpace: 'nowrap', padding: '0' });
      Object.assign(cut.style, { width: '60px', overflow: 'hidden', whiteSpace: 'nowrap' });
      Object.assign(beside.style, { position: 'absolute', left: '320px', width: '200px' });
      document.querySelector('main')?.append(...made);
    }, 'Send the code again');
    const found = (await faultsOf(visitor, 'hi', new Set())).join('\n');
    for (const fault of [
      'sticks out of <button',
      'cut: <p',
      'outside the screen: <div',
      'pushes the page sideways: <div',
    ])
      expect(found).toContain(fault);
  });
});

describe.skipIf(!hasBrowser)('screens in all languages', () => {
  it.each(['visitor', 'employer', 'worker', 'newcomer', 'suspended', 'admin'] as const satisfies readonly Who[])(
    'The texts on the screens of a %s fit and are translated in all eight languages',
    { timeout: 240_000 },
    async (who) => {
      const visitor = await browser.visit({ screen: 'phone', language: 'hi', ...comesAs(who) });
      const faults: Record<string, string[]> = {};
      for (const screen of screens.filter((one) => one.who === who)) {
        const found = await faultsOfScreen(visitor, screen);
        if (found.length > 0) faults[screen.name] = found;
      }
      expect(faults).toEqual({});
    },
  );
});
