// The number of a case: short enough to be read out, and not to be guessed.
import { randomBytes } from 'node:crypto';

/** Without I, L, O and U: nobody mistakes one for another, and no word comes out. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/** Two groups of letters such as `7F3K-29QD`: 40 bits of what is given. */
export function formatCaseNumber(bytes: Uint8Array): string {
  const letters = [...bytes.subarray(0, LENGTH)].map((byte) => LETTERS[byte % LETTERS.length] ?? '0').join('');
  return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`;
}

/** Such as `KS-7F3K-29QD`. */
export const newCaseNumber = () => `KS-${formatCaseNumber(randomBytes(LENGTH))}`;
