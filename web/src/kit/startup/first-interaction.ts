// The first interaction with the page: touch, key, mouse or focus, a storage change in another tab, or a call of
// `recordInteraction`. Lazy hydration waits for the first interaction.

const signs = ['pointerdown', 'pointerover', 'touchstart', 'keydown', 'focusin', 'click', 'storage'] as const;

const PATIENCE = 3_000;

type Status = 'pending' | 'fulfilled';

/**
 * Adds to a promise the `status` property that React's `use` reads. If the status is `fulfilled`, React renders
 * immediately, within the event that resolves the promise, and not after the event.
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

/** An already resolved promise, for parts of the page that hydrate without waiting for an interaction. */
export const noWait: Promise<void> = thatGoesOn(Promise.resolve(), 'fulfilled');

export const hasInteracted = (): boolean => interaction.status === 'fulfilled';

/** Records the first interaction: resolves `firstInteraction`, so that all parts of the page hydrate. */
export function recordInteraction(): void {
  if (hasInteracted()) return;
  interaction.status = 'fulfilled';
  for (const sign of signs) window.removeEventListener(sign, recordInteraction, true);
  resolveTouch();
}

let pending = 0;
let listeners: (() => void)[] = [];

/**
 * Registers a part of the page that is not hydrated yet. The caller must call the returned function after React has
 * hydrated this part.
 */
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
 * Hydrates all parts of the page. Resolves when all parts are hydrated, after 3 s at the latest. Call this before a
 * change of the language, because React must hydrate each part with the content that the server rendered.
 */
export function hydrateAll(): Promise<void> {
  recordInteraction();
  if (pending === 0) return Promise.resolve();
  return new Promise((resolve) => {
    listeners.push(resolve);
    // Resolve after this time even if parts are not hydrated, because the code of a part may fail to load.
    setTimeout(resolve, PATIENCE);
  });
}

if (!import.meta.env.SSR)
  // Listen in the capture phase, before all other listeners: the clicked part of the page must be hydrated before its
  // click handler can run.
  for (const sign of signs) window.addEventListener(sign, recordInteraction, { capture: true, passive: true });
