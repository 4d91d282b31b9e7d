// The first script of every page: lets what the server drew come to the screen, then fetches the app and begins it.
import { yieldToMain } from './bootstrap/yield-to-main.ts';
import './bootstrap/replay-clicks.ts';

const NO_FRAME_MS = 1000;
const SECOND_TRY_AFTER = 1000;

/** Soon after the next frame; a page that is out of sight draws none. */
const painted = new Promise<void>((resolve) => {
  requestAnimationFrame(() => setTimeout(resolve, 0));
  setTimeout(resolve, NO_FRAME_MS);
});

/** What the app is made of, one after another: a slow phone answers its reader between them. */
async function begin(): Promise<void> {
  for (const bring of [() => import('./bootstrap/react.ts'), () => import('i18next'), () => import('./main.tsx')]) {
    await bring();
    await yieldToMain();
  }
}

void painted.then(() => {
  // What the page begins with, named by the server: on its way at once now, not one file after another.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-rel]')) link.rel = link.dataset.rel ?? '';
  // Once more where it does not arrive, as every other part; what the server drew can be read meanwhile.
  return begin().catch(() => setTimeout(() => void begin(), SECOND_TRY_AFTER));
});
