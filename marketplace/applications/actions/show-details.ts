// One application with all that its reader needs to act: the road, the contact, the record, the applicant's profile.
import type { EmployerApplication, LabourApplication } from '#contracts/applications.ts';
import { maskPhone } from '#contracts/phone.ts';
import { isReadOnly } from '#platform/db.ts';
import type { Person } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { findProfile, type ProfileRow } from '../../people/queries/profiles.ts';
import { badgesOf } from '../../people/rules.ts';
import { findEmployerContact, findNotes, findVerification, listReveals, listSteps } from '../detail-queries.ts';
import { openApplication } from './change-status.ts';
import { showApplication } from './show.ts';

type Store = Pick<Deps, 'db'>;

/** One own application of a person looking for work; fails with `not_found`. */
export async function showOwnApplication({ db }: Store, labour: Person, id: number): Promise<LabourApplication> {
  const application = await showApplication({ db }, labour, id);
  const [timeline, verification, reveals, employer_contact] = await Promise.all([
    listSteps(db, labour, id),
    findVerification(db, labour, id),
    listReveals(db, labour, id),
    findEmployerContact(db, labour, id),
  ]);
  return { ...application, timeline, verification, reveals, employer_contact };
}

/** What an employer reads of an applicant: never the number, nor whether it is a man or a woman. Of somebody erased, nothing. */
const profileView = (profile: ProfileRow | null): EmployerApplication['applicant_profile'] => ({
  languages_known: profile?.languages_known ?? [],
  preferred_shift: profile?.preferred_shift ?? null,
  preferred_states: profile?.preferred_states ?? [],
  expected_salary: profile?.expected_salary ?? null,
  badges: profile ? badgesOf(profile) : [],
  phone_masked: profile?.phone_number ? maskPhone(profile.phone_number) : null,
  resume: profile?.files.resume ?? null,
});

/** Opens it for its employer. A read-only database leaves it for the next reading. */
async function openIfWritable(db: Store['db'], employer: Person, id: number): Promise<void> {
  await openApplication({ db }, employer, id).catch((error: unknown) => {
    if (!isReadOnly(error)) throw error;
  });
}

/** One application to an employer; one that waits is opened by this. Fails with `not_found`. */
export async function showApplicant({ db }: Store, employer: Person, id: number): Promise<EmployerApplication> {
  const waiting = await showApplication({ db }, employer, id);
  if (waiting.status === 'pending') await openIfWritable(db, employer, id);
  const application = waiting.status === 'pending' ? await showApplication({ db }, employer, id) : waiting;
  const [timeline, verification, notes, profile] = await Promise.all([
    listSteps(db, employer, id),
    findVerification(db, employer, id),
    findNotes(db, employer, id),
    findProfile(db, application.applicant.id),
  ]);
  const shown = profileView(profile);
  const resume = application.acts.includes('see_resume') ? shown.resume : null;
  return { ...application, timeline, verification, notes, applicant_profile: { ...shown, resume } };
}
