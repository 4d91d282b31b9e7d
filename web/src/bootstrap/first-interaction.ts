// The moment at which a reader turns to the page: a finger, a key, the mouse or the focus; another tab of theirs; or somebody says that it has come.

const signs = ['pointerdown', 'pointerover', 'touchstart', 'keydown', 'focusin', 'click', 'storage'] as const;

const PATIENCE = 3_000;

type Status = 'pending' | 'fulfilled';

/** What React's `use` waits for; by its `status` React goes on at once, within the very press that brought it about. */
const thatGoesOn = (promise: Promise<void>, status: Status) => Object.assign(promise, { status, value: undefined });

let resolveTouch = () => {};
const interaction = thatGoesOn(
  new Promise((resolve) => {
    resolveTouch = resolve;
  }),
  'pending',
);

export const firstInteraction: Promise<void> = interaction;

/** A moment that is over: nobody waits for it. */
export const noWait: Promise<void> = thatGoesOn(Promise.resolve(), 'fulfilled');

export const hasInteracted = (): boolean => interaction.status === 'fulfilled';

/** Says that the moment has come. */
export function recordInteraction(): void {
  if (hasInteracted()) return;
  interaction.status = 'fulfilled';
  for (const sign of signs) window.removeEventListener(sign, recordInteraction, true);
  resolveTouch();
}

let pending = 0;
let listeners: (() => void)[] = [];

/** One part sleeps; told back when it does no more. */
export function countPending(): () => void {
  pending += 1;
  return () => {
    pending -= 1;
    if (pending > 0) return;
    for (const listener of listeners) listener();
    listeners = [];
  };
}

/** Wakes every part and waits for them: what they say must be what was drawn, until they are taken over. */
export function hydrateAll(): Promise<void> {
  recordInteraction();
  if (pending === 0) return Promise.resolve();
  return new Promise((resolve) => {
    listeners.push(resolve);
    // One whose code does not come keeps nobody waiting for long.
    setTimeout(resolve, PATIENCE);
  });
}

if (!import.meta.env.SSR)
  // Before anybody else hears of it: what is pressed must be ready for its press.
  for (const sign of signs) window.addEventListener(sign, recordInteraction, { capture: true, passive: true });
