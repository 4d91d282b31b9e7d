import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readSigningKey } from '#platform/signing/signing-key.ts';
import { programEnvironment, signingEnvironment } from './environment.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'kaamsetu-environment-'));
  vi.stubEnv('DATA_DIR', folder);
  vi.stubEnv('DATABASE_URL', '');
  vi.stubEnv('SIGNING_KEY', '');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

it('The generated signing key is not in the environment of every program, and stays the same', () => {
  const { SIGNING_KEY: key = '' } = signingEnvironment();
  expect(() => readSigningKey(key)).not.toThrow();
  expect(signingEnvironment()).toEqual({ SIGNING_KEY: key });
  expect(programEnvironment()).not.toHaveProperty('SIGNING_KEY');
});

it.each(['', 'postgres://db.example/kaamsetu'])(
  'A signing key of the caller is passed on apart (database "%s")',
  (url) => {
    vi.stubEnv('DATABASE_URL', url);
    vi.stubEnv('SIGNING_KEY', 'given');
    expect(signingEnvironment()).toEqual({ SIGNING_KEY: 'given' });
    expect(programEnvironment()).not.toHaveProperty('SIGNING_KEY');
  },
);

it('No signing key is generated with an external database', () => {
  vi.stubEnv('DATABASE_URL', 'postgres://db.example/kaamsetu');
  expect(signingEnvironment()).toEqual({});
});
