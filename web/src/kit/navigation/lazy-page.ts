// Pages that load on demand. A failed load is retried once; then the error boundary shows the error.
import { type ComponentType, createElement, lazy, use, useState } from 'react';
import { useIsHydrating } from '../startup/lazy-hydrate.tsx';

const SECOND_TRY_AFTER = 1_000;
const PATIENCE = 120_000;
const FORGET_AFTER = 5_000;

/** Thrown if the code of a page or part failed to load. */
export class ChunkError extends Error {
  constructor(cause: unknown) {
    super('Loading chunk failed', { cause });
    this.name = 'ChunkError';
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve, SECOND_TRY_AFTER));

/** Returns the result of `work`. Rejects if `work` does not settle within two minutes. */
function within<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('timeout')), PATIENCE);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Runs the import and retries it once. Throws a `ChunkError` if the second import fails. */
async function arrive<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await within(load()).catch(() => pause().then(() => within(load())));
  } catch (error) {
    throw new ChunkError(error);
  }
}

/** A page or another large part that loads when it is first shown. */
export interface LazyPage<Props extends object> {
  (props: Props): React.ReactNode;
  /**
   * Loads the code in advance, so that the page renders immediately. The server must call `preload` before it renders
   * the page, because the server cannot wait for code during a render.
   */
  preload(): Promise<void>;
}

/** Returns a lazy page. If its code fails to load, the load is tried again when the page is shown again. */
export function lazyPage<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPage<Props> {
  let loaded: ComponentType<Props> | null = null;
  const bring = async () => {
    loaded ??= await arrive(load);
    return loaded;
  };
  const comeLater = () =>
    lazy(async () => {
      try {
        return { default: await bring() };
      } catch (error) {
        // Replace the failed component only after a delay, in which the error boundary receives the error. If the
        // component were replaced at once, React's next attempt to render would start another import, and so on
        // forever.
        setTimeout(() => {
          later = comeLater();
        }, FORGET_AFTER);
        throw error;
      }
    });
  let later = comeLater();
  function Page(props: Props) {
    // Choose the component once per mount: a change of the component type would remount the page and lose its state.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? later);
    return createElement(Shown, props);
  }
  Page.preload = async () => {
    await bring();
  };
  return Page;
}

const never = new Promise<never>(() => {});

/**
 * Is rendered in place of an optional component whose code failed to load. During hydration, `Nothing` suspends
 * forever, so that React keeps the server-rendered HTML of the component.
 */
function Nothing() {
  if (useIsHydrating() && !import.meta.env.SSR) use(never);
  return null;
}

/** Returns an optional lazy component: if its code fails to load, the page shows nothing in its place. */
export function lazyExtra<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPage<Props> {
  return lazyPage<Props>(() => load().catch(() => Nothing));
}
