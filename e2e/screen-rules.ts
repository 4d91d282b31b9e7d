// What every screen owes its readers: judged on the page as it stands in the browser.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { catalogues, type StoryLanguage } from './words.ts';

const LEAST_TARGET = 44;

/** Faults that axe finds by the rules of WCAG 2.2 AA. */
async function axeFaults(page: Page): Promise<string[]> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).withTags(tags).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
}

/** True where a reader would have to push the page sideways. */
export function sidewaysFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.scrollingElement;
    const width = document.documentElement.clientWidth;
    return root && root.scrollWidth > width ? [`the page is ${root.scrollWidth} wide on a screen of ${width}`] : [];
  });
}

/** Every text a person sees or hears: those in another language on purpose (marked with `lang`) are left out. */
function shownTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const page = document.documentElement.lang;
    const foreign = (element: Element | null) => element?.closest('[lang]')?.getAttribute('lang') !== page;
    const texts = new Set<string>([document.title]);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || /^(SCRIPT|STYLE|NOSCRIPT)$/.test(parent.tagName) || foreign(parent)) continue;
      texts.add(node.textContent ?? '');
    }
    for (const element of document.body.querySelectorAll('[aria-label], [placeholder], [title], [alt]'))
      for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
        if (!foreign(element)) texts.add(element.getAttribute(name) ?? '');
    return [...texts].map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean);
  });
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const plain = (text: string) => text.replace(/<\/?\w+>/g, '');

/** Patterns of all texts of a language that say something of their own. */
function patternsOf(language: StoryLanguage): RegExp[] {
  const other = language === 'en' ? 'hi' : 'en';
  const shared = new Set(catalogues[other].values());
  return [...catalogues[language]]
    .filter(([key, text]) => !shared.has(text) && !/^(sms|places):/.test(key))
    .map(([, text]) => plain(text).split(/\{\{\w+\}\}/))
    .filter((pieces) => pieces.join('').replace(/[^\p{L}]/gu, '').length >= 3)
    .map((pieces) => new RegExp(`^${pieces.map(escaped).join('.+')}$`, 'u'));
}

const patterns = { en: patternsOf('en'), hi: patternsOf('hi') };

/** Texts of ours in the wrong language, and keys that nobody translated. `own` are people's own words. */
async function languageFaults(page: Page, language: StoryLanguage, own: ReadonlySet<string>): Promise<string[]> {
  const texts = (await shownTexts(page)).filter((text) => !own.has(text));
  const foreign = patterns[language === 'hi' ? 'en' : 'hi'];
  const wrong = texts.filter((text) => foreign.some((pattern) => pattern.test(text)));
  const keys = texts.filter((text) => /\{\{|^([a-z]+:)?[a-z_]+(\.[a-z_0-9]+)+$/.test(text));
  return [...wrong.map((text) => `in the other language: ${text}`), ...keys.map((text) => `a bare key: ${text}`)];
}

/** Buttons and links outside running text that a thumb would miss. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const isInText = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some((node) => node !== element && node.textContent?.trim());
    /** Its box, or what catches a tap around its middle. */
    const isBigEnough = (element: Element) => {
      const box = element.getBoundingClientRect();
      if (box.width >= least - 0.5 && box.height >= least - 0.5) return true;
      element.scrollIntoView({ block: 'center', inline: 'center' });
      const { x, y, width, height } = element.getBoundingClientRect();
      const [middleX, middleY] = [x + width / 2, y + height / 2];
      const catches = (left: number, top: number) => {
        const hit = document.elementFromPoint(left, top);
        return hit !== null && (element === hit || element.contains(hit));
      };
      const reach = (stepX: number, stepY: number) => {
        let steps = 0;
        while (steps < least && catches(middleX + stepX * steps, middleY + stepY * steps)) steps += 1;
        return steps;
      };
      return reach(-1, 0) + reach(1, 0) >= least && reach(0, -1) + reach(0, 1) >= least;
    };
    const faults = [...document.querySelectorAll('a[href], button, [role="button"], [role="option"], summary')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.matches('.skip-link') && !element.closest('.visually-hidden'))
      // Nobody can press what lies under an open question.
      .filter((element) => !element.closest('[aria-hidden="true"]'))
      .filter((element) => !isInText(element) && !isBigEnough(element))
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        return `${Math.round(width)}×${Math.round(height)}: ${element.outerHTML.slice(0, 140)}`;
      });
    window.scrollTo(0, 0);
    return faults;
  }, LEAST_TARGET);
}

interface Rules {
  language: StoryLanguage;
  own: ReadonlySet<string>;
  /** On a phone the size of what is pressed counts. */
  isPhone: boolean;
}

/** Everything that is wrong with the screen. */
export async function faultsOf(page: Page, { language, own, isPhone }: Rules): Promise<string[]> {
  return [
    ...(await axeFaults(page)),
    ...(await sidewaysFaults(page)),
    ...(await languageFaults(page, language, own)),
    ...(isPhone ? await smallTargets(page) : []),
  ];
}
