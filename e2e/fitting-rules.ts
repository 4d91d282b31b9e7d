// Whether the words of a screen fit where they stand: measured on the page, in whatever language it speaks now.
import type { Page } from 'playwright-core';

/** Names, titles and cells of people's data: those may end in dots where there is no room, their own page or a press says them whole. */
const MAY_BE_CUT =
  '.grid-card__value, .latest__main, .job-card__who, .job-card__where, .job-card__title, .job-bar__title, .recent__job, .history-item__query';

/** Texts that stick out of what they stand in, are cut, or lie over another; bars that run into each other. */
export function fittingFaults(page: Page): Promise<string[]> {
  return page.evaluate((mayBeCut) => {
    const SLACK = 1.5;
    const MIN_GAP = 6;
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      // Slides that wait beside the one in sight are inert.
      !element.closest('.visually-hidden, .skip-link, [inert]');
    const shown = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(isShown);
    const nameOf = (element: Element) =>
      `<${element.tagName.toLowerCase()} class="${element.className}"> “${(element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 60)}”`;
    const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
    const insideScroller = (element: Element) => {
      for (let above = element.parentElement; above; above = above.parentElement) if (scrolls(above)) return true;
      return false;
    };
    /** Boxes of the words themselves, wherever they are drawn. */
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

    // Whatever is pressed or marks something holds its own words, line by line.
    const boxes =
      'button, [role="button"], [role="tab"], [role="option"], [role="radio"], summary, .button, .chip, .tag, .badge, .status-badge, nav a, select';
    for (const element of shown(boxes)) {
      if (getComputedStyle(element).display === 'inline') continue;
      const box = element.getBoundingClientRect();
      const out = wordBoxes(element).some(
        ({ left, right, top, bottom }) =>
          left < box.left - SLACK || right > box.right + SLACK || top < box.top - 4 || bottom > box.bottom + 4,
      );
      if (out && !element.matches(mayBeCut)) faults.push(`sticks out of ${nameOf(element)}`);
    }

    // Nothing of what we say is cut: by dots, by a number of lines, by an edge.
    for (const element of shown('body *')) {
      const style = getComputedStyle(element);
      const cutsAcross = style.overflowX === 'hidden' || style.overflowX === 'clip';
      const cutsBelow = style.overflowY === 'hidden' || style.overflowY === 'clip';
      if (!cutsAcross && !cutsBelow) continue;
      if (![...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()))
        continue;
      const isCut =
        (cutsAcross && element.scrollWidth > element.clientWidth + 1) ||
        (cutsBelow && element.scrollHeight > element.clientHeight + 3);
      if (isCut && !element.matches(mayBeCut)) faults.push(`cut: ${nameOf(element)}`);
    }

    // Words lie within the screen, unless they are in something that is pushed sideways by hand.
    const width = document.documentElement.clientWidth;
    for (const element of shown('main *, header *, footer *, nav *, [role="dialog"] *')) {
      if (![...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()))
        continue;
      if (insideScroller(element) || scrolls(element) || element.closest(mayBeCut)) continue;
      if (wordBoxes(element).some(({ left, right }) => right > width + SLACK || left < -SLACK))
        faults.push(`outside the screen: ${nameOf(element)}`);
    }

    // What pushes the page sideways, its innermost boxes.
    if ((document.scrollingElement?.scrollWidth ?? 0) > width) {
      const wide = shown('body *').filter(
        (element) => element.getBoundingClientRect().right > width + SLACK && !insideScroller(element),
      );
      const inner = wide.filter((element) => !wide.some((other) => other !== element && element.contains(other)));
      for (const element of inner) faults.push(`pushes the page sideways: ${nameOf(element)}`);
    }

    // The words of neighbours in the bottom bar do not read as one.
    const labels = shown('.bottom-bar__place').map((place) => ({ place, boxes: wordBoxes(place) }));
    for (const [index, { place, boxes: words }] of labels.entries()) {
      const left = Math.min(...words.map((box) => box.left));
      const before = Math.max(...(labels[index - 1]?.boxes.map((box) => box.right) ?? []));
      if (left - before < MIN_GAP) faults.push(`too near to its neighbour: ${nameOf(place)}`);
    }

    // In a bar nothing runs into its neighbour.
    for (const bar of shown('.top-bar, .bottom-bar, .action-bar, [role="tablist"], .segmented, .page__header')) {
      const items = [...bar.querySelectorAll<HTMLElement>('a, button, h1, h2')].filter(isShown);
      const boxesOf = items.map((item) => ({ item, box: item.getBoundingClientRect() }));
      for (const [place, one] of boxesOf.entries())
        for (const other of boxesOf.slice(place + 1)) {
          if (one.item.contains(other.item)) continue;
          const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
          const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
          if (across > SLACK && down > SLACK)
            faults.push(`lies over its neighbour: ${nameOf(one.item)} and ${nameOf(other.item)}`);
        }
    }
    return [...new Set(faults)];
  }, MAY_BE_CUT);
}
