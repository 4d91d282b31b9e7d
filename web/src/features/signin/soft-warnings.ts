// What looks odd in the numbers given and may still be right: said, never refused (C.3, C.4).
import { gstinState } from '#contracts/gstin-state.ts';
import { gstinIsValid, normaliseGstin, normalisePan, panIsPersons } from '#contracts/identity.ts';
import { states } from '#contracts/lists.ts';
import type { Details } from './details.ts';

/** First letters of the words of a name; empty where it is not written in Latin letters. */
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

/** The fifth letter of a person's PAN is the first of the surname; people change names. */
export function panDiffersFromSurname(details: Details): boolean {
  const pan = panOf(details);
  return pan !== null && panIsPersons(pan) && differs(pan[4], details.last_name);
}

/** The fifth letter of a firm's PAN is the first of its name. */
export function panDiffersFromCompany(details: Details): boolean {
  const pan = panOf(details);
  return pan !== null && !panIsPersons(pan) && differs(pan[4], details.company_name);
}

/** A GST number is of one state; a business may be registered in another one than it hires in. */
export function gstinDiffersFromState(details: Details): boolean {
  const gstin = normaliseGstin(details.gst_number);
  const chosen = states.find(({ name }) => name === details.state);
  const named = gstinIsValid(gstin) ? gstinState(gstin) : null;
  return chosen !== undefined && named !== null && named !== chosen.code;
}
