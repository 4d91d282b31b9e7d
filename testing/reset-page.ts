// Resets what the web test files of a process share: the page, its listeners, the globals and the timers.
import { vi } from 'vitest';

type Listening = [
  type: string,
  listener: EventListenerOrEventListenerObject,
  options?: boolean | AddEventListenerOptions,
];

/**
 * Removes what a test file left: fake timers, stubs, stored values, cookies, elements, the title, attributes and the
 * address. Only the timers and stubs are reset if there is no page.
 */
export function resetPage(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  if (typeof document === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no Cookie Store API
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
  // The title is an element of the head.
  for (const element of [document.head, document.body]) element.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  window.history.replaceState(null, '', '/');
}

/** Whether a package called the function that called this one. */
const isCalledByPackage = () => new Error().stack?.split('\n')[3]?.includes('/node_modules/') ?? false;

/**
 * Records the listeners that are added to the window, the document, `<html>` and `<body>`. Returns a function that
 * removes them and ends the recording. Listeners of packages stay, because packages stay loaded and add some of their
 * listeners only once.
 */
export function recordListeners(): () => void {
  // In vitest, `window` is not the window of the document, but Node's global object with the same functions.
  const { documentElement, body, defaultView } = document;
  const undo = [window, defaultView, document, documentElement, body].map((target) => {
    if (!target) return () => {};
    const added: Listening[] = [];
    const add = target.addEventListener;
    target.addEventListener = (...call: Listening) => {
      if (!isCalledByPackage()) added.push(call);
      add.apply(target, call);
    };
    return () => {
      target.addEventListener = add;
      for (const [type, listener, options] of added) target.removeEventListener(type, listener, options);
    };
  });
  return () => {
    for (const end of undo) end();
  };
}
