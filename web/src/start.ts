// The first script of every page: waits until the server-rendered HTML is painted and the app is needed, then loads and
// starts the app.
import { registerServiceWorker } from './app/service-worker.ts';
import { reportEarlyView } from './http/early-view.ts';
import { setLanguageCookie } from './i18n/detect-language.ts';
import { loadAppFiles, prefetchAppFiles } from './kit/startup/app-files.ts';
import { appNeeded } from './kit/startup/app-need.ts';
import { returnToList } from './kit/startup/early-back.ts';
import { yieldToMain } from './kit/startup/yield-to-main.ts';
import './kit/startup/replay-clicks.ts';
import { canWait } from './prerender/can-wait.ts';
import { jobOfPath } from './prerender/job-path.ts';

const NO_FRAME_MS = 1000;
const SECOND_TRY_AFTER = 1000;

/** Resolves after the next frame. In a hidden tab, which has no frames, it resolves after 1 s. */
const painted = new Promise<void>((resolve) => {
  requestAnimationFrame(() => setTimeout(resolve, 0));
  setTimeout(resolve, NO_FRAME_MS);
});

const loaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });

/** Loads the parts of the app one after another and yields between them, so that a slow phone can react to the user. */
async function begin(): Promise<void> {
  for (const bring of [() => import('./kit/startup/react.ts'), () => import('i18next'), () => import('./main.tsx')]) {
    await bring();
    await yieldToMain();
  }
}

/** Does what a page without the app needs: stores the language, reports the view of a job, prepares for the app. */
async function prepareForApp(): Promise<void> {
  const { pathname } = window.location;
  setLanguageCookie();
  const uid = jobOfPath(pathname);
  if (uid) void reportEarlyView(uid);
  await loaded();
  prefetchAppFiles();
  registerServiceWorker(document.documentElement.lang);
}

async function startWhenNeeded(): Promise<void> {
  // The jobs of the landing page move automatically, and its bar changes when the page scrolls.
  const need = canWait() && appNeeded({ anyTouch: window.location.pathname === '/' });
  await painted;
  if (need) {
    const endReturn = returnToList();
    void prepareForApp();
    await need;
    endReturn();
  }
  loadAppFiles();
  // Retries once. The server-rendered HTML stays readable in the meantime.
  await begin().catch(() => setTimeout(() => void begin(), SECOND_TRY_AFTER));
}

void startWhenNeeded();
