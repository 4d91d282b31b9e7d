// From an identity number to what is kept of it: judged, masked, digested, gone (C.2, C.3, D40).
import { maskIdentity, panIsPersons } from '#contracts/identity.ts';
import { fail } from '#contracts/problems.ts';
import type { UserType } from '#contracts/reference.ts';
import { type IdentityType, normaliseIdentity } from '#contracts/values.ts';
import { sameBytes } from '#platform/secrets.ts';
import type { Tx } from '#platform/sql.ts';
import type { Deps } from '../../deps.ts';
import { readSettings } from '../../settings/queries.ts';
import { eachDigest } from '../identity-chain.ts';
import type { KeptIdentity } from '../queries/identities.ts';
import { isTaken, lockNumber } from '../queries/identity-chain.ts';
import { keysInUse } from './keys-in-use.ts';

interface GivenIdentity {
  identity_type: IdentityType;
  identity_number: string;
}

const wrong = (field: string, code: string) => fail('validation_failed', { errors: { [field]: [code] } });

/** The canonical number, judged against its type and whose it is; fails with `validation_failed`. */
export function judgeIdentity(type: UserType, { identity_type, identity_number }: GivenIdentity): string {
  const number = normaliseIdentity(identity_type, identity_number);
  if (number === null) return wrong('identity_number', 'identity_invalid');
  if (type === 'labour' && identity_type === 'pan' && !panIsPersons(number))
    return wrong('identity_number', 'pan_not_personal');
  return number;
}

type Keeper = Pick<Deps, 'secrets'>;

interface Judged {
  userId: number;
  identity_type: IdentityType;
  /** Canonical, as {@link judgeIdentity} returns it. */
  number: string;
}

const MISSING = 'A key of identity numbers is missing here: see IDENTITY_KEYS_BEFORE.';

const partsOfAll = ({ identity_type, number }: Judged) => [identity_type, number];

/** Other ones for every account, so that two with one number do not meet. */
const partsOfOne = ({ identity_type, number, userId }: Judged) => [identity_type, number, String(userId)];

/** One number opens one account, through however many keys the digest of the other has been: who comes second waits, and then sees it. */
async function requireFree(tx: Tx, { identity_type, userId }: Judged, digests: readonly Buffer[]): Promise<void> {
  const [first] = digests;
  if (first) await lockNumber(tx, first);
  if (await isTaken(tx, { identity_type, digests, userId })) fail('identity_in_use');
}

/**
 * Mask and digest. While the setting `identity_one_account` is on, a number has the same digests in every account, and the second fails
 * with `identity_in_use`.
 */
export async function keptOf({ secrets }: Keeper, tx: Tx, judged: Judged): Promise<KeptIdentity> {
  const { identity_one_account } = await readSettings(tx, ['identity_one_account']);
  const keys = await keysInUse(tx, secrets.identity_keys);
  const digests = eachDigest(secrets.identity_keys, identity_one_account ? partsOfAll(judged) : partsOfOne(judged));
  const digest = digests[keys - 1];
  if (!digest) throw new Error(MISSING);
  if (identity_one_account) await requireFree(tx, judged, digests);
  return {
    identity_type: judged.identity_type,
    masked: maskIdentity(judged.identity_type, judged.number),
    digest,
    keys,
  };
}

/** Whether a kept digest is of this number, whatever the setting was when it was kept. */
export function isDigestOf({ secrets }: Keeper, kept: { digest: Buffer; keys: number }, judged: Judged): boolean {
  return [partsOfAll(judged), partsOfOne(judged)].some((parts) => {
    const own = eachDigest(secrets.identity_keys, parts)[kept.keys - 1];
    if (!own) throw new Error(MISSING);
    return sameBytes(kept.digest, own);
  });
}
