// Checks that the texts of a page fit their boxes and the screen, in the current language.
import type { Page } from 'playwright-core';
import { pageCheck, runCheck } from './page-checks.ts';

/**
 * Selectors of names, titles and table cells with user data, which may end with an ellipsis. A tap or a separate page
 * shows them in full.
 */
const MAY_BE_CUT =
  '.grid-card__value, .latest__main, .job-card__who, .job-card__where, .job-card__title, .job-card__original, .application__title, .application__titles, .application__titles > .original-title, .application__who, .call-card__place, .job-bar__title, .recent__job, .history-item__query, .search-pill__text';

/**
 * Returns texts that overflow their box, are cut or are outside the screen, elements that widen the page, and items of
 * a bar that overlap.
 */
export const fittingCheck = pageCheck((mayBeCut) => {
  const SLACK = 1.5;
  const MIN_GAP = 6;
  /** Caches results by element, because most elements are checked several times and the page does not change. */
  const memoized = <Value>(compute: (element: Element) => Value) => {
    const known = new Map<Element, Value>();
    return (element: Element): Value => {
      const found = known.get(element) ?? compute(element);
      known.set(element, found);
      return found;
    };
  };
  const isShown = memoized(
    (element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      // Leave out labels that are clipped completely, because they are only for screen readers.
      getComputedStyle(element).clipPath !== 'inset(50%)' &&
      // Leave out slides of a carousel that are not shown. They are inert.
      !element.closest('.visually-hidden, .skip-link, [inert]'),
  );
  const shown = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(isShown);
  const nameOf = (element: Element) =>
    `<${element.tagName.toLowerCase()} class="${element.className}"> “${(element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 60)}”`;
  const scrolls = memoized((element) => /auto|scroll/.test(getComputedStyle(element).overflowX));
  const insideScroller = memoized((element): boolean => {
    const above = element.parentElement;
    return above !== null && (scrolls(above) || insideScroller(above));
  });
  const hasText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  const shownWithText = (selector: string) => [...document.querySelectorAll(selector)].filter(hasText).filter(isShown);
  /** Returns the box of each line of the element's text, without the padding of the element. */
  const wordBoxes = (element: Element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const boxes: DOMRect[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.textContent?.trim() || !node.parentElement || !isShown(node.parentElement)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      boxes.push(...range.getClientRects());
    }
    return boxes.filter(({ width, height }) => width > 0 && height > 0);
  };
  const faults: string[] = [];

  // Rule: controls, tags and badges contain all lines of their text.
  const boxes =
    'button, [role="button"], [role="tab"], [role="option"], [role="radio"], summary, .button, .chip, .tag, .badge, .status-badge, nav a, select';
  for (const element of shown(boxes)) {
    if (getComputedStyle(element).display === 'inline') continue;
    const box = element.getBoundingClientRect();
    const out = wordBoxes(element).some(
      ({ left, right, top, bottom }) =>
        left < box.left - SLACK || right > box.right + SLACK || top < box.top - 4 || bottom > box.bottom + 4,
    );
    if (out && !element.matches(mayBeCut)) faults.push(`overflow: ${nameOf(element)}`);
  }

  // Rule: an ellipsis, a line limit or an edge must not cut the product's own texts.
  for (const element of shownWithText('body *')) {
    const style = getComputedStyle(element);
    const cutsAcross = style.overflowX === 'hidden' || style.overflowX === 'clip';
    const cutsBelow = style.overflowY === 'hidden' || style.overflowY === 'clip';
    if (!cutsAcross && !cutsBelow) continue;
    const isCut =
      (cutsAcross && element.scrollWidth > element.clientWidth + 1) ||
      (cutsBelow && element.scrollHeight > element.clientHeight + 3);
    if (isCut && !element.matches(mayBeCut)) faults.push(`cut: ${nameOf(element)}`);
  }

  // Rule: text is inside the screen, unless its container scrolls sideways.
  const width = document.documentElement.clientWidth;
  for (const element of shownWithText('main *, header *, footer *, nav *, [role="dialog"] *')) {
    if (insideScroller(element) || scrolls(element) || element.closest(mayBeCut)) continue;
    if (wordBoxes(element).some(({ left, right }) => right > width + SLACK || left < -SLACK))
      faults.push(`outside the screen: ${nameOf(element)}`);
  }

  // Reports the innermost elements that make the page wider than the screen.
  if ((document.scrollingElement?.scrollWidth ?? 0) > width) {
    const wide = shown('body *').filter(
      (element) => element.getBoundingClientRect().right > width + SLACK && !insideScroller(element),
    );
    const inner = wide.filter((element) => !wide.some((other) => other !== element && element.contains(other)));
    for (const element of inner) faults.push(`widens the page: ${nameOf(element)}`);
  }

  // Rule: labels in the bottom bar have a gap between them, so that two labels are not read as one.
  const labels = shown('.bottom-bar__place').map((place) => ({ place, boxes: wordBoxes(place) }));
  for (const [index, { place, boxes: words }] of labels.entries()) {
    const left = Math.min(...words.map((box) => box.left));
    const before = Math.max(...(labels[index - 1]?.boxes.map((box) => box.right) ?? []));
    if (left - before < MIN_GAP) faults.push(`too close to the next item: ${nameOf(place)}`);
  }

  // Rule: items of a bar do not overlap.
  for (const bar of shown('.top-bar, .bottom-bar, .action-bar, [role="tablist"], .segmented, .page__header')) {
    const items = [...bar.querySelectorAll<HTMLElement>('a, button, h1, h2')].filter(isShown);
    const boxesOf = items.map((item) => ({ item, box: item.getBoundingClientRect() }));
    for (const [place, one] of boxesOf.entries())
      for (const other of boxesOf.slice(place + 1)) {
        if (one.item.contains(other.item)) continue;
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (across > SLACK && down > SLACK)
          faults.push(`overlapping items: ${nameOf(one.item)} and ${nameOf(other.item)}`);
      }
  }
  return [...new Set(faults)];
}, MAY_BE_CUT);

export const fittingFaults = (page: Page): Promise<string[]> => runCheck(page, fittingCheck);
