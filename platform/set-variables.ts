// Lists which environment variables are set: their names for the settings page, never their values.
import type { Env } from './env.ts';

/** Variables that control the programs. Secrets are listed too, because only the names are shown. */
const names = [
  'APP_ENV',
  'REDIS_URL',
  'PUBLIC_ORIGINS',
  'TRUSTED_PROXIES',
  'S3_BUCKET',
  'S3_ENDPOINT',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SMS_SENDER',
  'ALLOW_OUTBOX',
  'SMS_TEMPLATES',
  'SMS_MSG91_AUTH_KEY',
  'SMS_TWILIO_AUTH_TOKEN',
  'SMS_HTTP_TOKEN',
  'TRANSLATOR',
  'TRANSLATOR_LIBRETRANSLATE_KEY',
  'TRANSLATOR_GOOGLE_KEY',
  'TRANSLATOR_BHASHINI_KEY',
  'VAPID_PUBLIC_KEY',
  'VAPID_PRIVATE_KEY',
  'OTP_PEPPER',
  'CSRF_SECRET',
  'IDENTITY_KEY',
  'PREVIOUS_IDENTITY_KEYS',
  'DEVICE_SECRET',
  'CONSOLE_SECRET',
  'SIGNING_ISSUER',
  'SIGNING_KEY',
  'ADMIN_BOOTSTRAP_TOKEN',
] as const satisfies readonly (keyof Env)[];

export interface SetVariable {
  name: string;
  set: boolean;
}

/** Returns the known variables and whether each is set. An empty value counts as not set, as in `readEnv`. */
export function listSetVariables(source: NodeJS.ProcessEnv): SetVariable[] {
  return names.map((name) => ({ name, set: Boolean(source[name]) }));
}
