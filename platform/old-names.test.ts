// Tests that the names of the previous release are still accepted, for environment variables and for review commands.
import { expect, it } from 'vitest';
import { testSecrets } from '#testing/secrets.ts';
import { identityKeysOf, readEnv } from './env.ts';
import { listDeprecations, newReviewCommand, withNewNames } from './old-names.ts';
import { listSetVariables } from './set-variables.ts';

const OLD_KEY = 'previous-identity-key-of-this-test-1';
const NEW_KEY = 'previous-identity-key-of-this-test-2';
const environment = { APP_ENV: 'test', DATABASE_URL: 'postgres://localhost/none', ...testSecrets };
const keysWith = (more: NodeJS.ProcessEnv) => identityKeysOf(readEnv({ ...environment, ...more }));

it('The previous identity keys are read under the new and under the old name of their variable', () => {
  expect(keysWith({ PREVIOUS_IDENTITY_KEYS: NEW_KEY })).toEqual([NEW_KEY, testSecrets.IDENTITY_KEY]);
  expect(keysWith({ IDENTITY_KEYS_BEFORE: OLD_KEY })).toEqual([OLD_KEY, testSecrets.IDENTITY_KEY]);
});

it('The new name of a variable wins, unless its value is empty', () => {
  const both = { IDENTITY_KEYS_BEFORE: OLD_KEY, PREVIOUS_IDENTITY_KEYS: NEW_KEY };
  expect(keysWith(both)).toEqual([NEW_KEY, testSecrets.IDENTITY_KEY]);
  expect(keysWith({ ...both, PREVIOUS_IDENTITY_KEYS: '' })).toEqual([OLD_KEY, testSecrets.IDENTITY_KEY]);
});

it('The user of the embedded Postgres is read under both names', () => {
  for (const name of ['EMBEDDED_POSTGRES_USER', 'EMBEDDED_POSTGRES_AS'])
    expect(withNewNames({ [name]: 'account' }).EMBEDDED_POSTGRES_USER).toBe('account');
});

it('Only variables that are set under their old name are deprecated', () => {
  expect(listDeprecations({ IDENTITY_KEYS_BEFORE: OLD_KEY, EMBEDDED_POSTGRES_AS: '' })).toEqual([
    'IDENTITY_KEYS_BEFORE is deprecated: use PREVIOUS_IDENTITY_KEYS.',
  ]);
  expect(listDeprecations({ PREVIOUS_IDENTITY_KEYS: NEW_KEY })).toEqual([]);
});

it('A variable that is set under its old name is listed as set under its new name', () => {
  expect(listSetVariables({ IDENTITY_KEYS_BEFORE: OLD_KEY })).toContainEqual({
    name: 'PREVIOUS_IDENTITY_KEYS',
    set: true,
  });
});

it('An old review command is renamed with a warning, and a new one without', () => {
  const warnings: string[] = [];
  const renamed = (name: string) => newReviewCommand(name, (sentence) => warnings.push(sentence));
  expect([renamed('uphold-day'), renamed('uphold-attendance'), renamed('toString')]).toEqual([
    'uphold-attendance',
    'uphold-attendance',
    'toString',
  ]);
  expect(warnings).toEqual(['uphold-day is deprecated: use uphold-attendance.']);
});
