// Passkeys of the caller's own account: issues a challenge, registers the passkey that signed it, and removes a
// passkey, which requires the password.
import { fail } from '#contracts/problems.ts';
import type { NewCredential, Passkey, PasskeyCreation } from '#contracts/second-factors.ts';
import { type Db, inTransaction, violatedConstraint } from '#platform/db.ts';
import type { Admin } from '../../actor.ts';
import { writeAudit } from '../audit.ts';
import { challengeIn, creationOptions, type PasskeySite, verifyNewPasskey } from '../passkeys.ts';
import {
  consumeChallenge,
  findPasskeys,
  insertChallenge,
  insertPasskey,
  removePasskeyRow,
} from '../queries/passkeys.ts';
import { lockFactors } from '../queries/second-factor.ts';
import { removeAdminSessions } from '../queries/sessions.ts';
import { MAX_PASSKEYS } from '../rules.ts';
import { dropCodesOfLast, refuseLastFactor } from './last-factor.ts';
import { requirePassword } from './prove-password.ts';
import { prepareFirstCodes, storeFirstCodes } from './recovery-codes.ts';

const targetOf = (admin: Admin) => ({ type: 'admin', id: admin.id });

/**
 * Returns the options for `navigator.credentials.create`, and stores their challenge. Fails with `passkeys_limit` if
 * the account already has `MAX_PASSKEYS` passkeys.
 */
export async function startPasskey(db: Db, site: PasskeySite, admin: Admin): Promise<PasskeyCreation> {
  const passkeys = await findPasskeys(db, admin.id);
  if (passkeys.length >= MAX_PASSKEYS) fail('passkeys_limit', { limit: MAX_PASSKEYS });
  const options = await creationOptions(site, admin, passkeys);
  await insertChallenge(db, admin.id, { challenge: options.challenge, purpose: 'register' });
  return options;
}

interface Registration {
  name: string;
  credential: NewCredential;
  session_id: number;
}

interface PasskeyRegistration {
  passkey: Passkey;
  recovery_codes: string[] | null;
  /** Ids of the sessions that ended. */
  ended: number[];
}

const refuse = () => fail('validation_failed', { errors: { credential: ['passkey_wrong'] } });

/**
 * Verifies the browser's response to the challenge and returns the new passkey. Consumes the challenge even if the
 * response is invalid. Fails with `validation_failed` for the field `credential` if the response is invalid, or if the
 * server has not issued its challenge.
 */
async function verified(db: Db, site: PasskeySite, { admin, credential }: { admin: Admin; credential: NewCredential }) {
  const challenge = challengeIn(credential) ?? refuse();
  if (!(await consumeChallenge(db, admin.id, { challenge, purpose: 'register' }))) refuse();
  return (await verifyNewPasskey(site, challenge, credential)) ?? refuse();
}

/**
 * Adds a passkey and ends the other sessions of the account. Fails with `passkeys_limit` if the account already has
 * `MAX_PASSKEYS` passkeys, and with `validation_failed` for the field `credential` if the browser's response is invalid
 * or the passkey is already registered.
 */
export async function addPasskey(
  db: Db,
  site: PasskeySite,
  { admin, added }: { admin: Admin; added: Registration },
): Promise<PasskeyRegistration> {
  const row = await verified(db, site, { admin, credential: added.credential });
  const prepared = await prepareFirstCodes(db, admin.id);
  const adding = inTransaction(db, async (tx) => {
    const factors = (await lockFactors(tx, admin.id)) ?? fail('not_authenticated');
    if (factors.passkeys >= MAX_PASSKEYS) fail('passkeys_limit', { limit: MAX_PASSKEYS });
    const recovery_codes = await storeFirstCodes(tx, admin.id, prepared);
    const passkey = await insertPasskey(tx, admin.id, { ...row, name: added.name });
    const ended = await removeAdminSessions(tx, admin.id, added.session_id);
    const after = { passkey: passkey.id, recovery_codes: recovery_codes?.length ?? 0 };
    await writeAudit(tx, admin, { action: 'passkey.added', target: targetOf(admin), after });
    return { passkey, recovery_codes, ended };
  });
  return adding.catch((error) => {
    if (violatedConstraint(error) === 'admin_passkeys_credential_id_key') refuse();
    throw error;
  });
}

interface Removal {
  id: number;
  password: string;
  address: string;
  session_id: number;
  production: boolean;
}

/**
 * Removes a passkey and ends the other sessions of the account. Returns the ids of the ended sessions. Fails with
 * `not_found` if the account has no such passkey, with `last_second_factor` if it is the last second factor and the
 * role requires one, with `validation_failed` for the field `password` if the password is wrong, and with
 * `rate_limited` after too many wrong passwords.
 */
export async function removePasskey(db: Db, admin: Admin, removal: Removal): Promise<number[]> {
  const { id, password, address, session_id, production } = removal;
  await requirePassword(db, { username: admin.username, password, address, ip: admin.ip }, 'password');
  return inTransaction(db, async (tx) => {
    const factors = (await lockFactors(tx, admin.id)) ?? fail('not_authenticated');
    if ((await removePasskeyRow(tx, admin.id, id)) === 0) fail('not_found');
    const left = factors.totp + factors.passkeys - 1;
    refuseLastFactor(production, { role: factors.role, left });
    await dropCodesOfLast(tx, admin.id, left);
    await writeAudit(tx, admin, { action: 'passkey.removed', target: targetOf(admin), before: { passkey: id } });
    return removeAdminSessions(tx, admin.id, session_id);
  });
}
