// Whether an identity number may be what it says, by the rules the server judges with.
import { panIsPersons } from '#contracts/identity.ts';
import type { UserType } from '#contracts/reference.ts';
import { type IdentityType, normaliseIdentity } from '#contracts/values.ts';

/** An identity number as it is typed. */
export interface TypedIdentity {
  identity_type: IdentityType;
  identity_number: string;
}

/** The code for an identity number that is not right yet; null where it is. */
export function identityCode({ identity_type, identity_number }: TypedIdentity, user_type: UserType): string | null {
  if (!identity_number.trim()) return 'required';
  const number = normaliseIdentity(identity_type, identity_number);
  if (number === null) return 'identity_invalid';
  const isFirms = identity_type === 'pan' && user_type === 'labour' && !panIsPersons(number);
  return isFirms ? 'pan_not_personal' : null;
}
