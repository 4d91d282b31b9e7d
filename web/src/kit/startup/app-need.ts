// The moment at which a server-rendered page needs the app. Links, scrolling and the search form work without the app,
// so a visitor who only reads and follows links loads no app.

/** Elements that only the app can handle, or that the app must see from the first input on. */
const CONTROLS = 'button, input, select, textarea';

const signs = ['pointerover', 'pointerdown', 'focusin', 'click', 'keydown'] as const;

const isControl = (target: unknown) => target instanceof Element && target.closest(CONTROLS) !== null;

/**
 * Resolves when the visitor reaches for a control or presses a key. With `anyTouch` it also resolves at any other touch
 * or scrolling, for a page whose parts move.
 */
export function appNeeded({ anyTouch }: { anyTouch: boolean }): Promise<void> {
  if (isControl(document.activeElement)) return Promise.resolve();
  return new Promise((resolve) => {
    const done = new AbortController();
    const settle = () => {
      done.abort();
      resolve();
    };
    const judge = ({ type, target }: Event) => {
      // A page that appears under a resting mouse gets a `pointerover`, but was not touched.
      const isTouch = type === 'keydown' || (anyTouch && type !== 'pointerover');
      if (isTouch || isControl(target)) settle();
    };
    const options = { capture: true, passive: true, signal: done.signal };
    for (const sign of signs) window.addEventListener(sign, judge, options);
    // The browser also scrolls rows of the page when it lays them out.
    const onScroll = ({ target }: Event) => target === document && settle();
    if (anyTouch) window.addEventListener('scroll', onScroll, options);
  });
}

/** Resolves at the next touch or key anywhere on the page. */
export const nextTouch = (): Promise<void> =>
  new Promise((resolve) => {
    const done = new AbortController();
    const settle = () => {
      done.abort();
      resolve();
    };
    for (const sign of ['pointerdown', 'keydown'] as const)
      window.addEventListener(sign, settle, { capture: true, passive: true, signal: done.signal });
  });
