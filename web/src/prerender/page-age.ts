// Notices that a page which waits for its first touch is outdated.
import { canWait } from './can-wait.ts';

/** Age in ms from which the jobs of a page are outdated. */
const MAX_AGE_MS = 5 * 60_000;

/** Whether the page was loaded long ago. `performance.now()` would not count the time in which a phone sleeps. */
const isOld = (): boolean => Date.now() - performance.timeOrigin > MAX_AGE_MS;

/** The stored values of another tab that change this page. A null key means that the other tab has deleted all values. */
const changesPage = (key: string | null) => key === null || key === 'authToken' || key === 'language';

/**
 * Resolves when the page is outdated: the user looks at it again after a long time, or has changed the session or the
 * language on a later page or in another tab.
 */
export function pageOutdated(): Promise<void> {
  return new Promise((resolve) => {
    const done = new AbortController();
    const { signal } = done;
    const settle = () => {
      done.abort();
      resolve();
    };
    const onVisible = () => document.visibilityState === 'visible' && isOld() && settle();
    document.addEventListener('visibilitychange', onVisible, { signal });
    window.addEventListener('pageshow', ({ persisted }) => persisted && (isOld() || !canWait()) && settle(), {
      signal,
    });
    window.addEventListener('storage', ({ key }) => changesPage(key) && settle(), { signal });
  });
}
