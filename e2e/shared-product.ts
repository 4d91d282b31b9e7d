// The product that the stories of one test process share, because starting a product takes longer than many stories.
// After each story file, its data is restored.
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll } from 'vitest';
import type { Db } from '#platform/db.ts';
import { createDatabase, databaseUrl, dropDatabase } from '#testing/database.ts';
import { STORY_DATABASE } from '#testing/global-setup.ts';
import { emptyTestStorage } from '#testing/storage.ts';
import { RENDERED_FOR_MS } from '../api/pages/render-cache.ts';
import { findDemoTemplate } from './demo-template.ts';
import { exitOnSigterm } from './exit-on-sigterm.ts';
import { type CreatedProduct, createProduct, requireBuild, type StoryProduct } from './product.ts';
import { storeData } from './stored-data.ts';

interface Shared {
  db: Db;
  product: CreatedProduct;
  /** Restores the data and the files. Resolves with false if this is not possible. */
  restore(): Promise<boolean>;
  end(): Promise<void>;
}

/** Milliseconds after which a product without a story is ended, so that it does not slow down other tests. */
const UNUSED_MS = 30_000;

let shared: Shared | null = null;
let ending: NodeJS.Timeout | undefined;
let restoredAt = Number.NEGATIVE_INFINITY;

async function begin(): Promise<Shared> {
  requireBuild();
  exitOnSigterm();
  const name = `${STORY_DATABASE}${randomBytes(6).toString('hex')}`;
  const db = await createDatabase(name, await findDemoTemplate());
  const product = createProduct({ url: databaseUrl(name), db });
  process.once('exit', product.kill);
  const end = async () => {
    process.off('exit', product.kill);
    await product.end();
    await dropDatabase(name, db);
  };
  try {
    await product.start();
    const restoreData = await storeData(databaseUrl(name));
    const restore = async () => {
      await product.startMissing();
      const isRestored = await restoreData();
      product.resetFiles();
      return isRestored;
    };
    return { db, product, restore, end };
  } catch (error) {
    await end();
    throw error;
  }
}

/** Ends the shared product. The next story file starts a new one. A failure changes no result of a test. */
async function endShared(): Promise<void> {
  const ended = shared;
  shared = null;
  await ended?.end().catch((error: unknown) => console.warn('The shared product did not end:', error));
}

/** Restores the data, or ends the product if this is not possible. */
async function restoreOrEnd(): Promise<void> {
  const isRestored = await shared?.restore().catch((error: unknown) => {
    console.warn('The data of the shared product is not restored:', error);
    return false;
  });
  restoredAt = performance.now();
  if (isRestored) ending = setTimeout(() => void endShared(), UNUSED_MS).unref();
  else await endShared();
}

/** Waits until the API no longer returns pages that it rendered with the data of the previous story. */
async function untilRenderedAgain(): Promise<void> {
  const rest = restoredAt + RENDERED_FOR_MS - performance.now();
  if (rest > 0) await pause(rest);
}

function running(): CreatedProduct {
  if (!shared) throw new Error('The product exists only inside stories and hooks');
  return shared.product;
}

/**
 * Registers hooks that start the product of this test process, unless it is running, and restore its data after the
 * tests of the file. Tests that change variables or tables need a separate product: see `useProduct`.
 */
export function useSharedProduct(): StoryProduct {
  beforeAll(async () => {
    clearTimeout(ending);
    emptyTestStorage();
    shared ??= await begin();
    await shared.product.startMissing();
    await untilRenderedAgain();
  });
  afterAll(restoreOrEnd);

  return {
    get database() {
      return running().database;
    },
    get address() {
      return running().address;
    },
    get phoneLink() {
      return running().phoneLink;
    },
    get adminLink() {
      return running().adminLink;
    },
    codeFor: (phone) => running().codeFor(phone),
    command: (name, ...words) => running().command(name, ...words),
    startApi: () => running().startApi(),
    stopApi: () => running().stopApi(),
    startWorker: () => running().startWorker(),
    stopWorker: () => running().stopWorker(),
  };
}
