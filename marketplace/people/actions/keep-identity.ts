// From an identity number to what is kept of it: judged, masked, digested, gone (C.2, C.3, D40).
import { maskIdentity, panIsPersons } from '#contracts/identity.ts';
import { fail } from '#contracts/problems.ts';
import type { UserType } from '#contracts/reference.ts';
import { type IdentityType, normaliseIdentity } from '#contracts/values.ts';
import { keyedDigest, sameBytes } from '#platform/secrets.ts';
import type { Queryable } from '#platform/sql.ts';
import type { Deps } from '../../deps.ts';
import { readSettings } from '../../settings/queries.ts';
import type { KeptIdentity } from '../queries/identities.ts';

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

const digestOfAll = ({ secrets }: Keeper, { identity_type, number }: Judged) =>
  keyedDigest(secrets.identity_key, identity_type, number);

/** Another for every account, so that two with one number do not meet. */
const digestOfOne = ({ secrets }: Keeper, { identity_type, number, userId }: Judged) =>
  keyedDigest(secrets.identity_key, identity_type, number, String(userId));

/**
 * Mask and digest. While the setting `identity_one_account` is on, a number has the same digest in every account, and the constraint
 * `identities_one_account` refuses the second.
 */
export async function keptOf(keeper: Keeper, db: Queryable, judged: Judged): Promise<KeptIdentity> {
  const { identity_one_account } = await readSettings(db, ['identity_one_account']);
  return {
    identity_type: judged.identity_type,
    masked: maskIdentity(judged.identity_type, judged.number),
    digest: identity_one_account ? digestOfAll(keeper, judged) : digestOfOne(keeper, judged),
  };
}

/** Whether a kept digest is of this number, whatever the setting was when it was kept. */
export function isDigestOf(keeper: Keeper, digest: Buffer, judged: Judged): boolean {
  return sameBytes(digest, digestOfAll(keeper, judged)) || sameBytes(digest, digestOfOne(keeper, judged));
}
