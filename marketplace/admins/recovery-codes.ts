// Recovery codes: ten random codes of 80 bits for an administrator who has lost the second factor. Each counts once.
import { randomBytes } from 'node:crypto';
import { hashPassword, isPassword } from './passwords.ts';

const COUNT = 10;
const GROUPS = 4;
/** Letters of Crockford's base 32: no I, L, O and U, which people mix up with others. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 16;

export interface HashedCode {
  /** The first group, by which a code is found. */
  selector: string;
  code_hash: string;
}

/** One letter a byte: 32 divides 256, so that every letter is equally likely. */
const newCode = () => Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('');

const shown = (code: string) => code.match(new RegExp(`.{${LENGTH / GROUPS}}`, 'g'))?.join('-') ?? code;
const selectorOf = (code: string) => code.slice(0, LENGTH / GROUPS);

/** Ten new codes, as shown and as stored. No two of them begin alike. */
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

/** A typed code without spaces and dashes, O and I, L read as the digits they look like; its selector. */
export function readRecoveryCode(typed: string): { code: string; selector: string } {
  const code = typed.normalize('NFKC').toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  return { code, selector: selectorOf(code) };
}

/** True if the code is the one of this hash; takes as long without a hash. */
export const isRecoveryCode = (code: string, hash: string | null): Promise<boolean> => isPassword(code, hash);
