// The files that the app needs for its first render. The server lists them in the page as inactive links.

const filesOfApp = () => document.querySelectorAll<HTMLLinkElement>('link[data-rel]');

/** Loads all files of the app in parallel, because the app starts now. */
export function loadAppFiles(): void {
  for (const link of filesOfApp()) link.rel = link.dataset.rel ?? '';
}

/**
 * Downloads the files of the app when the network is idle, without parsing them, so that the app starts quickly when it
 * is needed.
 */
export function prefetchAppFiles(): void {
  for (const link of filesOfApp()) link.rel = 'prefetch';
}
