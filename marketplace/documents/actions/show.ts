// A signed document as its owner sees it, its PDF, and the public keys with which anyone can check it.
import type { SignedPaper } from '#contracts/documents.ts';
import { fail } from '#contracts/problems.ts';
import type { IssuerMetadata, RevokedList } from '#contracts/signed-document.ts';
import type { Person } from '../../actor.ts';
import type { Deps, ReadDeps } from '../../deps.ts';
import { readBytes } from '../../files/actions/fetch.ts';
import { findDocument, listKeys, listRevoked } from '../queries.ts';

/** Returns a document of this user. Fails with `not_found`. */
export async function showDocument({ db }: Pick<ReadDeps, 'db'>, person: Person, uid: string): Promise<SignedPaper> {
  const { id: _, storage_key: __, ...document } = (await findDocument(db, person.id, uid)) ?? fail('not_found');
  return document;
}

/**
 * Returns the PDF of a document. Fails with `not_found`, also if the document is revoked or expired long ago, with
 * `document_not_ready` before the document is issued, or with `unavailable` if the storage is down.
 */
export async function fetchDocument(deps: Pick<Deps, 'db' | 'log' | 'storage'>, person: Person, uid: string) {
  const document = (await findDocument(deps.db, person.id, uid)) ?? fail('not_found');
  const { storage_key } = document;
  if (storage_key === null)
    fail(document.state === 'requested' || document.state === 'failed' ? 'document_not_ready' : 'not_found');
  const { bytes } = await readBytes(deps, { id: document.id, storage_key });
  return { bytes, name: `${document.kind}.pdf`, content_type: 'application/pdf' };
}

/** Returns the issuer of documents and its public keys; null if no document was signed yet. */
export async function showKeys({ db }: Pick<ReadDeps, 'db'>): Promise<IssuerMetadata | null> {
  const keys = await listKeys(db);
  const [newest] = keys;
  if (!newest) return null;
  return {
    issuer: newest.issuer,
    jwks: { keys: keys.map(({ kid, x, y }) => ({ kid, kty: 'EC', crv: 'P-256', x, y })) },
  };
}

/** Returns the numbers of all revoked documents that have not expired. */
export const showRevoked = async ({ db }: Pick<ReadDeps, 'db'>): Promise<RevokedList> => ({
  revoked: (await listRevoked(db)).map(({ uid }) => uid),
});
