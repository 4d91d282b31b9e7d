// SQL of profiles: reads the profile of a user as one row, and stores it.
import { fileInfo } from '#contracts/files.ts';
import { identity } from '#contracts/people.ts';
import { fileKind, gender, salaryPeriod, shift, userType } from '#contracts/reference.ts';
import { employerReputation, labourReputation } from '#contracts/reputation.ts';
import { instant } from '#contracts/values.ts';
import { z } from '#contracts/z.ts';
import { maybe, one, type Queryable, rawSql, run, sql, type Tx } from '#platform/sql.ts';
import { employerReputationOf, labourReputationOf } from '../../reputation/columns.ts';

const review = z.object({
  status: z.enum(['pending', 'verified', 'rejected']),
  submitted_at: instant,
  decided_at: z.nullable(instant),
  reason: z.nullable(z.string()),
});

const pay = z.object({ amount: z.int(), period: salaryPeriod });

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
  pincode: z.nullable(z.string()),
  language: z.string(),
  identity: z.nullable(identity),
  /** The latest review that the user may see; null before the first review. */
  review: z.nullable(review),
  files: z.partialRecord(fileKind, fileInfo),
  gender: z.nullable(gender),
  date_of_birth: z.nullable(z.string()),
  preferred_shift: z.nullable(shift),
  preferred_states: z.nullable(z.array(z.string())),
  languages_known: z.nullable(z.array(z.string())),
  current_salary: z.nullable(pay),
  expected_salary: z.nullable(pay),
  skills: z.nullable(z.array(z.string())),
  experience_years: z.nullable(z.int()),
  company_name: z.nullable(z.string()),
  gst_number: z.nullable(z.string()),
  is_contractor: z.nullable(z.boolean()),
  labour_reputation: labourReputation,
  employer_reputation: employerReputation,
  created_at: instant,
  updated_at: instant,
});
export type ProfileRow = z.output<typeof profileRow>;

/** Returns the profile of a user. Fields of the other user type are null. Null for an unknown or erased user. */
export function findProfile(db: Queryable, userId: number): Promise<ProfileRow | null> {
  return maybe(
    db,
    sql`select u.id, u.uid, u.user_type, u.phone_number, u.first_name, u.last_name, u.email, u.address, u.state, u.city, u.pincode,
        u.language,
        case when i.user_id is not null then
          jsonb_build_object('type', i.identity_type, 'masked', i.masked, 'status', i.status) end as identity,
        (select jsonb_build_object('status', r.status, 'submitted_at', r.submitted_at, 'decided_at', r.decided_at, 'reason', r.reason)
          from identity_reviews r where r.user_id = u.id and (r.cause = 'documents' or r.cause = 'shared_number' and r.status <> 'pending')
          order by r.id desc limit 1) as review,
        (select coalesce(jsonb_object_agg(f.kind, jsonb_build_object('uid', f.uid, 'name', f.name, 'content_type', f.content_type,
          'size', f.size, 'uploaded_at', f.uploaded_at)), '{}') from files f where f.user_id = u.id) as files,
        l.gender, to_char(l.date_of_birth, 'YYYY-MM-DD') as date_of_birth, l.preferred_shift, l.preferred_states, l.languages_known,
        case when l.current_salary is not null then
          jsonb_build_object('amount', l.current_salary, 'period', l.current_salary_period) end as current_salary,
        case when l.expected_salary is not null then
          jsonb_build_object('amount', l.expected_salary, 'period', l.expected_salary_period) end as expected_salary,
        l.skills, l.experience_years, e.company_name, e.gst_number, e.is_contractor, u.created_at, u.updated_at,
        ${labourReputationOf(rawSql('u.id'), rawSql('l.experience_years'))} as labour_reputation,
        ${employerReputationOf(rawSql('u.id'))} as employer_reputation
      from users u
      left join identities i on i.user_id = u.id
      left join labour_profiles l on l.user_id = u.id
      left join employer_profiles e on e.user_id = u.id
      where u.id = ${userId} and u.erased_at is null`,
    profileRow,
  );
}

/** Stores the profile fields that both user types have. */
export async function setAccount(tx: Tx, profile: ProfileRow): Promise<void> {
  await run(
    tx,
    sql`update users set first_name = ${profile.first_name}, last_name = ${profile.last_name}, email = ${profile.email},
        address = ${profile.address}, state = ${profile.state}, city = ${profile.city}, pincode = ${profile.pincode},
        language = ${profile.language}, updated_at = now()
      where id = ${profile.id}`,
  );
}

export async function setLabourProfile(tx: Tx, profile: ProfileRow): Promise<void> {
  const { current_salary: current, expected_salary: expected } = profile;
  await run(
    tx,
    sql`update labour_profiles set gender = ${profile.gender}, date_of_birth = ${profile.date_of_birth},
        preferred_shift = ${profile.preferred_shift}, preferred_states = ${profile.preferred_states ?? []},
        languages_known = ${profile.languages_known ?? []}, skills = ${profile.skills ?? []},
        experience_years = ${profile.experience_years},
        current_salary = ${current?.amount ?? null}, current_salary_period = ${current?.period ?? null},
        expected_salary = ${expected?.amount ?? null}, expected_salary_period = ${expected?.period ?? null}
      where user_id = ${profile.id}`,
  );
}

export async function setEmployerProfile(tx: Tx, profile: ProfileRow): Promise<void> {
  await run(
    tx,
    sql`update employer_profiles set company_name = ${profile.company_name}, gst_number = ${profile.gst_number},
        is_contractor = ${profile.is_contractor ?? false}
      where user_id = ${profile.id}`,
  );
}

/**
 * Checks a date of birth against today in India (D12). Returns `date_invalid` if the date is in the future or more than
 * 100 years ago, `under_age` if the user is younger than 18, and otherwise null.
 */
export async function findBirthProblem(tx: Tx, day: string): Promise<'date_invalid' | 'under_age' | null> {
  const row = await one(
    tx,
    sql`select case when born > today or born < today - interval '100 years' then 'date_invalid'
        when born > today - interval '18 years' then 'under_age' end as problem
      from (select ${day}::date as born, (now() at time zone 'Asia/Kolkata')::date as today) as days`,
    z.object({ problem: z.nullable(z.enum(['date_invalid', 'under_age'])) }),
  );
  return row.problem;
}
