// Pages come on demand; one that does not arrive is asked for once more, then the reader is told.
import { type ComponentType, lazy } from 'react';

const SECOND_TRY_AFTER = 1_000;
const PATIENCE = 120_000;

/** A part of the program did not arrive. */
export class ChunkError extends Error {
  constructor(cause: unknown) {
    super('Loading chunk failed', { cause });
    this.name = 'ChunkError';
  }
}

const late = () => new Promise<never>((_, reject) => setTimeout(() => reject(new Error('timeout')), PATIENCE));
const pause = () => new Promise((resolve) => setTimeout(resolve, SECOND_TRY_AFTER));

/** Runs the import, a second time after a failure; then throws a ChunkError. */
async function arrive<T>(load: () => Promise<T>): Promise<T> {
  const attempt = () => Promise.race([load(), late()]);
  try {
    return await attempt().catch(() => pause().then(attempt));
  } catch (error) {
    throw new ChunkError(error);
  }
}

/** A page, or another large part, loaded when it is first shown. */
export function lazyPage<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await arrive(load) }));
}
