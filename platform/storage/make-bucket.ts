// Makes a bucket in a storage of one's own.
import { clientOf, load, type S3Options } from './s3.ts';

/** True when there was none; throws while the storage is away, or when it does not let us. */
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
