// Creates the bucket of a self-hosted object storage.
import { clientOf, load, type S3Options } from './s3.ts';

/**
 * Creates the bucket if it does not exist. Returns true if the bucket is new. Throws if the storage is unavailable or
 * denies access.
 */
export async function makeBucket(options: S3Options): Promise<boolean> {
  const sdk = await load();
  const client = clientOf(sdk, options);
  try {
    await client.send(new sdk.HeadBucketCommand({ Bucket: options.bucket }));
    return false;
  } catch (error) {
    if (!(error instanceof sdk.NotFound)) throw error;
    await client.send(new sdk.CreateBucketCommand({ Bucket: options.bucket }));
    return true;
  } finally {
    client.destroy();
  }
}
