// Finds identity numbers that do not seem to belong to the user but may be right. The form shows a warning and still
// accepts the number (C.3, C.4).
import { gstinState } from '#contracts/gstin-state.ts';
import { gstinIsValid, normaliseGstin, normalisePan, panIsPersons } from '#contracts/identity.ts';
import { states } from '#contracts/lists.ts';
import type { Details } from './details.ts';

/** Returns the first letters of a name's words; empty if the name is not in Latin letters. */
const initials = (name: string): string[] =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .toUpperCase()
    .match(/\b[A-Z]/g) ?? [];

const differs = (letter: string | undefined, name: string) => {
  const known = initials(name);
  return letter !== undefined && known.length > 0 && !known.includes(letter);
};

const panOf = ({ identity_type, identity_number }: Details) =>
  identity_type === 'pan' ? normalisePan(identity_number) : null;

/**
 * True if the fifth letter of a person's PAN (tax number) is not an initial of the surname, as it normally is. This is
 * only a warning, because the name may have changed.
 */
export function panDiffersFromSurname(details: Details): boolean {
  const pan = panOf(details);
  return pan !== null && panIsPersons(pan) && differs(pan[4], details.last_name);
}

/** True if the fifth letter of a firm's PAN (tax number) is not an initial of the company name, as it normally is. */
export function panDiffersFromCompany(details: Details): boolean {
  const pan = panOf(details);
  return pan !== null && !panIsPersons(pan) && differs(pan[4], details.company_name);
}

/**
 * True if the GST number belongs to another state than the user chose. This is only a warning, because a business may
 * be registered in one state and hire in another.
 */
export function gstinDiffersFromState(details: Details): boolean {
  const gstin = normaliseGstin(details.gst_number);
  const chosen = states.find(({ name }) => name === details.state);
  const named = gstinIsValid(gstin) ? gstinState(gstin) : null;
  return chosen !== undefined && named !== null && named !== chosen.code;
}
