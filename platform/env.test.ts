// Tests of environments that production and development refuse (D109).
import { describe, expect, it } from 'vitest';
import { testProduction, testSecrets } from '#testing/secrets.ts';
import { readEnv } from './env.ts';

const database = { DATABASE_URL: 'postgres://127.0.0.1/none' };
const production = { ...database, ...testSecrets, ...testProduction, APP_ENV: undefined };
const SENT = { SMS_SENDER: 'http', SMS_HTTP_URL: 'https://sms.example.in' };

/** Returns the message of a refusal; '' if the environment is accepted. */
function refusal(environment: NodeJS.ProcessEnv): string {
  try {
    readEnv(environment);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

describe('APP_ENV and HOST', () => {
  it('The mode is production if APP_ENV is absent or empty', () => {
    expect(readEnv(production).APP_ENV).toBe('production');
    expect(readEnv({ ...production, APP_ENV: '' }).APP_ENV).toBe('production');
  });

  it('HOST defaults to every address in production and to 127.0.0.1 in development', () => {
    expect(readEnv(production).HOST).toBe('0.0.0.0');
    expect(readEnv({ ...database, ...testSecrets, APP_ENV: 'development' }).HOST).toBe('127.0.0.1');
  });

  it.each(['0.0.0.0', '::', '192.168.1.4', 'kaam.example', '127.evil.example'])(
    'The environment is refused with one sentence if HOST is %s outside production',
    (HOST) => {
      for (const APP_ENV of ['development', 'test'])
        expect(refusal({ ...database, ...testSecrets, APP_ENV, HOST })).toMatch(
          new RegExp(`HOST must be 127\\.0\\.0\\.1, ::1 or localhost because APP_ENV=${APP_ENV} .*\\.$`),
        );
    },
  );

  it.each(['127.0.0.1', '127.8.9.1', '::1', 'localhost'])(
    'The environment accepts HOST %s outside production',
    (HOST) => {
      expect(refusal({ ...database, ...testSecrets, APP_ENV: 'development', HOST })).toBe('');
    },
  );
});

describe('the environment of production', () => {
  it('Production refuses the SMS outbox without ALLOW_OUTBOX=yes', () => {
    expect(refusal({ ...production, ALLOW_OUTBOX: undefined })).toContain('SMS_SENDER must be');
    expect(refusal({ ...production, ALLOW_OUTBOX: 'no' })).toContain('ALLOW_OUTBOX must be yes');
    expect(refusal({ ...production, ALLOW_OUTBOX: undefined, ...SENT })).toBe('');
  });

  it('Production refuses equal secrets and names the variables', () => {
    const same = { CSRF_SECRET: testSecrets.OTP_PEPPER };
    expect(refusal({ ...production, ...same })).toContain('OTP_PEPPER and CSRF_SECRET must be different secrets');
    expect(refusal({ ...production, PREVIOUS_IDENTITY_KEYS: testSecrets.TOTP_KEY })).toContain(
      'TOTP_KEY and PREVIOUS_IDENTITY_KEYS must be different secrets',
    );
    expect(refusal({ ...production, S3_SECRET_ACCESS_KEY: testSecrets.OTP_PEPPER })).toContain('S3_SECRET_ACCESS_KEY');
  });

  it('Production refuses secrets that are not random, also the token of the first administrator', () => {
    const weak = { DEVICE_SECRET: 'a'.repeat(44), ADMIN_BOOTSTRAP_TOKEN: 'changeme'.repeat(5) };
    expect(refusal({ ...production, ...weak })).toContain('DEVICE_SECRET and ADMIN_BOOTSTRAP_TOKEN must be random');
  });

  it('Production accepts a weak previous key of identity numbers', () => {
    expect(refusal({ ...production, PREVIOUS_IDENTITY_KEYS: 'changeme'.repeat(5) })).toBe('');
  });

  it('Production names every fault in one message, without values', () => {
    const weak = 'changeme'.repeat(5);
    const message = refusal({ ...production, ALLOW_OUTBOX: '', OTP_PEPPER: weak, CSRF_SECRET: weak, PORT: 'x' });
    for (const name of ['PORT', 'OTP_PEPPER and CSRF_SECRET', 'SMS_SENDER']) expect(message).toContain(name);
    expect(message).not.toContain('changeme');
    expect(message.split('\n')).toHaveLength(1);
  });
});
