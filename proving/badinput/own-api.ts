// Starts a dedicated PostgreSQL and the built API as separate processes for one run.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { z } from '#contracts/z.ts';
import { endDb, openDb } from '#platform/db.ts';
import { startEmbeddedPostgres } from '#platform/embedded/postgres.ts';
import { migrate } from '#platform/migrations.ts';
import { startApiProcess } from '#testing/api-process.ts';
import { testStorageFolder } from '#testing/storage.ts';
import { bundleProgram } from '../../testing/bundle-program.mjs';
import { prepareDatabase } from './scene.ts';

const loop = z.object({ p99: z.number(), max: z.number(), turns: z.number() });

async function startPostgres(folder: string) {
  const dir = path.join(folder, 'pg');
  const server = await startEmbeddedPostgres({ dir, database: 'badinput', durable: false, log: () => {} });
  await migrate(server.url, path.resolve('migrations'));
  return server;
}

/** Starts the API, and measures its event loop delay from the moment at which the API is ready. */
async function startWatched(url: string, folder: string) {
  const data = path.join(folder, 'data');
  mkdirSync(data);
  // The API reads the uploaded files of the test data from this folder.
  symlinkSync(testStorageFolder, path.join(data, 'files'));
  const file = path.join(folder, 'loop.json');
  const api = await startApiProcess(url, {
    DATA_DIR: data,
    LOG_LEVEL: 'error',
    LOOP_DELAY_FILE: file,
    NODE_OPTIONS: `--import=${await bundleProgram('proving/badinput/loop-watch.ts')}`,
  });
  writeFileSync(`${file}.begin`, '');
  return { api, loop: () => loop.parse(JSON.parse(readFileSync(file, 'utf8'))) };
}

/** Starts PostgreSQL and the API. `loop` returns the event loop delay of the API in milliseconds. */
export async function startOwnApi() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kaamsetu-badinput-'));
  const server = await startPostgres(folder);
  const db = openDb({ url: server.url, max: 8, name: 'badinput' });
  const end = async () => {
    await endDb(db);
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await prepareDatabase(db);
    const { api, loop } = await startWatched(server.url, folder);
    return {
      db,
      api,
      loop,
      stop: async () => {
        await api.stop();
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}
