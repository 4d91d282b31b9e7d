// Tests the rotation of the identity keys: known numbers are recognised before, during and after the rotation.
import { expect, it } from 'vitest';
import { z } from '#contracts/z.ts';
import type { Person } from '#marketplace/actor.ts';
import { identityKeysOf, readEnv } from '#platform/env.ts';
import { keyedDigest, wrappedDigest } from '#platform/secrets.ts';
import { many, one, run, sql } from '#platform/sql.ts';
import { useDatabase } from '#testing/database.ts';
import { buildEmployer, buildLabour } from '#testing/factories.ts';
import { marketplaceSecrets, testSecrets } from '#testing/secrets.ts';
import { changeEmployerProfile } from './change-profile.ts';
import { rotateIdentities } from './rotate-identities.ts';
import { submitIdentity } from './submit-identity.ts';

const database = useDatabase();
const [K1, K2, K3] = ['the first key of them all, long enough', 'the second key of them all long enough', 'a third'];
const NUMBER = '499118665246';
const OTHER = '999971658847';
const THIRD = '999933119405';

const holding = (...identity_keys: string[]) => ({
  db: database.db,
  secrets: { ...marketplaceSecrets, identity_keys },
});
const give = (deps: ReturnType<typeof holding>, person: Person, identity_number: string) =>
  submitIdentity(deps, person, { identity_type: 'aadhaar', identity_number });
const rotate = (...keys: string[]) => {
  const reported: number[] = [];
  return rotateIdentities({ db: database.db, keys, progress: (left) => reported.push(left) }).then(() => reported);
};
const storedIdentityOf = ({ id }: Person) =>
  one(
    database.db,
    sql`select digest, keys, status from identities where user_id = ${id}`,
    z.object({ digest: z.instanceof(Buffer), keys: z.int(), status: z.string() }),
  );
/** Returns the claims of users: ids that are equal for users who submitted the same identity number. */
const claimsOf = async (...people: Person[]) => {
  const rows = await many(
    database.db,
    sql`select claim from identities where user_id = any(${people.map(({ id }) => id)}::bigint[])`,
    z.object({ claim: z.nullable(z.int()) }),
  );
  return rows.map(({ claim }) => claim);
};
async function expectShared(...people: Person[]) {
  const claims = await claimsOf(...people);
  expect(claims).toHaveLength(people.length);
  expect(new Set(claims).size).toBe(1);
  expect(claims[0]).not.toBeNull();
}
const anybody = () => buildLabour(database.db, { incomplete: true });
const forget = async () => {
  await run(database.db, sql`delete from identities`);
  await run(database.db, sql`update identity_chain set marks = '{}'`);
};

it('Accounts with the same number share a claim, under the old keys and under the new key', async () => {
  await forget();
  const [early, late, stranger] = [await anybody(), await anybody(), await anybody()];
  await give(holding(K1), early, NUMBER);
  // Processes restart one by one: some processes have the new key and some do not. The new key is not activated yet.
  await give(holding(K1, K2), late, OTHER);
  expect(await claimsOf(early, late)).toEqual([null, null]);
  await give(holding(K1), stranger, OTHER);
  await expectShared(late, stranger);
  await give(holding(K1, K2), stranger, NUMBER);
  await expectShared(early, stranger);
  expect(await rotate(K1, K2)).toEqual([3]);
  await give(holding(K1, K2), stranger, OTHER);
  await expectShared(late, stranger);
  await give(holding(K1, K2), stranger, THIRD);
  const chained = wrappedDigest(K2, keyedDigest(K1, 'aadhaar', NUMBER));
  expect(await storedIdentityOf(early)).toMatchObject({ digest: chained, keys: 2 });
  expect(await storedIdentityOf(stranger)).toMatchObject({ keys: 2 });
  // After a second rotation, all numbers are still recognised.
  await rotate(K1, K2, K3);
  expect(await storedIdentityOf(early)).toMatchObject({ digest: wrappedDigest(K3, chained), keys: 3 });
  await give(holding(K1, K2, K3), late, NUMBER);
  await expectShared(early, late);
});

it('A claim includes the digests that an interrupted rotation has wrapped and those that it has not', async () => {
  await forget();
  const [wrapped, left, stranger] = [await anybody(), await anybody(), await anybody()];
  await give(holding(K1), wrapped, NUMBER);
  await rotate(K1, K2);
  await give(holding(K1, K2), left, OTHER);
  const older = keyedDigest(K1, 'aadhaar', OTHER);
  await run(database.db, sql`update identities set digest = ${older}, keys = 1 where user_id = ${left.id}`);
  await give(holding(K1, K2), stranger, NUMBER);
  await expectShared(wrapped, stranger);
  await give(holding(K1, K2), stranger, OTHER);
  await expectShared(left, stranger);
  expect(await rotate(K1, K2)).toEqual([1]);
  expect(await storedIdentityOf(left)).toMatchObject({ digest: wrappedDigest(K2, older), keys: 2 });
  expect(await rotate(K1, K2)).toEqual([]);
});

it('Six users who submit the same number in parallel share one claim', async () => {
  await forget();
  const people = await Promise.all(Array.from({ length: 6 }, anybody));
  await Promise.all(people.map((person) => give(holding(K1, K2), person, NUMBER)));
  await expectShared(...people);
});

it('The owner keeps the identity status when submitting the same number again after a rotation', async () => {
  await forget();
  const owner = await anybody();
  await give(holding(K1), owner, NUMBER);
  await run(database.db, sql`update identities set status = 'rejected' where user_id = ${owner.id}`);
  await rotate(K1, K2);
  await give(holding(K1, K2), owner, NUMBER);
  expect(await storedIdentityOf(owner)).toMatchObject({ keys: 2, status: 'rejected' });
  await give(holding(K1, K2), owner, OTHER);
  expect(await storedIdentityOf(owner)).toMatchObject({ status: 'format_valid' });
});

it('The PAN inside a GSTIN is compared across all keys', async () => {
  await forget();
  const employer = await buildEmployer(database.db);
  await submitIdentity(holding(K1), employer, { identity_type: 'pan', identity_number: 'AAPFU0939F' });
  await rotate(K1, K2);
  await changeEmployerProfile(holding(K1, K2), employer, { gst_number: '27AAPFU0939F1ZV' });
  await expect(
    changeEmployerProfile(holding(K1, K2), employer, { gst_number: '27AAGCB7383J1Z4' }),
  ).rejects.toMatchObject({ code: 'validation_failed' });
});

it('A process that lacks a key in use rejects identity numbers, and a rotation that lacks one changes nothing', async () => {
  await forget();
  const [owner, stranger] = [await anybody(), await anybody()];
  await give(holding(K1), owner, NUMBER);
  await rotate(K1, K2);
  for (const keys of [[K1], [K2], [K2, K1], [K3, K1, K2]])
    await expect(give(holding(...keys), stranger, OTHER)).rejects.toThrow('not those of the database');
  const before = await storedIdentityOf(owner);
  await expect(rotate(K2, K3)).rejects.toThrow('every key that has been in use');
  expect(await storedIdentityOf(owner)).toEqual(before);
  const rows = await many(
    database.db,
    sql`select user_id from identities where user_id = ${stranger.id}`,
    z.object({ user_id: z.int() }),
  );
  expect(rows).toEqual([]);
});

it('`identityKeysOf` returns the keys oldest first and rejects duplicates', () => {
  const keysOf = (PREVIOUS_IDENTITY_KEYS: string) =>
    identityKeysOf(
      readEnv({
        APP_ENV: 'test',
        ...testSecrets,
        DATABASE_URL: 'postgres://of/tests',
        IDENTITY_KEY: K2,
        PREVIOUS_IDENTITY_KEYS,
      }),
    );
  const older = 'an-older-key-of-the-environment-for-tests';
  expect(keysOf('')).toEqual([K2]);
  const oldest = 'the-oldest-key-of-the-environment-for-tests';
  expect(keysOf(`${oldest}, ${older}`)).toEqual([oldest, older, K2]);
  expect(() => keysOf(`${older},${older}`)).toThrow('must differ');
  expect(() => keysOf('short')).toThrow('PREVIOUS_IDENTITY_KEYS must be');
});
