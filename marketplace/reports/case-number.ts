// Case numbers: short enough to read out, and not guessable.
import { randomBytes } from 'node:crypto';

/** Base32 alphabet. It omits I, L and O, because they look like digits, and U, to make offensive words less likely. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/**
 * Formats the first eight bytes as two groups of four letters or digits, such as `7F3K-29QD`. Each letter encodes 5
 * bits of its byte.
 */
export function formatCaseNumber(bytes: Uint8Array): string {
  const letters = [...bytes.subarray(0, LENGTH)].map((byte) => LETTERS[byte % LETTERS.length] ?? '0').join('');
  return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`;
}

/** Returns a random case number such as `KS-7F3K-29QD`. */
export const newCaseNumber = () => `KS-${formatCaseNumber(randomBytes(LENGTH))}`;
