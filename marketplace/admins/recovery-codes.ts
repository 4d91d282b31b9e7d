// Recovery codes: ten random codes of 80 bits, for an administrator who has lost the second factor. Each code works
// once.
import { randomBytes } from 'node:crypto';
import { hashPassword, isPassword } from './passwords.ts';

const COUNT = 10;
const GROUPS = 4;
/** Crockford's base 32 alphabet. It omits I, L, O and U, which are easily confused with other characters. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 16;

export interface HashedCode {
  /** The first four characters of a code, stored unhashed, so that the database can find the row of a typed code. */
  selector: string;
  code_hash: string;
}

/** Returns a random code, one letter per random byte. 32 divides 256, so every letter is equally likely. */
const newCode = () => Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('');

const shown = (code: string) => code.match(new RegExp(`.{${LENGTH / GROUPS}}`, 'g'))?.join('-') ?? code;
const selectorOf = (code: string) => code.slice(0, LENGTH / GROUPS);

/**
 * Returns ten new codes, as plain text and as hashes for storage. No two codes have the same selector, so a selector
 * identifies one code of the account.
 */
export async function newRecoveryCodes(): Promise<{ codes: string[]; hashed: HashedCode[] }> {
  const bySelector = new Map<string, string>();
  while (bySelector.size < COUNT) {
    const code = newCode();
    bySelector.set(selectorOf(code), code);
  }
  const codes = [...bySelector.values()];
  const hashed = await Promise.all(
    codes.map(async (code) => ({ selector: selectorOf(code), code_hash: await hashPassword(code) })),
  );
  return { codes: codes.map(shown), hashed };
}

/**
 * Normalises a code that a user typed: removes spaces and dashes, and reads O as 0, and I and L as 1. Returns the code
 * and its selector.
 */
export function readRecoveryCode(typed: string): { code: string; selector: string } {
  const code = typed.normalize('NFKC').toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  return { code, selector: selectorOf(code) };
}

/** Returns true if the code matches the hash. If there is no hash, returns false after the same time. */
export const isRecoveryCode = (code: string, hash: string | null): Promise<boolean> => isPassword(code, hash);
