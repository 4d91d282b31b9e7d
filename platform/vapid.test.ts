// The keys by which push services know this installation: whole and usable, or none.
import { describe, expect, it } from 'vitest';
import { makeVapidPair, readVapid } from './vapid.ts';

const { publicKey, privateKey } = makeVapidPair();
const env = {
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
  VAPID_SUBJECT: 'mailto:help@kaamsetu.example',
};

describe('the keys of push', () => {
  it('are taken as they are, and may be missing all together', () => {
    expect(readVapid(env)).toEqual({ publicKey, privateKey, subject: env.VAPID_SUBJECT });
    expect(readVapid({ ...env, VAPID_PUBLIC_KEY: undefined, VAPID_PRIVATE_KEY: undefined })).toBeNull();
  });

  it.each([
    [{ VAPID_SUBJECT: undefined }, /together/],
    [{ VAPID_PRIVATE_KEY: makeVapidPair().privateKey }, /no pair/],
    [{ VAPID_PRIVATE_KEY: 'A'.repeat(43) }, /no pair/],
  ])('stop the start with one sentence where they could sign nothing: %o', (wrong, sentence) => {
    expect(() => readVapid({ ...env, ...wrong })).toThrow(sentence);
  });
});
