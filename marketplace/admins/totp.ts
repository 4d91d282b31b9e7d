// The second factor: six digits that an authenticator app makes anew every 30 seconds (RFC 6238).
import { Secret, TOTP } from 'otpauth';
import { decrypt, encrypt } from '#platform/encryption.ts';

const STEP_SECONDS = 30;
const ISSUER = 'KaamSetu';

const totpOf = (secret: Secret, username: string) =>
  new TOTP({ issuer: ISSUER, label: username, secret, digits: 6, period: STEP_SECONDS });

const about = (adminId: number) => `totp of administrator ${adminId}`;

/** A new secret: as text for typing, as address for a QR code, and sealed for the database. */
export function newTotp(key: string, { id, username }: { id: number; username: string }) {
  const secret = new Secret({ size: 20 });
  const otpauth_url = totpOf(secret, username).toString();
  return { secret: secret.base32, otpauth_url, sealed: encrypt(key, secret.base32, about(id)) };
}

interface Code {
  code: string;
  /** Milliseconds since 1970, of the database. */
  now: number;
}

/**
 * The step of time that a code belongs to, one before and after the present one included; null where it is of none, or where the secret
 * cannot be opened (another key).
 */
export function stepOfCode(key: string, { id, totp_sealed }: { id: number; totp_sealed: Buffer }, { code, now }: Code) {
  const opened = decrypt(key, totp_sealed, about(id));
  if (!opened) return null;
  const delta = totpOf(Secret.fromBase32(opened), '').validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? null : Math.floor(now / 1000 / STEP_SECONDS) + delta;
}
