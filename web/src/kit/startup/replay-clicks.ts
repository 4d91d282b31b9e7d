// Records the last click on a button before the app has started, and repeats this click after the start. Otherwise an
// early click on a slow phone would have no effect.

/**
 * Buttons that do nothing before the app has started. The app's forms have the method `dialog`, so that the browser
 * does not submit them itself.
 */
const BUTTONS = 'button[type="button"], form[method="dialog"] button';

let pressed: HTMLElement | null = null;

/** Marks a button that was clicked before the app has started. The style sheet shows it as pressed. */
const MARK = 'data-waiting';

function remember({ target }: Event): void {
  pressed?.removeAttribute(MARK);
  pressed = target instanceof Element ? target.closest<HTMLElement>(BUTTONS) : null;
  pressed?.setAttribute(MARK, '');
}

if (!import.meta.env.SSR) window.addEventListener('click', remember, true);

/** Removes the mark of the recorded button. Call this before the hydration, because React does not know the mark. */
export const unmarkPressed = (): void => pressed?.removeAttribute(MARK);

/** Forgets the recorded click, because the app could not start. */
export function forgetClick(): void {
  unmarkPressed();
  pressed = null;
}

/**
 * Stops recording, because the app handles clicks from now on. Returns a function that clicks the recorded button. Call
 * it after the replay of the input, which clicks boxes itself.
 */
export function takeClick(): () => void {
  window.removeEventListener('click', remember, true);
  const button = pressed;
  pressed = null;
  return () => {
    if (button?.isConnected) button.click();
  };
}
