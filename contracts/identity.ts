// Formats and check digits of the Indian identity numbers Aadhaar (Verhoeff), PAN and GSTIN (decisions C.2–C.4), shared
// by server and browser.
import { normaliseDigits } from './phone.ts';

// Tables of the Verhoeff check digit algorithm. D is the multiplication table of the dihedral group D5 (symmetries of a
// pentagon). Each row of P is a permutation of the digits, for one digit position modulo 8.
const D = [
  '0123456789',
  '1234067895',
  '2340178956',
  '3401289567',
  '4012395678',
  '5987604321',
  '6598710432',
  '7659821043',
  '8765932104',
  '9876543210',
];
const P = [
  '0123456789',
  '1576283094',
  '5803796142',
  '8916043527',
  '9453126870',
  '4286573901',
  '2793806415',
  '7046913258',
];

const at = (table: readonly string[], row: number, column: number) => Number(table[row]?.[column]);

/** Whether the last digit is the Verhoeff check digit of the preceding digits. */
export function verhoeffIsValid(digits: string): boolean {
  let check = 0;
  for (const [place, digit] of [...digits].reverse().entries()) {
    check = at(D, check, at(P, place % 8, Number(digit)));
  }
  return check === 0;
}

/**
 * Returns the twelve digits of an Aadhaar number. Returns null for a wrong length, first digit or check digit, and for
 * digits that read the same backwards: such numbers are not issued (C.2).
 */
export function normaliseAadhaar(text: string): string | null {
  const digits = normaliseDigits(text).replace(/[\s-]/g, '');
  if (!/^[2-9][0-9]{11}$/.test(digits)) return null;
  if (digits === [...digits].reverse().join('')) return null;
  return verhoeffIsValid(digits) ? digits : null;
}

/**
 * Returns the PAN in upper case, or null if the format is wrong. The check letter at the end is not verified, because
 * its algorithm is not public.
 */
export function normalisePan(text: string): string | null {
  const pan = normaliseDigits(text.normalize('NFKC')).replace(/[\s-]/g, '').toUpperCase();
  if (!/^[A-Z]{3}[ABCFGHJLPTKE][A-Z][0-9]{4}[A-Z]$/.test(pan)) return null;
  return pan.slice(5, 9) === '0000' ? null : pan;
}

/** Whether the PAN belongs to a person: its fourth letter is P. */
export function panIsPersons(pan: string): boolean {
  return pan[3] === 'P';
}

/** Returns the GSTIN in upper case, with ASCII digits and without spaces or dashes. */
export function normaliseGstin(text: string): string {
  return normaliseDigits(text.normalize('NFKC')).replace(/[\s-]/g, '').toUpperCase();
}

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const GSTIN_STATES = /^(0[1-9]|[12][0-9]|3[0-8]|97|99)/;

/** Whether the GSTIN has a valid format, state code, PAN and Luhn mod 36 check character. */
export function gstinIsValid(gstin: string): boolean {
  if (!/^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/.test(gstin)) return false;
  if (!GSTIN_STATES.test(gstin) || normalisePan(gstin.slice(2, 12)) === null) return false;
  let sum = 0;
  for (let place = 0; place < 14; place += 1) {
    const product = ALPHABET.indexOf(gstin.charAt(place)) * (place % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return ALPHABET[(36 - (sum % 36)) % 36] === gstin[14];
}

/**
 * Returns the mask of an identity number. Aadhaar: `XXXX XXXX 2346`, which shows only the last four digits, like the
 * masks of the issuer (UIDAI). PAN: `AAPPVXXXXK`, which hides the four digits, like the masks of the tax authority
 * (CBDT).
 */
export function maskIdentity(type: 'aadhaar' | 'pan', number: string): string {
  return type === 'aadhaar' ? `XXXX XXXX ${number.slice(-4)}` : `${number.slice(0, 5)}XXXX${number.slice(-1)}`;
}
