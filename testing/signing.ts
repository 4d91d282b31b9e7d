// The key that signs documents in tests.
import { makeSigningKey, readSigningKey } from '#platform/signing/signing-key.ts';

export const testSigningKey = readSigningKey(makeSigningKey());
