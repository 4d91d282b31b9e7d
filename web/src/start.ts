// The first script of every page: waits until the server-rendered HTML is painted and the app is needed, then loads and
// starts the app.
import { registerServiceWorker } from './app/service-worker.ts';
import { reportEarlyView } from './http/early-view.ts';
import { setLanguageCookie } from './i18n/detect-language.ts';
import { loadAppFiles, prefetchAppFiles } from './kit/startup/app-files.ts';
import { appNeeded, nextTouch } from './kit/startup/app-need.ts';
import { returnToList } from './kit/startup/early-back.ts';
import { openOnDesktop } from './kit/startup/open-contents.ts';
import { forgetClick } from './kit/startup/replay-clicks.ts';
import './kit/startup/replay-input.ts';
import { yieldToMain } from './kit/startup/yield-to-main.ts';
import { canWait } from './prerender/can-wait.ts';
import { jobOfPath } from './prerender/job-path.ts';
import { keepRenderedJob } from './prerender/keep-job.ts';
import { pageOutdated } from './prerender/page-age.ts';

const NO_FRAME_MS = 1000;
const SECOND_TRY_AFTER = 1000;

/** Resolves after the next frame. In a hidden tab, which has no frames, it resolves after 1 s. */
const painted = new Promise<void>((resolve) => {
  requestAnimationFrame(() => setTimeout(resolve, 0));
  setTimeout(resolve, NO_FRAME_MS);
});

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const online = () => new Promise<void>((resolve) => window.addEventListener('online', () => resolve(), { once: true }));

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

/** Does what a page without the app needs: stores the language and the job, reports its view, prepares for the app. */
async function prepareForApp(): Promise<void> {
  setLanguageCookie();
  returnToList();
  openOnDesktop(document.querySelector('.document__contents > details'));
  const uid = jobOfPath(window.location.pathname);
  if (uid) {
    keepRenderedJob(uid);
    void reportEarlyView(uid);
  }
  await loaded();
  prefetchAppFiles();
  registerServiceWorker(document.documentElement.lang);
}

// The jobs of the landing page move automatically, and its bar changes when the page scrolls.
const need = () => Promise.race([appNeeded({ anyTouch: window.location.pathname === '/' }), pageOutdated()]);

async function startWhenNeeded(): Promise<void> {
  const needed = canWait() ? need() : null;
  await painted;
  if (needed) {
    void prepareForApp();
    await needed;
  }
  loadAppFiles();
  await keepStarting();
}

/** Starts the app. If it cannot be loaded, the page stays readable, and the next touch or connection tries again. */
async function keepStarting(): Promise<void> {
  for (;;) {
    try {
      return await begin().catch(() => pause(SECOND_TRY_AFTER).then(begin));
    } catch {
      forgetClick();
      await Promise.race([nextTouch(), online()]);
    }
  }
}

void startWhenNeeded();
