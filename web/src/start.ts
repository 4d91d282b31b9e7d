// The first script of every page: waits until the server-rendered HTML is painted, then loads and starts the app.
import { yieldToMain } from './kit/startup/yield-to-main.ts';
import './kit/startup/replay-clicks.ts';

const NO_FRAME_MS = 1000;
const SECOND_TRY_AFTER = 1000;

/** Resolves after the next frame. In a hidden tab, which has no frames, it resolves after 1 s. */
const painted = new Promise<void>((resolve) => {
  requestAnimationFrame(() => setTimeout(resolve, 0));
  setTimeout(resolve, NO_FRAME_MS);
});

/** Loads the parts of the app one after another and yields between them, so that a slow phone can react to the user. */
async function begin(): Promise<void> {
  for (const bring of [() => import('./kit/startup/react.ts'), () => import('i18next'), () => import('./main.tsx')]) {
    await bring();
    await yieldToMain();
  }
}

void painted.then(() => {
  // The server lists the page's first scripts as inactive links. Activate all of them, so that they load in parallel.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-rel]')) link.rel = link.dataset.rel ?? '';
  // Retries once. The server-rendered HTML stays readable in the meantime.
  return begin().catch(() => setTimeout(() => void begin(), SECOND_TRY_AFTER));
});
