// Secrets for tests: fixed, so that several processes of one test share them, and random enough for production mode.
import { createHash } from 'node:crypto';

const secretOf = (name: string) => createHash('sha256').update(`${name} of tests`).digest('base64');

export const testSecrets = {
  OTP_PEPPER: secretOf('OTP_PEPPER'),
  CSRF_SECRET: secretOf('CSRF_SECRET'),
  IDENTITY_KEY: secretOf('IDENTITY_KEY'),
  DEVICE_SECRET: secretOf('DEVICE_SECRET'),
  TOTP_KEY: secretOf('TOTP_KEY'),
  CONSOLE_SECRET: secretOf('CONSOLE_SECRET'),
};

/**
 * Additional variables with which a program starts in production mode without an administrator and without an SMS
 * provider.
 */
export const testProduction = {
  APP_ENV: 'production',
  ALLOW_OUTBOX: 'yes',
  ADMIN_BOOTSTRAP_TOKEN: secretOf('ADMIN_BOOTSTRAP_TOKEN'),
};

/** The demo settings for tests of the whole program. They switch off the rate limits per address. */
export const testDemo = { key: createHash('sha256').update('demo of tests').digest('base64url'), unlimited: true };

export const marketplaceSecrets = {
  otp_pepper: testSecrets.OTP_PEPPER,
  identity_keys: [testSecrets.IDENTITY_KEY],
  device_secret: testSecrets.DEVICE_SECRET,
};
