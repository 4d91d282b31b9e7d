// The first user interaction with the page: touch, key, mouse or focus, a storage change in another tab, or a call of
// `recordInteraction`. Lazy hydration waits for it.

const signs = ['pointerdown', 'pointerover', 'touchstart', 'keydown', 'focusin', 'click', 'storage'] as const;

const PATIENCE = 3_000;

type Status = 'pending' | 'fulfilled';

/**
 * Sets the `status` that React's `use` reads, so that React continues synchronously, within the event that resolved the
 * promise.
 */
const thatGoesOn = (promise: Promise<void>, status: Status) => Object.assign(promise, { status, value: undefined });

let resolveTouch = () => {};
const interaction = thatGoesOn(
  new Promise((resolve) => {
    resolveTouch = resolve;
  }),
  'pending',
);

export const firstInteraction: Promise<void> = interaction;

/** An already resolved promise, for parts that need not wait. */
export const noWait: Promise<void> = thatGoesOn(Promise.resolve(), 'fulfilled');

export const hasInteracted = (): boolean => interaction.status === 'fulfilled';

/** Resolves `firstInteraction`. */
export function recordInteraction(): void {
  if (hasInteracted()) return;
  interaction.status = 'fulfilled';
  for (const sign of signs) window.removeEventListener(sign, recordInteraction, true);
  resolveTouch();
}

let pending = 0;
let listeners: (() => void)[] = [];

/** Registers a part that is not hydrated yet. Returns the function to call after its hydration. */
export function countPending(): () => void {
  pending += 1;
  return () => {
    pending -= 1;
    if (pending > 0) return;
    for (const listener of listeners) listener();
    listeners = [];
  };
}

/**
 * Hydrates all parts and waits for them, at most 3 s. A change before hydration would differ from the server-rendered
 * HTML.
 */
export function hydrateAll(): Promise<void> {
  recordInteraction();
  if (pending === 0) return Promise.resolve();
  return new Promise((resolve) => {
    listeners.push(resolve);
    // A part whose code fails to load must not block the others for long.
    setTimeout(resolve, PATIENCE);
  });
}

if (!import.meta.env.SSR)
  // In the capture phase, before all other listeners: the part must be hydrated before its own click handler runs.
  for (const sign of signs) window.addEventListener(sign, recordInteraction, { capture: true, passive: true });
