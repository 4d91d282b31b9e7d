// Creates the bucket S3_BUCKET if it does not exist: needed once for self-hosted storage, not for a managed bucket.
import { setTimeout as pause } from 'node:timers/promises';
import { readFileLocation } from '#platform/env.ts';
import { makeBucket } from '#platform/storage/make-bucket.ts';

const TRIES = 30;
const BETWEEN_MS = 1_000;

const env = readFileLocation(process.env);
if (!env.S3_BUCKET) {
  console.error('S3_BUCKET must be the name of a bucket.');
  process.exit(1);
}
const place = {
  bucket: env.S3_BUCKET,
  region: env.S3_REGION,
  endpoint: env.S3_ENDPOINT,
  access_key_id: env.S3_ACCESS_KEY_ID,
  secret_access_key: env.S3_SECRET_ACCESS_KEY,
  force_path_style: env.S3_FORCE_PATH_STYLE,
};
// Retry, because the storage server may still be starting.
for (let tried = 1; ; tried += 1) {
  try {
    console.log(
      (await makeBucket(place)) ? `Created the bucket ${place.bucket}.` : `The bucket ${place.bucket} exists already.`,
    );
    break;
  } catch (error) {
    if (tried === TRIES) {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
      break;
    }
    await pause(BETWEEN_MS);
  }
}
