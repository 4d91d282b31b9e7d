// Whether a document is revoked (D99). The browser fetches the numbers of all revoked documents, so that the server does
// not learn which document is checked.
import { REVOKED_PATH, revokedList } from '#contracts/signed-document.ts';
import { readStored, store } from '../../kit/storage/browser-store.ts';
import { parseObject } from '../../kit/storage/stored-object.ts';

/** Age up to which a stored list shows that a document is not revoked. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000;

async function fetchList(): Promise<readonly string[] | null> {
  try {
    const response = await fetch(REVOKED_PATH);
    if (!response.ok) return null;
    const { revoked } = revokedList.parse(await response.json());
    store('revokedPapers', JSON.stringify({ at: Date.now(), revoked }));
    return revoked;
  } catch {
    return null;
  }
}

/** Returns the stored list and whether it is recent. A revocation is final, so that an old list also shows it. */
function readList(): { revoked: readonly string[]; isRecent: boolean } {
  const stored = parseObject(readStored('revokedPapers'));
  const { revoked } = revokedList.safeParse(stored).data ?? { revoked: [] };
  const age = Date.now() - Number(stored?.at);
  return { revoked, isRecent: age >= 0 && age < MAX_AGE_MS };
}

/** `unchecked`: the list can neither be fetched nor was it stored within the last day. */
export async function revocationOf(number: string): Promise<'revoked' | 'valid' | 'unchecked'> {
  const fetched = await fetchList();
  const { revoked, isRecent } = fetched ? { revoked: fetched, isRecent: true } : readList();
  if (revoked.includes(number)) return 'revoked';
  return isRecent ? 'valid' : 'unchecked';
}
