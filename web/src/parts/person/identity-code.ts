// Validates identity numbers in the browser with the same rules as the server.
import { panIsPersons } from '#contracts/identity.ts';
import type { UserType } from '#contracts/reference.ts';
import { type IdentityType, normaliseIdentity } from '#contracts/values.ts';

export interface TypedIdentity {
  identity_type: IdentityType;
  identity_number: string;
}

const VID_LENGTH = 16;
const lengths: Record<IdentityType, number> = { aadhaar: 12, pan: 10 };

// Returns why an identity number is invalid. A virtual ID (16 digits) is not accepted as an Aadhaar number: one person
// can have several virtual IDs, so a virtual ID does not identify the person.
function whyNot(type: IdentityType, typed: string): string {
  const signs = typed.replace(/[\s-]/g, '').length;
  if (type === 'aadhaar' && signs === VID_LENGTH) return 'aadhaar_is_vid';
  return signs === lengths[type] ? 'identity_invalid' : `${type}_length`;
}

/** Returns the error code for an identity number; null if the number is valid. */
export function identityCode({ identity_type, identity_number }: TypedIdentity, user_type: UserType): string | null {
  if (!identity_number.trim()) return 'required';
  const number = normaliseIdentity(identity_type, identity_number);
  if (number === null) return whyNot(identity_type, identity_number);
  const isFirms = identity_type === 'pan' && user_type === 'labour' && !panIsPersons(number);
  return isFirms ? 'pan_not_personal' : null;
}
