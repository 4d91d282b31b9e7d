// Checks a signed paper in the browser. The code is in the fragment of the URL, so no server receives it.
import { type DocumentContent, documentContent } from '#contracts/document-facts.ts';
import { validSeconds } from '#contracts/documents.ts';
import {
  type Claims,
  checkDocument,
  ISSUER_PATH,
  type IssuerMetadata,
  issuerMetadata,
  keyIdOf,
  unpackDocument,
} from '#contracts/signed-document.ts';
import { revocationOf } from './revocations.ts';
import { readKeys, storeKeys } from './stored-keys.ts';

/**
 * `unchecked`: the document is genuine, but the browser does not know whether it was revoked. `unreachable`: the public
 * keys cannot be fetched and the browser has not stored them, or the browser cannot check signatures.
 */
export type PaperResult =
  | { result: 'genuine' | 'expired' | 'revoked' | 'unchecked'; content: DocumentContent }
  | { result: 'not_genuine' }
  | { result: 'unreachable' };

/** Throws if the server has no keys: without keys, nothing is known about a paper. */
async function fetchKeys(cache: RequestCache): Promise<IssuerMetadata> {
  const response = await fetch(ISSUER_PATH, { cache });
  if (!response.ok) throw new Error('The keys are not available');
  const keys = issuerMetadata.parse(await response.json());
  storeKeys(keys);
  return keys;
}

/** Checks with the stored keys. Without the key of the paper, nothing is known about the paper. */
async function checkOffline(token: string): Promise<PaperResult> {
  const keys = readKeys();
  const kid = keyIdOf(token);
  return keys?.jwks.keys.some((key) => key.kid === kid) ? checkWith(token, keys) : { result: 'unreachable' };
}

/** Returns whether the browser can check signatures and unpack a code. Browsers offer Web Crypto only on secure pages. */
function canCheck(): boolean {
  if (!globalThis.crypto?.subtle) return false;
  try {
    // Browsers that have the class without this format throw.
    new DecompressionStream('deflate-raw');
    return true;
  } catch {
    return false;
  }
}

/** Returns the kind and the facts of a document; null for an unknown kind, or one that is valid for too long. */
function contentOf({ vct, iat, exp, ...facts }: Claims, { issuer }: IssuerMetadata): DocumentContent | null {
  const start = `${issuer}/credentials/`;
  if (!vct.startsWith(start)) return null;
  const [kind] = vct.slice(start.length).split('/');
  const content = documentContent.safeParse({ kind, facts }).data;
  return content && exp - iat <= validSeconds(content.kind) ? content : null;
}

async function checkWith(token: string, keys: IssuerMetadata): Promise<PaperResult> {
  const checked = await checkDocument(token, keys, Math.floor(Date.now() / 1000));
  if (checked.result === 'not_genuine') return checked;
  const content = contentOf(checked.claims, keys);
  if (!content) return { result: 'not_genuine' };
  // Only a certificate can be revoked. After its end, its number is no longer in the list.
  if (content.kind !== 'work-certificate' || checked.result === 'expired') return { result: checked.result, content };
  const revocation = await revocationOf(String(checked.claims.jti));
  return { result: revocation === 'valid' ? 'genuine' : revocation, content };
}

/**
 * Returns the result of the check of the digits in a code. Sends nothing but requests for the public keys
 * and the list of revoked documents.
 */
export async function checkPaper(digits: string): Promise<PaperResult> {
  if (!canCheck()) return { result: 'unreachable' };
  const token = await unpackDocument(digits).catch(() => '');
  if (token === '') return { result: 'not_genuine' };
  try {
    const first = await checkWith(token, await fetchKeys('default'));
    if (first.result !== 'not_genuine') return first;
    // The browser may have cached the keys before the key of this paper was added.
    return await checkWith(token, await fetchKeys('reload'));
  } catch {
    return checkOffline(token);
  }
}
