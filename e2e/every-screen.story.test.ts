// Browser tests of every screen for every role: accessibility, language, page width and size of touch targets.
import { describe, expect, it } from 'vitest';
import { hasBrowser, useBrowser, type Visitor } from './browser.ts';
import { fittingFaults } from './fitting-rules.ts';
import { useProduct } from './product.ts';
import { heading, stands, type Who } from './screen.ts';
import { faultsOf } from './screen-rules.ts';
import { comesAs, ownWords, screens, useIds } from './screens.ts';
import { type StoryLanguage, wordsOf } from './words.ts';

const product = useProduct();
const browser = useBrowser(product);
const ids = useIds(product);

async function visitorFor(who: Who, language: StoryLanguage) {
  return browser.visit({ screen: language === 'hi' ? 'phone' : 'desk', language, ...comesAs(who) });
}

/** Returns up to three texts at the end of the page that the bottom bar covers. */
function hiddenByBar({ page }: Visitor): Promise<string[]> {
  return page.evaluate(() => {
    const bar = document.querySelector('.action-bar, .bottom-bar');
    if (!bar?.checkVisibility()) return [];
    window.scrollTo(0, document.documentElement.scrollHeight);
    const { top } = bar.getBoundingClientRect();
    const under = [
      ...document.querySelectorAll('main p, main a, main button, main li, main article, footer a, footer p'),
    ]
      .filter((element) => !bar.contains(element) && !element.closest('.visually-hidden') && element.checkVisibility())
      .filter((element) => element.getBoundingClientRect().bottom > top + 1)
      .map((element) => `under the bar: ${element.outerHTML.slice(0, 120)}`);
    window.scrollTo(0, 0);
    return under.slice(0, 3);
  });
}

/** Returns faults at a width of 320 px (WCAG 1.4.10) and with text at 200 % (WCAG 1.4.4). */
async function tightFaults(visitor: Visitor): Promise<string[]> {
  const { page } = visitor;
  const resize = (text: string) =>
    page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
      // Components that measure their size have updated by the second frame.
      return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }, text);
  await page.setViewportSize({ width: 320, height: 640 });
  await resize('');
  const narrow = [...(await fittingFaults(page)), ...(await hiddenByBar(visitor))];
  await page.setViewportSize({ width: 360, height: 740 });
  await resize('200%');
  const large = await fittingFaults(page);
  await resize('');
  return [...narrow.map((fault) => `at 320: ${fault}`), ...large.map((fault) => `at 200 %: ${fault}`)];
}

describe.skipIf(!hasBrowser)('screen rules', () => {
  it('The screen rules report a button without a name, a wide page, an English text, a bare key and a small button', async () => {
    const visitor = await visitorFor('visitor', 'hi');
    await visitor.open('/signin');
    await heading('signin:phone.title')(visitor);
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
      'in the other language: Send again in 12 seconds',
      'a bare key: signin:phone.label',
      expect.stringContaining('×20: <button'),
    ]);
  });
});

/** Time limit in ms for all screens of one role. One screen with 2,000 cells takes 15 s on a slow machine. */
const LONGEST = 600_000;

describe.skipIf(!hasBrowser).each([
  { language: 'hi', device: 'a phone of 360 × 740', isPhone: true },
  { language: 'en', device: 'a desk of 1280 × 800', isPhone: false },
] as const)('screens in $language on $device', ({ language, isPhone }) => {
  it.each(['visitor', 'employer', 'worker', 'newcomer', 'suspended', 'admin'] as const)(
    'The screens of a %s pass the screen rules',
    { timeout: LONGEST },
    async (who) => {
      const visitor = await visitorFor(who, language);
      const own = await ownWords(product);
      const faults: Record<string, string[]> = {};
      for (const screen of screens.filter((one) => one.who === who)) {
        await stands(visitor, screen, ids);
        const found = await faultsOf(visitor.page, { language, own, isPhone });
        if (isPhone) found.push(...(await tightFaults(visitor)));
        if (found.length > 0) faults[screen.name] = found;
      }
      expect(faults).toEqual({});
    },
  );
});
