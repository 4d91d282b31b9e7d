// Issues a signed document: stores its PDF and marks it as issued.
import { inTransaction } from '#platform/db.ts';
import type { Deps } from '../../deps.ts';
import { removeBytes } from '../../files/actions/remove.ts';
import { storeBytes } from '../../files/actions/store-bytes.ts';
import { insertKey, setIssued } from '../queries.ts';

interface Made {
  id: number;
  token: string;
  /** The public key and the issuer that the token names. */
  key: Parameters<typeof insertKey>[1];
  pdf: Buffer;
  /** Seconds since 1970. */
  iat: number;
  exp: number;
}

/** Stores the PDF and marks the document as issued. If the document was deleted or issued already, stores nothing. */
export async function issueDocument(
  deps: Pick<Deps, 'db' | 'storage' | 'log'>,
  { id, token, key, pdf, iat, exp }: Made,
): Promise<void> {
  const storage_key = await storeBytes(deps, { folder: 'documents', bytes: pdf, type: 'application/pdf' });
  const issued = await inTransaction(deps.db, async (tx) => {
    await insertKey(tx, key);
    return setIssued(tx, { id, token, kid: key.kid, storage_key, iat, exp });
  });
  if (!issued) await removeBytes(deps, [storage_key]);
}
