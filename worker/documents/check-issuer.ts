// Compares the issuer of this installation with the published issuer, if its documents are still valid (D98).
import { findOtherIssuer } from '#marketplace/documents/queries.ts';
import type { Queryable } from '#platform/sql.ts';

/**
 * Returns the reason why a worker process must not start; null if it may. With another issuer, every valid document would
 * be checked as not genuine, because the platform publishes only one issuer.
 */
export async function issuerFault(db: Queryable, issuer: string): Promise<string | null> {
  const other = await findOtherIssuer(db, issuer);
  if (other === null) return null;
  return `SIGNING_ISSUER must be ${other}, the issuer of documents that are still valid (docs/operations/signed-documents.md)`;
}
