// SQL of people: accounts, profiles, identity, consent.
import type { UserType } from '#contracts/reference.ts';
import { userType } from '#contracts/reference.ts';
import { instant } from '#contracts/values.ts';
import { z } from '#contracts/z.ts';
import { maybe, one, type Queryable, run, sql, type Tx } from '#platform/sql.ts';

const onlyId = z.object({ id: z.int() });

interface NewAccount {
  phone_number: string | null;
  first_name: string;
  last_name: string;
  email?: string | null | undefined;
  address?: string | null | undefined;
  state?: string | null | undefined;
  city?: string | null | undefined;
  language?: string | undefined;
  /** Whether the person has said that they are 18 or older (D12). */
  is_adult?: boolean | undefined;
}

export async function insertAccount(tx: Tx, type: UserType, account: NewAccount): Promise<number> {
  const row = await one(
    tx,
    sql`insert into users (user_type, phone_number, first_name, last_name, email, address, state, city, language, adult_confirmed_at)
      values (${type}, ${account.phone_number}, ${account.first_name}, ${account.last_name}, ${account.email ?? null},
        ${account.address ?? null}, ${account.state ?? null}, ${account.city ?? null}, ${account.language ?? 'en'},
        case when ${account.is_adult ?? false}::boolean then now() end)
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

/** Keeps what is left of an identity number: a mask and a keyed digest (D40). */
export async function insertIdentity(
  tx: Tx,
  userId: number,
  identity: { identity_type: string; masked: string; digest: Buffer },
): Promise<void> {
  await run(
    tx,
    sql`insert into identities (user_id, identity_type, masked, digest)
      values (${userId}, ${identity.identity_type}, ${identity.masked}, ${identity.digest})`,
  );
}

export async function insertConsent(
  tx: Tx,
  userId: number,
  { version, language }: { version: string; language: string },
): Promise<void> {
  await run(
    tx,
    sql`insert into consents (user_id, purpose, version, language) values (${userId}, 'registration', ${version}, ${language})`,
  );
}

/** What a person does under a limit stands in line from here to the end of the transaction. */
export async function lockPerson(tx: Tx, userId: number): Promise<void> {
  await run(tx, sql`select 1 from users where id = ${userId} for no key update`);
}

/** The language in which a person reads: what their latest screen showed. */
export async function setLanguage(db: Queryable, userId: number, language: string): Promise<void> {
  await run(
    db,
    sql`update users set language = ${language}, updated_at = now() where id = ${userId} and language <> ${language}`,
  );
}

const profileRow = z.object({
  id: z.int(),
  uid: z.string(),
  user_type: userType,
  phone_number: z.nullable(z.string()),
  first_name: z.string(),
  last_name: z.string(),
  email: z.nullable(z.string()),
  address: z.nullable(z.string()),
  state: z.nullable(z.string()),
  city: z.nullable(z.string()),
  language: z.string(),
  identity: z.nullable(
    z.object({
      type: z.enum(['aadhaar', 'pan']),
      masked: z.string(),
      status: z.enum(['format_valid', 'pending', 'verified', 'rejected']),
    }),
  ),
  skills: z.nullable(z.array(z.string())),
  experience_years: z.nullable(z.int()),
  company_name: z.nullable(z.string()),
  gst_number: z.nullable(z.string()),
  created_at: instant,
  updated_at: instant,
});
export type ProfileRow = z.output<typeof profileRow>;

/** Everything a person's own profile shows. */
export function findProfile(db: Queryable, userId: number): Promise<ProfileRow | null> {
  return maybe(
    db,
    sql`select u.id, u.uid, u.user_type, u.phone_number, u.first_name, u.last_name, u.email, u.address, u.state, u.city, u.language,
        case when i.user_id is not null then
          jsonb_build_object('type', i.identity_type, 'masked', i.masked, 'status', i.status) end as identity,
        l.skills, l.experience_years, e.company_name, e.gst_number, u.created_at, u.updated_at
      from users u
      left join identities i on i.user_id = u.id
      left join labour_profiles l on l.user_id = u.id
      left join employer_profiles e on e.user_id = u.id
      where u.id = ${userId}`,
    profileRow,
  );
}
