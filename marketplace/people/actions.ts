// A person's own profile, as it travels (D15).
import type { EmployerProfile, LabourProfile } from '#contracts/people.ts';
import { fail } from '#contracts/problems.ts';
import type { Deps } from '../deps.ts';
import { findProfile, type ProfileRow } from './queries.ts';
import { completionOf } from './rules.ts';

async function load(db: Deps['db'], userId: number): Promise<ProfileRow> {
  return (await findProfile(db, userId)) ?? fail('not_found');
}

function common(profile: ProfileRow) {
  const completion = completionOf(profile);
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
    profile_picture: null,
    identity: profile.identity,
    verified: profile.identity?.status === 'verified',
    profile_completion_percentage: completion.percentage,
    profile_completion: completion,
    language: profile.language,
    created_at: profile.created_at,
    updated_at: profile.updated_at,
  };
}

/** The profile of a person looking for work. */
export async function showLabourProfile({ db }: Pick<Deps, 'db'>, userId: number): Promise<LabourProfile> {
  const profile = await load(db, userId);
  return { ...common(profile), skills: profile.skills ?? [], experience_years: profile.experience_years };
}

/** The profile of an employer. */
export async function showEmployerProfile({ db }: Pick<Deps, 'db'>, userId: number): Promise<EmployerProfile> {
  const profile = await load(db, userId);
  return { ...common(profile), company_name: profile.company_name, gst_number: profile.gst_number };
}
