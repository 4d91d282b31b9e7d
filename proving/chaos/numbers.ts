// Users with known identity numbers, and the digests that the database should store for them. They are not computed by
// the digest code of the product, so that an error in it is found.
import { createHmac } from 'node:crypto';
import { normaliseAadhaar } from '#contracts/identity.ts';
import { z } from '#contracts/z.ts';
import { many, type Queryable, run, sql } from '#platform/sql.ts';

export const OLD_KEY = 'the-older-key-of-identity-numbers-of-the-chaos-run';
export const NEW_KEY = 'the-newer-key-of-identity-numbers-of-the-chaos-run';

/** Environment of the processes and of the command that rotates the key, once the new key exists. */
export const BOTH_KEYS = { IDENTITY_KEY: NEW_KEY, PREVIOUS_IDENTITY_KEYS: OLD_KEY };

export interface Owner {
  id: number;
  number: string;
}

const DIGITS = '0123456789';
const AT_ONCE = 5_000;
const FIRST_PHONE = 8_000_000_000;

/** Returns the valid Aadhaar number with index `n`; each index has a different number. */
export function numberAt(n: number): string {
  const begin = `2${String(n).padStart(10, '0')}`;
  const numbers = [...DIGITS].map((digit) => begin + digit).filter((number) => normaliseAadhaar(number) !== null);
  return numbers[0] ?? '';
}

export const oldDigest = (number: string) => createHmac('sha256', OLD_KEY).update(`aadhaar\0${number}`).digest();
export const newDigest = (number: string) => createHmac('sha256', NEW_KEY).update(oldDigest(number)).digest();
/** The digest that a wrong rotation would store: a rotation that ignores the previous key. */
export const chainless = (number: string) => createHmac('sha256', NEW_KEY).update(`aadhaar\0${number}`).digest();

/**
 * Creates `count` users whose identity number a moderator rejected. If the product does not recognise such a number
 * after a rotation, the decision of the moderator is lost.
 */
export async function plantOwners(db: Queryable, count: number): Promise<Owner[]> {
  const owners: Owner[] = [];
  for (let from = 1; from <= count; from += AT_ONCE) {
    const size = Math.min(AT_ONCE, count - from + 1);
    const numbers = Array.from({ length: size }, (_, place) => numberAt(from + place));
    const rows = await many(
      db,
      sql`with given as (select * from unnest(${numbers}::text[], ${numbers.map(oldDigest)}::bytea[])
          with ordinality as given (number, digest, place)),
        person as (insert into users (user_type, phone_number, first_name, last_name)
          select 'labour', '+91' || (${FIRST_PHONE + from}::bigint + place), 'Ravi', 'Kumar' from given returning id, phone_number),
        profile as (insert into labour_profiles (user_id) select id from person),
        known as (select id, number, digest from person
          join given on phone_number = '+91' || (${FIRST_PHONE + from}::bigint + place)),
        kept as (insert into identities (user_id, identity_type, masked, digest, status)
          select id, 'aadhaar', 'XXXX XXXX ' || right(number, 4), digest, 'rejected' from known)
        select id, number from known`,
      z.object({ id: z.int(), number: z.string() }),
    );
    owners.push(...rows);
  }
  return owners;
}

/** Stores the digests that a wrong rotation would store: a rotation that ignores the previous key. */
export async function rehashWithoutKeyChain(db: Queryable, owners: readonly Owner[]): Promise<void> {
  await run(
    db,
    sql`update identities i set digest = x.digest
      from unnest(${owners.map(({ id }) => id)}::bigint[], ${owners.map(({ number }) => chainless(number))}::bytea[]) as x (user_id, digest)
      where i.user_id = x.user_id`,
  );
}

const kept = z.object({ digest: z.instanceof(Buffer), keys: z.int(), claim: z.nullable(z.int()) });

/**
 * Compares the stored digests with the numbers. Counts digests that were not rotated, numbers in two accounts that are
 * not linked, numbers without a rotated digest, and digests that belong to none of the numbers.
 */
export async function compareDigests(db: Queryable, numbers: readonly string[]) {
  const rows = await many(db, sql`select digest, keys, claim from identities`, kept);
  const times = new Map<string, number>();
  const claims = new Map<string, Set<number | null>>();
  for (const { digest, claim } of rows) {
    const key = digest.toString('hex');
    claims.set(key, (claims.get(key) ?? new Set()).add(claim));
  }
  for (const { digest } of rows) times.set(digest.toString('hex'), (times.get(digest.toString('hex')) ?? 0) + 1);
  const count = (digest: Buffer) => times.get(digest.toString('hex')) ?? 0;
  const accounts = numbers.map((number) => ({ now: count(newDigest(number)), before: count(oldDigest(number)) }));
  const known = accounts.reduce((sum, { now, before }) => sum + now + before, 0);
  return {
    old: rows.filter(({ keys }) => keys < 2).length,
    doubled: numbers.filter((number) => {
      const own = [newDigest(number), oldDigest(number)].map((digest) => digest.toString('hex'));
      const all = new Set(own.flatMap((key) => [...(claims.get(key) ?? [])]));
      const isShared = own.reduce((sum, key) => sum + (times.get(key) ?? 0), 0) > 1;
      return isShared && (all.size > 1 || all.has(null));
    }).length,
    unfound: accounts.filter(({ now }) => now === 0).length,
    strange: rows.length - known,
  };
}
