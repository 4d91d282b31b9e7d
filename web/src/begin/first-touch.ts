// The moment at which a reader turns to the page: a finger, a key, the mouse or the focus; another tab of theirs; or somebody says that it has come.

const signs = ['pointerdown', 'pointerover', 'touchstart', 'keydown', 'focusin', 'click', 'storage'] as const;

const PATIENCE = 3_000;

type Status = 'pending' | 'fulfilled';

/** What React's `use` waits for; by its `status` React goes on at once, within the very press that brought it about. */
const thatGoesOn = (promise: Promise<void>, status: Status) => Object.assign(promise, { status, value: undefined });

let resolveTouch = () => {};
const touched = thatGoesOn(
  new Promise((resolve) => {
    resolveTouch = resolve;
  }),
  'pending',
);

export const firstTouch: Promise<void> = touched;

/** A moment that is over: nobody waits for it. */
export const noWait: Promise<void> = thatGoesOn(Promise.resolve(), 'fulfilled');

export const isTouched = (): boolean => touched.status === 'fulfilled';

/** Says that the moment has come. */
export function touch(): void {
  if (isTouched()) return;
  touched.status = 'fulfilled';
  for (const sign of signs) window.removeEventListener(sign, touch, true);
  resolveTouch();
}

let sleepers = 0;
let listeners: (() => void)[] = [];

/** One part sleeps; told back when it does no more. */
export function countSleeper(): () => void {
  sleepers += 1;
  return () => {
    sleepers -= 1;
    if (sleepers > 0) return;
    for (const listener of listeners) listener();
    listeners = [];
  };
}

/** Wakes every part and waits for them: what they say must be what was drawn, until they are taken over. */
export function allAwake(): Promise<void> {
  touch();
  if (sleepers === 0) return Promise.resolve();
  return new Promise((resolve) => {
    listeners.push(resolve);
    // One whose code does not come keeps nobody waiting for long.
    setTimeout(resolve, PATIENCE);
  });
}

if (!import.meta.env.SSR)
  // Before anybody else hears of it: what is pressed must be ready for its press.
  for (const sign of signs) window.addEventListener(sign, touch, { capture: true, passive: true });
