// Details of one application for its worker or employer: status history, contact, verification record and applicant
// profile.
import type { EmployerApplication, LabourApplication } from '#contracts/application-shapes.ts';
import { maskPhone } from '#contracts/phone.ts';
import { isReadOnly } from '#platform/db.ts';
import type { Person } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { findProfile, type ProfileRow } from '../../people/queries/profiles.ts';
import { badgesOf } from '../../people/rules.ts';
import { listWorkPictures } from '../../pictures/queries.ts';
import { findEmployerContact, findNotes, findVerification, listReveals, listSteps } from '../detail-queries.ts';
import { openApplication } from './change-status.ts';
import { showApplication } from './show.ts';

type Store = Pick<Deps, 'db'>;

/** Returns an application to its worker. Fails with `not_found`. */
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

/**
 * Returns the profile fields that an employer may see: the gender is omitted and the phone number masked. Returns empty
 * fields if the account was erased.
 */
const profileView = (profile: ProfileRow | null): EmployerApplication['applicant_profile'] => ({
  languages_known: profile?.languages_known ?? [],
  preferred_shift: profile?.preferred_shift ?? null,
  preferred_states: profile?.preferred_states ?? [],
  expected_salary: profile?.expected_salary ?? null,
  badges: profile ? badgesOf(profile) : [],
  phone_masked: profile?.phone_number ? maskPhone(profile.phone_number) : null,
  resume: profile?.files.resume ?? null,
});

/**
 * Moves the application to `under_review`. Does nothing while the database is read-only: the employer's next request
 * will move it.
 */
async function openIfWritable(db: Store['db'], employer: Person, id: number): Promise<void> {
  await openApplication({ db }, employer, id).catch((error: unknown) => {
    if (!isReadOnly(error)) throw error;
  });
}

/** Returns an application to its employer. A pending application moves to `under_review`. Fails with `not_found`. */
export async function showApplicant({ db }: Store, employer: Person, id: number): Promise<EmployerApplication> {
  const waiting = await showApplication({ db }, employer, id);
  if (waiting.status === 'pending') await openIfWritable(db, employer, id);
  const application = waiting.status === 'pending' ? await showApplication({ db }, employer, id) : waiting;
  const [timeline, verification, notes, profile, pictures] = await Promise.all([
    listSteps(db, employer, id),
    findVerification(db, employer, id),
    findNotes(db, employer, id),
    findProfile(db, application.applicant.id),
    application.status === 'withdrawn' ? [] : listWorkPictures(db, application.applicant.id),
  ]);
  const shown = profileView(profile);
  const resume = application.acts.includes('see_resume') ? shown.resume : null;
  return {
    ...application,
    timeline,
    verification,
    notes,
    applicant_profile: { ...shown, resume, work_pictures: pictures },
  };
}
