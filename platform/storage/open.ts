// Chooses the storage of a program: a bucket if one is configured, else the folder `files` in DATA_DIR.
import path from 'node:path';
import type { readFileLocation } from '../env.ts';
import { createLocalStorage } from './local.ts';
import { openS3Storage } from './s3.ts';
import type { Storage } from './storage.ts';

/** Creates the storage that the environment configures, without connecting to it. */
export function createStorage(env: ReturnType<typeof readFileLocation>): Storage {
  if (!env.S3_BUCKET) return createLocalStorage(path.resolve(env.DATA_DIR, 'files'));
  return openS3Storage({
    bucket: env.S3_BUCKET,
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT,
    access_key_id: env.S3_ACCESS_KEY_ID,
    secret_access_key: env.S3_SECRET_ACCESS_KEY,
    force_path_style: env.S3_FORCE_PATH_STYLE,
  });
}
