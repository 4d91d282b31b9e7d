// Checks a signed paper in the browser. The code is in the fragment of the URL, so no server receives it.
import { type StatementFacts, statementFacts } from '#contracts/documents.ts';
import { checkDocument, ISSUER_PATH, issuerMetadata, unpackDocument } from '#contracts/signed-document.ts';

/** `unreachable`: the public keys cannot be fetched, or the browser cannot check signatures. */
export type PaperResult =
  | { result: 'genuine' | 'expired'; facts: StatementFacts }
  | { result: 'not_genuine' }
  | { result: 'unreachable' };

async function fetchKeys() {
  const response = await fetch(ISSUER_PATH);
  // Without a signed document, the server has no keys and answers 404. Then no paper is genuine.
  if (response.status === 404) return { issuer: '', jwks: { keys: [] } };
  if (!response.ok) throw new Error('The keys are not available');
  return issuerMetadata.parse(await response.json());
}

/** Returns the result of the check of the digits in a code. Sends nothing but the request for the public keys. */
export async function checkPaper(digits: string): Promise<PaperResult> {
  // Browsers offer Web Crypto only on secure pages.
  if (!globalThis.crypto?.subtle || typeof DecompressionStream === 'undefined') return { result: 'unreachable' };
  const keys = await fetchKeys().catch(() => null);
  if (!keys) return { result: 'unreachable' };
  const token = await unpackDocument(digits).catch(() => '');
  const checked = await checkDocument(token, keys, Math.floor(Date.now() / 1000));
  if (checked.result === 'not_genuine') return checked;
  const facts = statementFacts.safeParse(checked.claims);
  return facts.success ? { result: checked.result, facts: facts.data } : { result: 'not_genuine' };
}
