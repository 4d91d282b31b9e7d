// The back link of a job on a page whose app has not started: returns to the list that the visitor came from, with
// its search and its scroll position.

const cameFromList = () => /^\/jobs\/?$/.test(pathOfReferrer());

function pathOfReferrer(): string {
  if (!document.referrer.startsWith(`${window.location.origin}/`)) return '';
  return new URL(document.referrer).pathname;
}

function goBack(event: MouseEvent): void {
  const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey);
  if (!isPlain || !(event.target instanceof Element) || !event.target.closest('.back-link')) return;
  event.preventDefault();
  window.history.back();
}

/** Makes the back link of this page return to the list. Returns a function that ends this. */
export function returnToList(): () => void {
  if (!cameFromList()) return () => {};
  window.addEventListener('click', goBack);
  return () => window.removeEventListener('click', goBack);
}
