// A button that is pressed before the app is there is pressed again as soon as it is: nobody's finger is lost on a slow phone.

let pressed: HTMLElement | null = null;

function remember({ target }: Event): void {
  pressed = target instanceof Element ? target.closest<HTMLElement>('button[type="button"]') : null;
}

if (!import.meta.env.SSR) window.addEventListener('click', remember, true);

/** The app hears of presses by itself from now on. */
export function replayClicks(): void {
  window.removeEventListener('click', remember, true);
  const button = pressed;
  pressed = null;
  if (button?.isConnected) button.click();
}
