// SQL of accounts: creation, consent, language and the lock of a user.
import type { UserType } from '#contracts/reference.ts';
import { z } from '#contracts/z.ts';
import { one, type Queryable, run, sql, type Tx } from '#platform/sql.ts';

const onlyId = z.object({ id: z.int() });

interface NewAccount {
  phone_number: string | null;
  first_name: string;
  last_name: string;
  email?: string | null | undefined;
  address?: string | null | undefined;
  state?: string | null | undefined;
  city?: string | null | undefined;
  pincode?: string | null | undefined;
  language?: string | undefined;
  /** True if the user has confirmed to be at least 18 years old (D12). */
  is_adult?: boolean | undefined;
}

export async function insertAccount(tx: Tx, type: UserType, account: NewAccount): Promise<number> {
  const row = await one(
    tx,
    sql`insert into users (user_type, phone_number, first_name, last_name, email, address, state, city, pincode, language,
        adult_confirmed_at)
      values (${type}, ${account.phone_number}, ${account.first_name}, ${account.last_name}, ${account.email ?? null},
        ${account.address ?? null}, ${account.state ?? null}, ${account.city ?? null}, ${account.pincode ?? null},
        ${account.language ?? 'en'}, case when ${account.is_adult ?? false}::boolean then now() end)
      returning id`,
    onlyId,
  );
  return row.id;
}

export async function insertLabourProfile(tx: Tx, userId: number, skills: readonly string[]): Promise<void> {
  await run(tx, sql`insert into labour_profiles (user_id, skills) values (${userId}, ${skills})`);
}

export async function insertEmployerProfile(
  tx: Tx,
  userId: number,
  { company_name, gst_number }: { company_name: string | null; gst_number: string | null },
): Promise<void> {
  await run(
    tx,
    sql`insert into employer_profiles (user_id, company_name, gst_number) values (${userId}, ${company_name}, ${gst_number})`,
  );
}

/** Inserts one consent receipt per purpose, with version and language of the privacy notice. */
export async function insertConsents(
  tx: Tx,
  userId: number,
  { purposes, version, language }: { purposes: readonly string[]; version: string; language: string },
): Promise<void> {
  await run(
    tx,
    sql`insert into consents (user_id, purpose, version, language)
      select ${userId}, purpose, ${version}, ${language} from unnest(${purposes}::text[]) purpose`,
  );
}

/**
 * Inserts a consent receipt for one purpose, unless the user already has an active receipt for this purpose. A
 * withdrawn receipt is not active, so the user gets a new receipt.
 */
export async function renewConsent(
  tx: Tx,
  userId: number,
  { purpose, version, language }: { purpose: string; version: string; language: string },
): Promise<void> {
  await run(
    tx,
    sql`insert into consents (user_id, purpose, version, language)
      select ${userId}, ${purpose}, ${version}, ${language}
      where not exists (select from consents where user_id = ${userId} and purpose = ${purpose} and withdrawn_at is null)`,
  );
}

/**
 * Locks the user until the end of the transaction. Actions with limits per user take this lock, so that parallel
 * requests cannot exceed the limits. Returns false if the user does not exist or was erased, also during the wait.
 */
export async function lockPerson(tx: Tx, userId: number): Promise<boolean> {
  return (await run(tx, sql`select 1 from users where id = ${userId} and erased_at is null for no key update`)) === 1;
}

/** Sets the user's language. Callers pass the language of the screen that the user saw last. */
export async function setLanguage(db: Queryable, userId: number, language: string): Promise<void> {
  await run(
    db,
    sql`update users set language = ${language}, updated_at = now() where id = ${userId} and language <> ${language}`,
  );
}
