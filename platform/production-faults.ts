// Checks environment variables beyond their format: strong and different secrets, the SMS sender, the listen address.
import { isIP } from 'node:net';
import { estimateBits, MIN_ENTROPY_BITS } from './secret-strength.ts';

/**
 * Secrets that must be random. Previous keys of identity numbers are exempt, because they cannot be changed any more.
 */
const RANDOM = [
  'OTP_PEPPER',
  'CSRF_SECRET',
  'IDENTITY_KEY',
  'DEVICE_SECRET',
  'TOTP_KEY',
  'CONSOLE_SECRET',
  'ADMIN_BOOTSTRAP_TOKEN',
  'BACKUP_KEY',
] as const;
/** Secrets that external services issued. A secret in `RANDOM` must not have the same value. */
const FOREIGN = [
  'VAPID_PRIVATE_KEY',
  'S3_SECRET_ACCESS_KEY',
  'SMS_MSG91_AUTH_KEY',
  'SMS_TWILIO_AUTH_TOKEN',
  'SMS_HTTP_TOKEN',
];

const isLoopbackHost = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));

/** True unless APP_ENV sets another mode. Without APP_ENV, the stricter production rules apply. */
export const isProduction = ({ APP_ENV }: NodeJS.ProcessEnv): boolean => !APP_ENV || APP_ENV === 'production';

function listOf(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** Returns the names of variables with equal values, one group per value. */
function equalSecrets(source: NodeJS.ProcessEnv): string[][] {
  const before = (source.PREVIOUS_IDENTITY_KEYS ?? '').split(',').map((key) => ['PREVIOUS_IDENTITY_KEYS', key.trim()]);
  const all = [...[...RANDOM, ...FOREIGN].map((name) => [name, source[name] ?? '']), ...before];
  const byValue = new Map<string, string[]>();
  for (const [name = '', value = ''] of all) if (value) byValue.set(value, [...(byValue.get(value) ?? []), name]);
  return [...byValue.values()].filter((names) => names.length > 1);
}

/**
 * Returns one message per fault with which production refuses to start. No message contains the value of a variable.
 */
function faultsOfProduction(source: NodeJS.ProcessEnv): string[] {
  const weak = RANDOM.filter((name) => source[name] && estimateBits(source[name]) < MIN_ENTROPY_BITS);
  const sendsNothing = (source.SMS_SENDER || 'outbox') === 'outbox' && source.ALLOW_OUTBOX !== 'yes';
  return [
    ...equalSecrets(source).map((names) => `${listOf(names)} must be different secrets`),
    ...(weak.length > 0 ? [`${listOf(weak)} must be random (openssl rand -base64 32 makes one)`] : []),
    ...(sendsNothing
      ? ['SMS_SENDER must be msg91, twilio or http (with outbox, which sends nothing, ALLOW_OUTBOX must be yes)']
      : []),
  ];
}

/** Returns one message per fault that no variable has alone, such as equal secrets; empty if a program may start. */
export function faultsOfMode(source: NodeJS.ProcessEnv): string[] {
  if (isProduction(source)) return faultsOfProduction(source);
  const { APP_ENV, HOST } = source;
  if (!HOST || isLoopbackHost(HOST)) return [];
  return [`HOST must be 127.0.0.1, ::1 or localhost because APP_ENV=${APP_ENV} listens on this machine only`];
}
