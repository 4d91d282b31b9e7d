// Pages come on demand; one that does not arrive is asked for once more, then the reader is told.
import { type ComponentType, createElement, lazy, use, useState } from 'react';
import { useIsHydrating } from '../ui/lazy-hydrate.tsx';

const SECOND_TRY_AFTER = 1_000;
const PATIENCE = 120_000;
const FORGET_AFTER = 5_000;

/** A part of the program did not arrive. */
export class ChunkError extends Error {
  constructor(cause: unknown) {
    super('Loading chunk failed', { cause });
    this.name = 'ChunkError';
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve, SECOND_TRY_AFTER));

/** Rejects where there is no answer for two minutes. */
function within<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('timeout')), PATIENCE);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Runs the import, a second time after a failure; then throws a ChunkError. */
async function arrive<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await within(load()).catch(() => pause().then(() => within(load())));
  } catch (error) {
    throw new ChunkError(error);
  }
}

/** A page, or another large part, loaded when it is first shown. */
export interface LazyPage<Props extends object> {
  (props: Props): React.ReactNode;
  /** Loads it before it is shown: then it is drawn at once, on the server too, where nothing can be waited for. */
  preload(): Promise<void>;
}

/** Makes one. After a failure the next showing tries again. */
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
        // Not at once: what waits for this one is told first, and would ask for ever.
        setTimeout(() => {
          later = comeLater();
        }, FORGET_AFTER);
        throw error;
      }
    });
  let later = comeLater();
  function Page(props: Props) {
    // Chosen once: another component in its place would begin anew.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? later);
    return createElement(Shown, props);
  }
  Page.preload = async () => {
    await bring();
  };
  return Page;
}

const never = new Promise<never>(() => {});

/** What the server drew stays as it was drawn: to take it over with nothing would take it away. */
function Nothing() {
  if (useIsHydrating() && !import.meta.env.SSR) use(never);
  return null;
}

/** A part without which a page is whole: where it does not arrive there is nothing. */
export function lazyExtra<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPage<Props> {
  return lazyPage<Props>(() => load().catch(() => Nothing));
}
