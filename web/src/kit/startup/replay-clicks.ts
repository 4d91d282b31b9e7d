// Records the last click on a button before the app has started, and repeats this click after the start. Otherwise an
// early click on a slow phone would have no effect.

/**
 * Buttons that do nothing before the app has started. The app's forms have the method `dialog`, so that the browser
 * does not submit them itself.
 */
const BUTTONS = 'button[type="button"], form[method="dialog"] button';

let pressed: HTMLElement | null = null;

/**
 * Marks a button that is touched before the app has started, from the touch on. The style sheet shows it as pressed.
 * The touch also starts the app, which removes the mark.
 */
const MARK = 'data-waiting';
let marked: HTMLElement | null = null;

/** Moves the mark to another button, or removes it. */
function mark(button: HTMLElement | null): void {
  marked?.removeAttribute(MARK);
  marked = button;
  marked?.setAttribute(MARK, '');
}

const buttonOf = ({ target }: Event, buttons: string) =>
  target instanceof Element ? target.closest<HTMLElement>(buttons) : null;

const touch = (event: Event): void => mark(buttonOf(event, 'button'));

/** Removes the mark, because the touch became a scroll, or because React, which does not know the mark, hydrates. */
export const unmarkPressed = (): void => mark(null);

function remember(event: Event): void {
  pressed = buttonOf(event, BUTTONS);
  // A button that the browser itself submits keeps its mark, because the next page may take long.
  mark(buttonOf(event, 'button'));
}

const listeners = { pointerdown: touch, pointercancel: unmarkPressed, click: remember } as const;

if (!import.meta.env.SSR)
  for (const [sign, listener] of Object.entries(listeners)) window.addEventListener(sign, listener, true);

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
  for (const [sign, listener] of Object.entries(listeners)) window.removeEventListener(sign, listener, true);
  const button = pressed;
  forgetClick();
  return () => {
    if (button?.isConnected) button.click();
  };
}
