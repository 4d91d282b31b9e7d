// Creates an account for a verified phone: person, profile, identity (mask and digest), consent and session, all or nothing.

import { fail } from '#contracts/problems.ts';
import type { RoleSlug, UserType } from '#contracts/reference.ts';
import { CONSENT_VERSION } from '#contracts/signin.ts';
import { type IdentityType, normaliseIdentity } from '#contracts/values.ts';
import { inTransaction, violatedConstraint } from '#platform/db.ts';
import { digest, randomToken } from '#platform/secrets.ts';
import type { Tx } from '#platform/sql.ts';
import type { Deps } from '../../deps.ts';
import { judgeIdentity, keptOf } from '../../people/actions/keep-identity.ts';
import {
  insertAccount,
  insertConsents,
  insertEmployerProfile,
  insertLabourProfile,
} from '../../people/queries/accounts.ts';
import { insertIdentity } from '../../people/queries/identities.ts';
import { findPlace } from '../../places/places.ts';
import { recordEvent } from '../../record-event.ts';
import { findPassPhone, insertSession, removePass } from '../queries/sessions.ts';

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
  gst_number?: string | undefined;
  company_name?: string | undefined;
}

const wrong = (field: string, code: string) => fail('validation_failed', { errors: { [field]: [code] } });

/** Who registers: the pass that came along, and what the list of sessions calls the browser. */
interface Registrant {
  passHash: Buffer;
  browser: string;
}

interface Registration extends Registrant {
  type: UserType;
  form: PersonForm;
  insertProfile(tx: Tx, userId: number): Promise<void>;
}

/** What the notice of registration asks for. */
const REGISTRATION = ['registration', 'identity'];

async function register(deps: Pick<Deps, 'db' | 'secrets'>, registration: Registration) {
  const { type, form, passHash, browser, insertProfile } = registration;
  const { identity_type, language = 'en' } = form;
  const number = judgeIdentity(type, form);
  if ((await findPassPhone(deps.db, passHash)) !== form.phone_number) fail('phone_mismatch');
  const token = randomToken();
  const place = form.city && form.state ? await findPlace(form.city, form.state) : null;
  try {
    await inTransaction(deps.db, async (tx) => {
      if ((await removePass(tx, passHash)) === 0) fail('not_authenticated');
      const userId = await insertAccount(tx, type, { ...form, city: place?.name ?? form.city });
      await insertProfile(tx, userId);
      await insertIdentity(tx, userId, await keptOf(deps, tx, { userId, identity_type, number }));
      await insertConsents(tx, userId, { purposes: REGISTRATION, version: CONSENT_VERSION, language });
      await insertSession(tx, { tokenHash: digest(token), userId, browser });
      await recordEvent(tx, { name: 'user.registered', actor: { type, id: userId }, payload: { user_id: userId } });
    });
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === 'users_phone_number_key') fail('phone_in_use');
    if (constraint === 'identities_one_account') fail('identity_in_use');
    throw error;
  }
  return { token, user_type: type };
}

/**
 * Registers a person looking for work. The pass must be of the same phone (D5), the PAN a person's (C.3). Fails with
 * `validation_failed`, `phone_mismatch`, `phone_in_use` or `identity_in_use`.
 */
export function registerLabour(deps: Pick<Deps, 'db' | 'secrets'>, registrant: Registrant, form: LabourForm) {
  const insertProfile = (tx: Tx, userId: number) => insertLabourProfile(tx, userId, form.skills ?? []);
  return register(deps, { type: 'labour', form, ...registrant, insertProfile });
}

/** Registers an employer. Where GSTIN and PAN are both given, the PAN inside the GSTIN must be the same (C.4). Fails as for labour. */
export function registerEmployer(deps: Pick<Deps, 'db' | 'secrets'>, registrant: Registrant, form: EmployerForm) {
  const pan = form.identity_type === 'pan' ? normaliseIdentity('pan', form.identity_number) : null;
  if (pan && form.gst_number && form.gst_number.slice(2, 12) !== pan) wrong('gst_number', 'gstin_pan_mismatch');
  const insertProfile = (tx: Tx, userId: number) =>
    insertEmployerProfile(tx, userId, { company_name: form.company_name ?? null, gst_number: form.gst_number ?? null });
  return register(deps, { type: 'employer', form, ...registrant, insertProfile });
}
