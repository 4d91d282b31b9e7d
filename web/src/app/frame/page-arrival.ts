// Scroll position, window title and focus after navigation to a page.
import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useBrand } from '../../parts/company/brand.ts';

function nameWindow(heading: HTMLElement | null, product: string): void {
  const text = heading?.textContent?.trim();
  const title = text && text !== product ? `${text} · ${product}` : product;
  if (document.title !== title) document.title = title;
}

function focusHeading(heading: HTMLElement): void {
  // Do not move the focus away from an element of the page or of a dialog, such as a field that has focused itself.
  if (document.activeElement?.closest('main, [role="dialog"]')) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Sets the scroll position, the window title and the focus after a navigation. Observes the `h1` inside `main`, because
 * the heading may render late and changes with the language.
 */
export function usePageArrival(main: React.RefObject<HTMLElement | null>): void {
  const brand = useBrand();
  // Store the site's name in a ref, so that the effect below does not depend on the name. Otherwise a change of the
  // name would scroll the page and move the focus again.
  const product = useRef('');
  useEffect(() => {
    product.current = brand;
  });
  const { pathname, key } = useLocation();
  // After a full page load (key `default`), the browser has set focus and scroll position, so do not change them.
  const isFirst = key === 'default';
  const how = useNavigationType();
  useEffect(() => {
    const place = main.current;
    if (!place) return;
    let waiting = !isFirst && pathname !== '';
    if (waiting && how !== 'POP') window.scrollTo(0, 0);
    const look = () => {
      const heading = place.querySelector('h1');
      nameWindow(heading, product.current);
      if (!heading || !waiting) return;
      waiting = false;
      focusHeading(heading);
    };
    look();
    const observer = new MutationObserver(look);
    observer.observe(place, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [pathname, isFirst, how, main]);
}
