// Tests that the configured VAPID keys are either complete and valid, or all absent.
import { describe, expect, it } from 'vitest';
import { makeVapidPair, readVapid } from './vapid.ts';

const { publicKey, privateKey } = makeVapidPair();
const env = {
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
  VAPID_SUBJECT: 'mailto:help@kaamsetu.example',
};

describe('readVapid', () => {
  it('readVapid returns the configured keys, and null if all are absent', () => {
    expect(readVapid(env)).toEqual({ publicKey, privateKey, subject: env.VAPID_SUBJECT });
    expect(readVapid({ ...env, VAPID_PUBLIC_KEY: undefined, VAPID_PRIVATE_KEY: undefined })).toBeNull();
  });

  it.each([
    [{ VAPID_SUBJECT: undefined }, /together/],
    [{ VAPID_PRIVATE_KEY: makeVapidPair().privateKey }, /not a pair/],
    [{ VAPID_PRIVATE_KEY: 'A'.repeat(43) }, /not a pair/],
  ])('readVapid throws one sentence if the keys cannot sign: %o', (wrong, sentence) => {
    expect(() => readVapid({ ...env, ...wrong })).toThrow(sentence);
  });
});
