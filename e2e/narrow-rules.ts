// Checks a screen at a width of 320 px and with large text.
import type { Page } from 'playwright-core';
import { fittingCheck, fittingFaults } from './fitting-rules.ts';
import { pageCheck, runChecks } from './page-checks.ts';

/** Returns up to three texts at the end of the page that the bottom bar covers. */
const barCheck = pageCheck(() => {
  const bar = document.querySelector('.action-bar, .bottom-bar');
  if (!bar?.checkVisibility()) return [];
  window.scrollTo(0, document.documentElement.scrollHeight);
  const { top } = bar.getBoundingClientRect();
  const under = [...document.querySelectorAll('main p, main a, main button, main li, main article, footer a, footer p')]
    .filter((element) => !bar.contains(element) && !element.closest('.visually-hidden') && element.checkVisibility())
    .filter((element) => element.getBoundingClientRect().bottom > top + 1)
    .map((element) => `covered by the bar: ${element.outerHTML.slice(0, 120)}`);
  window.scrollTo(0, 0);
  return under.slice(0, 3);
}, undefined);

/** Returns faults at a width of 320 px (WCAG 1.4.10) and with text at 200 % (WCAG 1.4.4). */
export async function tightFaults(page: Page): Promise<string[]> {
  const resize = (text: string) =>
    page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
      // Wait two frames, after which components that measure their size have updated.
      return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }, text);
  await page.setViewportSize({ width: 320, height: 640 });
  await resize('');
  const narrow = (await runChecks(page, [fittingCheck, barCheck])).flat();
  await page.setViewportSize({ width: 360, height: 740 });
  await resize('200%');
  const large = await fittingFaults(page);
  await resize('');
  return [...narrow.map((fault) => `at 320: ${fault}`), ...large.map((fault) => `at 200 %: ${fault}`)];
}
