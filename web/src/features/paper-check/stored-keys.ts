// The public keys of signed documents in this browser, so that the check also works without a connection (D101).
import { type IssuerMetadata, issuerMetadata } from '#contracts/signed-document.ts';
import { readStored, store } from '../../kit/storage/browser-store.ts';
import { parseObject } from '../../kit/storage/stored-object.ts';

/** Days after which stored keys are no longer used, because a key may have been withdrawn since. */
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/** Stores the keys with the time at which they were fetched. */
export const storeKeys = (keys: IssuerMetadata): void => store('signingKeys', JSON.stringify({ at: Date.now(), keys }));

/** Returns the stored keys; null without keys, and for keys that are too old or from the future. */
export function readKeys(): IssuerMetadata | null {
  const stored = parseObject(readStored('signingKeys'));
  const age = Date.now() - Number(stored?.at);
  return age >= 0 && age < MAX_AGE_MS ? (issuerMetadata.safeParse(stored?.keys).data ?? null) : null;
}
