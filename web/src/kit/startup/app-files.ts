// The files that the app needs for its first render. The server lists them in the page as inactive links.

const filesOfApp = () => document.querySelectorAll<HTMLLinkElement>('link[data-rel]');

let isLoading = false;

/** Loads all files of the app in parallel, because the app starts now. */
export function loadAppFiles(): void {
  isLoading = true;
  for (const link of filesOfApp()) link.rel = link.dataset.rel ?? '';
}

/**
 * Downloads the files of the app when the network is idle, without parsing them, so that the app starts quickly when it
 * is needed. Does nothing once the app loads.
 */
export function prefetchAppFiles(): void {
  if (isLoading) return;
  for (const link of filesOfApp()) link.rel = 'prefetch';
}
