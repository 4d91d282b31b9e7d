// Storage in a bucket with the S3 API. The client library is loaded with the first call.
import { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { checkKey, type Storage, StorageFull, StorageUnavailable } from './storage.ts';

export interface S3Options {
  bucket: string;
  region: string;
  /** URL of the server; undefined for Amazon S3. */
  endpoint: string | undefined;
  /**
   * Unless both keys are set, the client uses its defaults: the AWS environment variables or the role of the machine.
   */
  access_key_id: string | undefined;
  secret_access_key: string | undefined;
  /** Puts the bucket name into the path instead of the host name. Most servers other than Amazon's need this. */
  force_path_style: boolean;
}

const CONNECT_MS = 3000;
const ANSWER_MS = 15_000;
const TRIES = 3;

export const load = () => import('@aws-sdk/client-s3');
type Sdk = Awaited<ReturnType<typeof load>>;

export function clientOf(sdk: Sdk, options: S3Options): S3Client {
  const { access_key_id: accessKeyId, secret_access_key: secretAccessKey } = options;
  return new sdk.S3Client({
    region: options.region,
    forcePathStyle: options.force_path_style,
    maxAttempts: TRIES,
    // If the stream contains checksums, some servers other than Amazon's store the checksums as a part of the file.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS, throwOnRequestTimeout: true },
    ...(options.endpoint ? { endpoint: options.endpoint } : {}),
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
  });
}

const FULL = new Set(['QuotaExceeded', 'XMinioStorageFull', 'InsufficientStorage']);
const INSUFFICIENT_STORAGE = 507;

/** Converts an error of S3 to `StorageFull` or `StorageUnavailable`. The message contains no storage keys. */
function translate(error: unknown): Error {
  const name = error instanceof Error ? error.name : 'unknown';
  const metadata = error instanceof Error && '$metadata' in error ? error.$metadata : undefined;
  const status =
    typeof metadata === 'object' && metadata && 'httpStatusCode' in metadata ? metadata.httpStatusCode : undefined;
  if (FULL.has(name) || status === INSUFFICIENT_STORAGE) return new StorageFull();
  return new StorageUnavailable(
    `the object storage failed: ${name}${typeof status === 'number' ? ` (${status})` : ''}`,
  );
}

/** Stores objects in an existing bucket. */
export function openS3Storage(options: S3Options): Storage {
  const { bucket: Bucket } = options;
  let opened: Promise<{ sdk: Sdk; client: S3Client }> | null = null;
  const open = () => {
    opened ??= load().then((sdk) => ({ sdk, client: clientOf(sdk, options) }));
    return opened;
  };
  return {
    async put(key, bytes, contentType) {
      const { sdk, client } = await open();
      const object = { Bucket, Key: checkKey(key), Body: bytes, ContentLength: bytes.length, ContentType: contentType };
      await client.send(new sdk.PutObjectCommand(object)).catch((error: unknown) => Promise.reject(translate(error)));
    },
    async get(key) {
      const { sdk, client } = await open();
      try {
        const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket, Key: checkKey(key) }));
        return Body instanceof Readable ? Body : null;
      } catch (error) {
        if (error instanceof sdk.NoSuchKey) return null;
        throw translate(error);
      }
    },
    async remove(key) {
      const { sdk, client } = await open();
      const removal = new sdk.DeleteObjectCommand({ Bucket, Key: checkKey(key) });
      await client.send(removal).catch((error: unknown) => Promise.reject(translate(error)));
    },
    async *list(prefix) {
      const { sdk, client } = await open();
      for await (const { Contents = [] } of sdk.paginateListObjectsV2({ client }, { Bucket, Prefix: prefix }))
        for (const { Key, LastModified } of Contents)
          if (Key && LastModified) yield { key: Key, stored_at: LastModified };
    },
  };
}
