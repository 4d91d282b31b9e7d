// Converts an identity number to its stored form: validates, masks and hashes the number. The number itself is not
// stored (C.2, C.3, D40).
import { maskIdentity, panIsPersons } from '#contracts/identity.ts';
import { fail } from '#contracts/problems.ts';
import type { UserType } from '#contracts/reference.ts';
import { type IdentityType, normaliseIdentity } from '#contracts/values.ts';
import { sameBytes } from '#platform/secrets.ts';
import type { Tx } from '#platform/sql.ts';
import type { Deps } from '../../deps.ts';
import { readSettings } from '../../settings/queries.ts';
import { digestPerKey } from '../key-chain.ts';
import type { StoredIdentity } from '../queries/identities.ts';
import { joinClaim, lockNumber } from '../queries/key-chain.ts';
import { keysInUse } from './keys-in-use.ts';

interface GivenIdentity {
  identity_type: IdentityType;
  identity_number: string;
}

const wrong = (field: string, code: string) => fail('validation_failed', { errors: { [field]: [code] } });

/**
 * Returns the identity number in canonical form. Fails with `validation_failed` if the number is invalid for its type,
 * or if a worker's PAN is not the PAN of a natural person.
 */
export function validateIdentity(type: UserType, { identity_type, identity_number }: GivenIdentity): string {
  const number = normaliseIdentity(identity_type, identity_number);
  if (number === null) return wrong('identity_number', 'identity_invalid');
  if (type === 'labour' && identity_type === 'pan' && !panIsPersons(number))
    return wrong('identity_number', 'pan_not_personal');
  return number;
}

type IdentityDeps = Pick<Deps, 'secrets'>;

interface ValidIdentity {
  userId: number;
  identity_type: IdentityType;
  /** The identity number in canonical form, as {@link validateIdentity} returns it. */
  number: string;
}

const MISSING = 'An identity key is missing: see PREVIOUS_IDENTITY_KEYS.';

const partsOfAll = ({ identity_type, number }: ValidIdentity) => [identity_type, number];

/** Input for a digest that differs per account, so that the digests of equal numbers in two accounts differ. */
const partsOfOne = ({ identity_type, number, userId }: ValidIdentity) => [identity_type, number, String(userId)];

/**
 * Returns the claim: the id that all accounts with this identity number share; null if no other account has the number.
 * `digests[i]` is the digest computed with the first i + 1 keys of the key chain. The search needs all these digests,
 * because other accounts may have been stored with fewer keys. Concurrent transactions with the same number run one
 * after another.
 */
async function claimOf(
  tx: Tx,
  { identity_type, userId }: ValidIdentity,
  digests: readonly Buffer[],
): Promise<number | null> {
  const [first] = digests;
  if (first) await lockNumber(tx, first);
  return joinClaim(tx, { identity_type, digests, userId });
}

/**
 * Returns the mask and digest of an identity number. While the setting `identity_one_account` is on, the digest of a
 * number is equal in all accounts, and accounts with the same number get the same claim (a common id). A moderator
 * decides which of these accounts may have the number, and at most one of them is verified (D40).
 */
export async function storedIdentityOf(
  { secrets }: IdentityDeps,
  tx: Tx,
  valid: ValidIdentity,
): Promise<StoredIdentity> {
  const { identity_one_account } = await readSettings(tx, ['identity_one_account']);
  const keys = await keysInUse(tx, secrets.identity_keys);
  const digests = digestPerKey(secrets.identity_keys, identity_one_account ? partsOfAll(valid) : partsOfOne(valid));
  const digest = digests[keys - 1];
  if (!digest) throw new Error(MISSING);
  const claim = identity_one_account ? await claimOf(tx, valid, digests) : null;
  return {
    identity_type: valid.identity_type,
    masked: maskIdentity(valid.identity_type, valid.number),
    digest,
    keys,
    claim,
  };
}

/**
 * Returns true if the stored identity number ends with these four characters (`end`). The mask of an Aadhaar number
 * shows the last four characters. A PAN ends with four digits and a letter. Its mask hides the digits, and `end` has
 * only three of the digits. So the function tries all ten values of the missing digit and compares the digests.
 */
export function isEndOf(
  deps: IdentityDeps,
  kept: { identity_type: IdentityType; masked: string; digest: Buffer; keys: number },
  { userId, end }: { userId: number; end: string },
): boolean {
  const { identity_type, masked } = kept;
  if (identity_type === 'aadhaar') return sameBytes(Buffer.from(masked.slice(-4)), Buffer.from(end));
  const numbers = Array.from({ length: 10 }, (_, digit) => `${masked.slice(0, 5)}${digit}${end}`);
  return numbers.filter((number) => isDigestOf(deps, kept, { userId, identity_type, number })).length > 0;
}

/**
 * Returns true if the stored digest belongs to this number, whether the digest was computed with `identity_one_account`
 * on or off.
 */
export function isDigestOf(
  { secrets }: IdentityDeps,
  kept: { digest: Buffer; keys: number },
  valid: ValidIdentity,
): boolean {
  return [partsOfAll(valid), partsOfOne(valid)].some((parts) => {
    const own = digestPerKey(secrets.identity_keys, parts)[kept.keys - 1];
    if (!own) throw new Error(MISSING);
    return sameBytes(kept.digest, own);
  });
}
