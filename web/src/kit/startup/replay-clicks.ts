// Repeats the last click on a button that the user made before the app had started, so that a slow phone loses no
// click.

let pressed: HTMLElement | null = null;

function remember({ target }: Event): void {
  pressed = target instanceof Element ? target.closest<HTMLElement>('button[type="button"]') : null;
}

if (!import.meta.env.SSR) window.addEventListener('click', remember, true);

/** Clicks the recorded button and stops recording, because the app handles clicks from now on. */
export function replayClicks(): void {
  window.removeEventListener('click', remember, true);
  const button = pressed;
  pressed = null;
  if (button?.isConnected) button.click();
}
