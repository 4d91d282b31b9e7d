// Changes the caller's profile. Only the columns named in this file are ever written.
import type { EmployerChange, EmployerProfile, LabourChange, LabourProfile } from '#contracts/people.ts';
import { fail } from '#contracts/problems.ts';
import { inTransaction } from '#platform/db.ts';
import type { Tx } from '#platform/sql.ts';
import type { Person } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { findPlace } from '../../places/places.ts';
import { recordEvent } from '../../record-event.ts';
import { lockPerson } from '../queries/accounts.ts';
import { findIdentity } from '../queries/identities.ts';
import {
  findBirthProblem,
  findProfile,
  type ProfileRow,
  setAccount,
  setEmployerProfile,
  setLabourProfile,
} from '../queries/profiles.ts';
import { proofConcerns } from '../rules.ts';
import { showEmployerProfile, showLabourProfile } from './profile.ts';
import { replaceReview, startReview } from './start-review.ts';
import { isDigestOf } from './stored-identity.ts';

type Store = Pick<Deps, 'db' | 'secrets'>;

const wrong = (field: string, code: string) => fail('validation_failed', { errors: { [field]: [code] } });

/** Returns the given value, also if the value is null. Returns the previous value if the field is absent. */
const kept = <T>(given: T | undefined, before: T): T => (given === undefined ? before : given);
const eachOnce = <T>(list: readonly T[]): T[] => [...new Set(list)];

/**
 * Returns state and city after the change. A new state without a city clears the city, because a city belongs to one
 * state.
 */
async function placeOf(before: ProfileRow, { state: given, city }: LabourChange | EmployerChange) {
  const state = kept<string | null>(given, before.state);
  if (city === undefined) return { state, city: state === before.state ? before.city : null };
  const place = city && state ? await findPlace(city, state) : null;
  return { state, city: place?.name ?? city };
}

async function accountOf(before: ProfileRow, change: LabourChange | EmployerChange): Promise<ProfileRow> {
  return {
    ...before,
    ...(await placeOf(before, change)),
    first_name: kept(change.first_name, before.first_name),
    last_name: kept(change.last_name, before.last_name),
    email: kept(change.email, before.email),
    address: kept(change.address, before.address),
    pincode: kept(change.pincode, before.pincode),
    language: kept<string>(change.language, before.language),
  };
}

function labourOf(account: ProfileRow, change: LabourChange): ProfileRow {
  return {
    ...account,
    gender: kept(change.gender, account.gender),
    date_of_birth: kept(change.date_of_birth, account.date_of_birth),
    preferred_shift: kept(change.preferred_shift, account.preferred_shift),
    preferred_states: eachOnce(change.preferred_states ?? account.preferred_states ?? []),
    languages_known: eachOnce<string>(change.languages_known ?? account.languages_known ?? []),
    current_salary: kept(change.current_salary, account.current_salary),
    expected_salary: kept(change.expected_salary, account.expected_salary),
    experience_years: kept(change.experience_years, account.experience_years),
    skills: eachOnce<string>(change.skills ?? account.skills ?? []),
  };
}

function employerOf(account: ProfileRow, change: EmployerChange): ProfileRow {
  return {
    ...account,
    company_name: kept(change.company_name, account.company_name),
    gst_number: kept(change.gst_number, account.gst_number),
    is_contractor: kept(change.is_contractor, account.is_contractor),
  };
}

/** Locks the user until the end of the transaction and returns the current profile. Fails with `not_found`. */
async function lockProfile(tx: Tx, userId: number): Promise<ProfileRow> {
  await lockPerson(tx, userId);
  return (await findProfile(tx, userId)) ?? fail('not_found');
}

/**
 * If a moderator compares the changed fields with the documents, starts a new review of a verified identity, or
 * replaces a pending review (D39). A verification is valid only for the data that the moderator saw.
 */
async function renewReview(tx: Tx, person: Person, before: ProfileRow, after: ProfileRow): Promise<void> {
  if (!proofConcerns(before, after)) return;
  if (before.identity?.status === 'verified') await startReview(tx, person);
  if (before.identity?.status === 'pending') await replaceReview(tx, person);
}

/**
 * Changes a worker's profile and returns it. Fails with `validation_failed` if the date of birth is implausible
 * (`date_invalid`) or the user is younger than 18 (`under_age`, D12).
 */
export async function changeLabourProfile(deps: Store, person: Person, change: LabourChange): Promise<LabourProfile> {
  await inTransaction(deps.db, async (tx) => {
    const before = await lockProfile(tx, person.id);
    if (change.date_of_birth) {
      const problem = await findBirthProblem(tx, change.date_of_birth);
      if (problem) wrong('date_of_birth', problem);
    }
    const after = labourOf(await accountOf(before, change), change);
    await setAccount(tx, after);
    await setLabourProfile(tx, after);
    if (after.experience_years !== before.experience_years)
      await recordEvent(tx, { name: 'experience.told', actor: person, payload: { user_id: person.id } });
    await renewReview(tx, person, before, after);
  });
  return showLabourProfile(deps, person.id);
}

/**
 * Fails with `gstin_pan_mismatch` if the user's identity is a PAN and the GSTIN contains another PAN (C.4). The PAN is
 * compared by its digest.
 */
async function requireOwnPan(deps: Store, tx: Tx, userId: number, gstNumber: string): Promise<void> {
  const identity = await findIdentity(tx, userId);
  if (identity?.identity_type !== 'pan') return;
  const valid = { userId, identity_type: identity.identity_type, number: gstNumber.slice(2, 12) };
  if (!isDigestOf(deps, identity, valid)) wrong('gst_number', 'gstin_pan_mismatch');
}

/** Changes an employer's profile and returns it. Fails for a new GST number as {@link requireOwnPan} does. */
export async function changeEmployerProfile(
  deps: Store,
  person: Person,
  change: EmployerChange,
): Promise<EmployerProfile> {
  await inTransaction(deps.db, async (tx) => {
    const before = await lockProfile(tx, person.id);
    if (change.gst_number) await requireOwnPan(deps, tx, person.id, change.gst_number);
    const after = employerOf(await accountOf(before, change), change);
    await setAccount(tx, after);
    await setEmployerProfile(tx, after);
    await renewReview(tx, person, before, after);
  });
  return showEmployerProfile(deps, person.id);
}
