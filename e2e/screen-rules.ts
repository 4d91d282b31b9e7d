// Rules that every screen must meet, checked in the browser: accessibility, width, touch targets, motion and language.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { languageFaults, textsCheck } from './language-rules.ts';
import { pageCheck, runCheck, runChecks } from './page-checks.ts';
import type { StoryLanguage } from './words.ts';

const MIN_TARGET_SIZE = 48;

/** Use the minified version, which is half as long: the browser parses it for each page load. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

declare global {
  interface Window {
    /** Defined once `axeFaults` has run in the page. */
    axe?: typeof axe;
  }
}

/** Returns violations of WCAG 2.2 AA that axe finds. Parses axe once for each page load. */
export async function axeFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(async (tags) => {
    if (!window.axe) throw new Error('axe is not loaded in the page');
    // Report only violations, because a table of 2,000 cells passes very many rules.
    const { violations } = await window.axe.run(document, { runOnly: tags, resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
  }, axeTags);
}

/** Returns a fault if the page is wider than the screen. */
export const sidewaysCheck = pageCheck(() => {
  const root = document.scrollingElement;
  const width = document.documentElement.clientWidth;
  return root && root.scrollWidth > width ? [`the page is ${root.scrollWidth} wide on a screen of ${width}`] : [];
}, undefined);

export const sidewaysFaults = (page: Page): Promise<string[]> => runCheck(page, sidewaysCheck);

/** Returns buttons and links outside running text whose touch target is smaller than 48 × 48 px. */
const targetsCheck = pageCheck((min) => {
  const isInText = (element: Element) =>
    getComputedStyle(element).display === 'inline' &&
    [...(element.parentElement?.childNodes ?? [])].some((node) => node !== element && node.textContent?.trim());
  /** Whether the element, or the area around its centre that receives its taps, is large enough. */
  const isBigEnough = (element: Element) => {
    const box = element.getBoundingClientRect();
    if (box.width >= min - 0.5 && box.height >= min - 0.5) return true;
    element.scrollIntoView({ block: 'center', inline: 'center' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const [middleX, middleY] = [x + width / 2, y + height / 2];
    const catches = (left: number, top: number) => {
      const hit = document.elementFromPoint(left, top);
      return hit !== null && (element === hit || element.contains(hit));
    };
    const reach = (stepX: number, stepY: number) => {
      let steps = 0;
      while (steps < min && catches(middleX + stepX * steps, middleY + stepY * steps)) steps += 1;
      return steps;
    };
    return reach(-1, 0) + reach(1, 0) >= min && reach(0, -1) + reach(0, 1) >= min;
  };
  const faults = [...document.querySelectorAll('a[href], button, [role="button"], [role="option"], summary')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !element.matches('.skip-link') && !element.closest('.visually-hidden'))
    // Leave out elements behind an open dialog, which cannot be pressed.
    .filter((element) => !element.closest('[aria-hidden="true"]'))
    .filter((element) => !isInText(element) && !isBigEnough(element))
    .map((element) => {
      const { width, height } = element.getBoundingClientRect();
      return `${Math.round(width)}×${Math.round(height)}: ${element.outerHTML.slice(0, 140)}`;
    });
  window.scrollTo(0, 0);
  return faults;
}, MIN_TARGET_SIZE);

export const smallTargets = (page: Page): Promise<string[]> => runCheck(page, targetsCheck);

/** Returns elements that move although the browser requests reduced motion, as it does in all of these tests. */
export function movingFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const longest = (times: string) => Math.max(...times.split(',').map((time) => Number.parseFloat(time)));
    const moves = (element: Element, part?: string) => {
      const { animationDuration, animationName, transitionDuration } = getComputedStyle(element, part);
      return longest(transitionDuration) > 0.001 || (animationName !== 'none' && longest(animationDuration) > 0.001);
    };
    return [...document.querySelectorAll('body *')]
      .filter((element) => moves(element) || moves(element, '::before') || moves(element, '::after'))
      .map((element) => `moves: ${element.outerHTML.slice(0, 120)}`);
  });
}

interface Rules {
  language: StoryLanguage;
  own: ReadonlySet<string>;
  /** True for the size of a phone, at which the size of touch targets is checked too. */
  isPhone: boolean;
}

/** Returns all faults of the open screen. */
export async function faultsOf(page: Page, { language, own, isPhone }: Rules): Promise<string[]> {
  const inaccessible = await axeFaults(page);
  const checks = [textsCheck, sidewaysCheck, ...(isPhone ? [targetsCheck] : [])];
  const [texts = [], wide = [], small = []] = await runChecks(page, checks);
  return [...inaccessible, ...wide, ...languageFaults(texts, language, own), ...small];
}
