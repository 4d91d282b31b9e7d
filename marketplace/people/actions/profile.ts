// Reads profiles in the form that the API returns (D15), and checks that a profile is complete enough (D14).
import type { EmployerProfile, LabourProfile } from '#contracts/people.ts';
import { fail } from '#contracts/problems.ts';
import type { Queryable } from '#platform/sql.ts';
import type { ReadDeps } from '../../deps.ts';
import { readSettings } from '../../settings/queries.ts';
import { findProfile } from '../queries/profiles.ts';
import { badgesOf, completionOf } from '../rules.ts';

async function load(db: Queryable, userId: number) {
  const profile = (await findProfile(db, userId)) ?? fail('not_found');
  const { profile_completion_threshold } = await readSettings(db, ['profile_completion_threshold']);
  return { profile, completion: completionOf(profile, profile_completion_threshold) };
}

type LoadedProfile = Awaited<ReturnType<typeof load>>;

function common({ profile, completion }: LoadedProfile) {
  return {
    id: profile.id,
    uid: profile.uid,
    user_type: profile.user_type,
    role: profile.user_type,
    phone_number: profile.phone_number,
    first_name: profile.first_name,
    last_name: profile.last_name,
    email: profile.email,
    address: profile.address,
    state: profile.state,
    city: profile.city,
    pincode: profile.pincode,
    profile_picture: profile.files.picture ? `/api/v1/files/${profile.files.picture.uid}/` : null,
    identity: profile.identity,
    verified: profile.identity?.status === 'verified',
    badges: badgesOf(profile),
    profile_completion_percentage: completion.percentage,
    profile_completion: completion,
    language: profile.language,
    created_at: profile.created_at,
    updated_at: profile.updated_at,
  };
}

/** Returns the profile of a worker. Fails with `not_found`. */
export async function showLabourProfile({ db }: Pick<ReadDeps, 'db'>, userId: number): Promise<LabourProfile> {
  const loaded = await load(db, userId);
  const { profile } = loaded;
  return {
    ...common(loaded),
    gender: profile.gender,
    date_of_birth: profile.date_of_birth,
    preferred_shift: profile.preferred_shift,
    preferred_states: profile.preferred_states ?? [],
    languages_known: profile.languages_known ?? [],
    current_salary: profile.current_salary,
    expected_salary: profile.expected_salary,
    experience_years: profile.experience_years,
    skills: profile.skills ?? [],
    resume: profile.files.resume ?? null,
    identity_document: profile.files.identity ?? null,
    score: profile.labour_reputation,
  };
}

/** Returns the profile of an employer. Fails with `not_found`. */
export async function showEmployerProfile({ db }: Pick<ReadDeps, 'db'>, userId: number): Promise<EmployerProfile> {
  const loaded = await load(db, userId);
  const { profile } = loaded;
  return {
    ...common(loaded),
    company_name: profile.company_name,
    gst_number: profile.gst_number,
    is_contractor: profile.is_contractor ?? false,
    reputation: profile.employer_reputation,
    pan_document: profile.files.pan ?? null,
    gstin_document: profile.files.gst ?? null,
  };
}

/** Fails with `profile_incomplete` if the profile is too incomplete to apply for jobs or post them (D14). */
export async function requireComplete(db: Queryable, userId: number): Promise<void> {
  const { completion } = await load(db, userId);
  const { percentage, threshold, missing } = completion;
  if (completion.blocked) fail('profile_incomplete', { percentage, threshold, missing });
}
