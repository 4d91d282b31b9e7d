// Makes a page available offline after one visit. The service worker controls a page only after the page has loaded its
// files, so the page sends the names of these files.

/** Asks the service worker to cache the files that this page has loaded. Waits until the service worker is active. */
export async function keepPageOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = loaded.filter(({ origin }) => origin === window.location.origin).map(({ pathname }) => pathname);
  active?.postMessage({ keep_files: [...new Set(own.filter((name) => name.startsWith('/assets/')))] });
}
