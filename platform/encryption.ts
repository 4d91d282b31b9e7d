// Encrypts small secrets with AES-256-GCM, so that read access to the database does not reveal them. Each secret is
// bound to a context (`about`), such as its owner, and cannot be decrypted in another context.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const NONCE = 12;
const TAG = 16;

const keyOf = (key: string) => Buffer.from(hkdfSync('sha256', key, '', 'sealing', 32));

/** Encrypts a string under a key; decryption needs the same `about` (additional authenticated data). */
export function encrypt(key: string, text: string, about: string): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', keyOf(key), nonce).setAAD(Buffer.from(about));
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]);
}

/** Decrypts a string. Returns null for another key, another `about` or modified data. */
export function decrypt(key: string, encrypted: Buffer, about: string): string | null {
  try {
    const cipher = createDecipheriv('aes-256-gcm', keyOf(key), encrypted.subarray(0, NONCE), { authTagLength: TAG });
    cipher.setAAD(Buffer.from(about)).setAuthTag(encrypted.subarray(NONCE, NONCE + TAG));
    return cipher.update(encrypted.subarray(NONCE + TAG), undefined, 'utf8') + cipher.final('utf8');
  } catch {
    return null;
  }
}
