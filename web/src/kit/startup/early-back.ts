// The back link of a job that a visitor has opened from a list on a page whose app had not started: returns to the list,
// with its search and its scroll position.

const isOwnList = (address: string) =>
  address.startsWith(`${window.location.origin}/`) && /^\/jobs\/?$/.test(new URL(address).pathname);

/**
 * Makes the back link of this page return to the list. A job in a new tab has no list to return to. The app knows only
 * the lists that it has shown itself, so this also applies after the app has started.
 */
export function returnToList(): void {
  const { pathname } = window.location;
  const entries = window.history.length;
  if (!isOwnList(document.referrer) || window.history.length < 2) return;
  const goBack = (event: MouseEvent): void => {
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey);
    const isBackLink = event.target instanceof Element && event.target.closest('.back-link') !== null;
    if (!isPlain || !isBackLink || window.location.pathname !== pathname) return;
    if (window.history.length !== entries) return;
    event.preventDefault();
    event.stopPropagation();
    window.history.back();
  };
  window.addEventListener('click', goBack, { capture: true });
}
