// The number of a case: short enough to be read out, and not to be guessed.
import { randomBytes } from 'node:crypto';

/** Without I, L, O and U: nobody mistakes one for another, and no word comes out. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/** Such as `KS-7F3K-29QD`: 40 random bits. */
export function newCaseNumber(): string {
  const letters = [...randomBytes(LENGTH)].map((byte) => LETTERS[byte % LETTERS.length] ?? '0').join('');
  return `KS-${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`;
}
