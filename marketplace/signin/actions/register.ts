// Creates an account for a verified phone number: user, profile, identity (mask and digest), consent and session, in
// one transaction.

import { fail } from '#contracts/problems.ts';
import type { RoleSlug, UserType } from '#contracts/reference.ts';
import { CONSENT_VERSION } from '#contracts/signin.ts';
import { type IdentityType, normaliseIdentity } from '#contracts/values.ts';
import { inTransaction, violatedConstraint } from '#platform/db.ts';
import { digest, randomToken } from '#platform/secrets.ts';
import type { Tx } from '#platform/sql.ts';
import type { Person } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { storedIdentityOf, validateIdentity } from '../../people/actions/stored-identity.ts';
import {
  insertAccount,
  insertConsents,
  insertEmployerProfile,
  insertLabourProfile,
} from '../../people/queries/accounts.ts';
import { insertIdentity } from '../../people/queries/identities.ts';
import { findPlace } from '../../places/places.ts';
import { recordEvent } from '../../record-event.ts';
import { readSettings } from '../../settings/queries.ts';
import {
  findRegistrationAttempts,
  insertRegistrationAttempt,
  removeRegistrationAttempt,
  takeTokenAttempt,
} from '../queries/registration-attempts.ts';
import { insertSession, removeRegistrationToken } from '../queries/sessions.ts';
import { MAX_PHONE_ATTEMPTS } from '../rules.ts';

interface PersonForm {
  first_name: string;
  last_name: string;
  phone_number: string;
  identity_type: IdentityType;
  identity_number: string;
  email?: string | undefined;
  state?: string | undefined;
  city?: string | undefined;
  language?: string | undefined;
  is_adult?: boolean | undefined;
}

export interface LabourForm extends PersonForm {
  skills?: RoleSlug[] | undefined;
}

export interface EmployerForm extends PersonForm {
  address: string;
  pincode?: string | undefined;
  gst_number?: string | null | undefined;
  company_name?: string | undefined;
}

const wrong = (field: string, code: string) => fail('validation_failed', { errors: { [field]: [code] } });

/**
 * The registering client: digest of its registration token, network address, and name of the browser for the list of
 * sessions.
 */
export interface Registrant {
  passHash: Buffer;
  /** The network address. It is '' for a request that is exempt from the limit per address, such as in a demo. */
  address: string;
  browser: string;
}

interface Registration extends Registrant {
  type: UserType;
  form: PersonForm;
  insertProfile(tx: Tx, userId: number): Promise<void>;
  /** Additional checks for this user type. Fails with `validation_failed`. */
  validate?(): void;
  /** Runs in the transaction of the registration, after the account exists. */
  onOpened?: OnOpened | undefined;
}

export type OnOpened = (tx: Tx, user: Person) => Promise<void>;

/** Consent purposes that the privacy notice of the registration covers. */
const REGISTRATION = ['registration', 'identity'];

/**
 * Counts a registration attempt before the identity number is validated. Five attempts invalidate the registration
 * token; failed attempts also count against the phone number and the network address. Returns the id of the attempt.
 * Fails with:
 * - `not_authenticated` if the registration token is unknown, expired or used up,
 * - `rate_limited` after too many attempts with the phone number or from the address,
 * - `phone_mismatch` if the token belongs to another phone number than the form.
 */
async function takeAttempt({ db }: Pick<Deps, 'db'>, { form, passHash, address }: Registration): Promise<number> {
  const taken = await inTransaction(db, async (tx) => {
    const phone = (await takeTokenAttempt(tx, passHash)) ?? fail('not_authenticated');
    const tries = await findRegistrationAttempts(tx, { phone, address });
    const { otp_per_address_hour } = await readSettings(tx, ['otp_per_address_hour']);
    if (tries.of_phone >= MAX_PHONE_ATTEMPTS) return { phone, wait: Math.max(1, tries.phone_seconds) };
    if (tries.of_address >= otp_per_address_hour) return { phone, wait: Math.max(1, tries.address_seconds) };
    return { phone, wait: 0, id: await insertRegistrationAttempt(tx, { phone, address }) };
  });
  if (taken.id === undefined) fail('rate_limited', { retry_after: taken.wait });
  if (taken.phone !== form.phone_number) fail('phone_mismatch');
  return taken.id;
}

async function register(deps: Pick<Deps, 'db' | 'secrets'>, registration: Registration) {
  const { type, form, passHash, browser, insertProfile } = registration;
  const attemptId = await takeAttempt(deps, registration);
  const { identity_type, language = 'en' } = form;
  registration.validate?.();
  const number = validateIdentity(type, form);
  const token = randomToken();
  const place = form.city && form.state ? await findPlace(form.city, form.state) : null;
  try {
    await inTransaction(deps.db, async (tx) => {
      if ((await removeRegistrationToken(tx, passHash)) === 0) fail('not_authenticated');
      const userId = await insertAccount(tx, type, { ...form, city: place?.name ?? form.city });
      await insertProfile(tx, userId);
      await insertIdentity(tx, userId, await storedIdentityOf(deps, tx, { userId, identity_type, number }));
      await insertConsents(tx, userId, { purposes: REGISTRATION, version: CONSENT_VERSION, language });
      await insertSession(tx, { tokenHash: digest(token), userId, browser });
      await removeRegistrationAttempt(tx, attemptId);
      await recordEvent(tx, { name: 'user.registered', actor: { type, id: userId }, payload: { user_id: userId } });
      await registration.onOpened?.(tx, { type, id: userId });
    });
  } catch (error) {
    if (violatedConstraint(error) === 'users_phone_number_key') fail('phone_in_use');
    throw error;
  }
  return { token, user_type: type };
}

/**
 * Registers a worker. The registration token must belong to the phone number in the form (D5), and the PAN must be
 * personal (C.3). If another account has the identity number, the response is the same as for an unused number, and a
 * moderator resolves the conflict (D40). `onOpened` runs in the transaction of the registration. Fails as {@link
 * takeAttempt} does, with `validation_failed` for an invalid identity number, and with `phone_in_use` if an account has
 * the phone number.
 */
export function registerLabour(
  deps: Pick<Deps, 'db' | 'secrets'>,
  registrant: Registrant & { onOpened?: OnOpened },
  form: LabourForm,
) {
  const insertProfile = (tx: Tx, userId: number) => insertLabourProfile(tx, userId, form.skills ?? []);
  return register(deps, { type: 'labour', form, ...registrant, insertProfile });
}

/**
 * Registers an employer. Fails as {@link registerLabour} does, and with `validation_failed` if
 * - both GSTIN and PAN are given but the PAN inside the GSTIN is different (C.4),
 * - the form has no e-mail address and the setting `employer_email_optional` is off.
 */
export async function registerEmployer(deps: Pick<Deps, 'db' | 'secrets'>, registrant: Registrant, form: EmployerForm) {
  // Check the e-mail address before the attempt is counted, so that a missing address does not use up an attempt.
  if (form.email === undefined) {
    const { employer_email_optional } = await readSettings(deps.db, ['employer_email_optional']);
    if (!employer_email_optional) wrong('email', 'required');
  }
  const pan = form.identity_type === 'pan' ? normaliseIdentity('pan', form.identity_number) : null;
  const validate = () => {
    if (pan && form.gst_number && form.gst_number.slice(2, 12) !== pan) wrong('gst_number', 'gstin_pan_mismatch');
  };
  const insertProfile = (tx: Tx, userId: number) =>
    insertEmployerProfile(tx, userId, { company_name: form.company_name ?? null, gst_number: form.gst_number ?? null });
  return register(deps, { type: 'employer', form, ...registrant, insertProfile, validate });
}
