// Time-based one-time passwords (RFC 6238): six digits that an authenticator app generates every 30 seconds.
import { Secret, TOTP } from 'otpauth';
import { decrypt, encrypt } from '#platform/encryption.ts';

const STEP_SECONDS = 30;
const ISSUER = 'KaamSetu';

const totpOf = (secret: Secret, username: string) =>
  new TOTP({ issuer: ISSUER, label: username, secret, digits: 6, period: STEP_SECONDS });

const about = (adminId: number) => `totp of administrator ${adminId}`;

/**
 * Returns a new secret in three forms: as text for typing, as an `otpauth:` URL for a QR code, and encrypted for the
 * database.
 */
export function newTotp(key: string, { id, username }: { id: number; username: string }) {
  const secret = new Secret({ size: 20 });
  const otpauth_url = totpOf(secret, username).toString();
  return { secret: secret.base32, otpauth_url, sealed: encrypt(key, secret.base32, about(id)) };
}

interface Code {
  code: string;
  /** Database time, in milliseconds since 1970. */
  now: number;
}

/**
 * Returns the time step to which the code belongs: the current step, the step before or the step after. Returns null if
 * the code is wrong, or if the secret was encrypted with another key.
 */
export function stepOfCode(key: string, { id, totp_sealed }: { id: number; totp_sealed: Buffer }, { code, now }: Code) {
  const opened = decrypt(key, totp_sealed, about(id));
  if (!opened) return null;
  const delta = totpOf(Secret.fromBase32(opened), '').validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? null : Math.floor(now / 1000 / STEP_SECONDS) + delta;
}
