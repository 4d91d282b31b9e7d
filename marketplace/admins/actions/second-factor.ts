// TOTP (app codes) of the caller's own account. The first correct code enables TOTP; disabling TOTP requires the
// password.
import { fail } from '#contracts/problems.ts';
import { type Db, inTransaction } from '#platform/db.ts';
import type { Admin } from '../../actor.ts';
import { writeAudit } from '../audit.ts';
import { removeFailure } from '../queries/failures.ts';
import { lockFactors, lockNewTotp, removeTotp, setNewTotp, setTotpOn } from '../queries/second-factor.ts';
import { removeAdminSessions } from '../queries/sessions.ts';
import { newTotp, stepOfCode } from '../totp.ts';
import { dropCodesOfLast, refuseLastFactor } from './last-factor.ts';
import { countAttempt, requirePassword } from './prove-password.ts';
import { prepareFirstCodes, storeFirstCodes } from './recovery-codes.ts';

/**
 * Creates a TOTP secret. The secret becomes active when the caller enters its first correct code. Fails with
 * `totp_closed` if TOTP is already active.
 */
export async function startTotp(db: Db, key: string, admin: Admin) {
  const { sealed, secret, otpauth_url } = newTotp(key, admin);
  await inTransaction(db, async (tx) => {
    if ((await setNewTotp(tx, admin.id, sealed)) === 0) fail('totp_closed');
    await writeAudit(tx, admin, { action: 'totp.begun', target: { type: 'admin', id: admin.id } });
  });
  return { secret, otpauth_url };
}

interface FirstCode {
  code: string;
  address: string;
  session_id: number;
}

/**
 * Enables TOTP and ends the other sessions of the account. Returns the ids of the ended sessions, and recovery codes if
 * TOTP is the first second factor of the account, otherwise null. Fails with `totp_closed` if no secret waits for its
 * first code, with `validation_failed` for the field `code` if the code is wrong, and with `rate_limited` after too
 * many wrong codes.
 */
export async function confirmTotp(db: Db, key: string, { admin, first }: { admin: Admin; first: FirstCode }) {
  const failure_id = await countAttempt(db, { username: admin.username, address: first.address, ip: admin.ip });
  const prepared = await prepareFirstCodes(db, admin.id);
  const added = await inTransaction(db, async (tx) => {
    const { totp_sealed, now } = await lockNewTotp(tx, admin.id);
    if (!totp_sealed) fail('totp_closed');
    const step = stepOfCode(key, { id: admin.id, totp_sealed }, { code: first.code, now });
    if (step === null) fail('validation_failed', { errors: { code: ['totp_wrong'] } });
    const recovery_codes = await storeFirstCodes(tx, admin.id, prepared);
    await setTotpOn(tx, admin.id, step);
    const ended = await removeAdminSessions(tx, admin.id, first.session_id);
    const after = { recovery_codes: recovery_codes?.length ?? 0 };
    await writeAudit(tx, admin, { action: 'totp.added', target: { type: 'admin', id: admin.id }, after });
    return { ended, recovery_codes };
  });
  await removeFailure(db, failure_id);
  return added;
}

interface TotpRemoval {
  password: string;
  address: string;
  session_id: number;
  production: boolean;
}

/**
 * Disables TOTP and ends the other sessions of the account. Returns the ids of the ended sessions. Fails with
 * `last_second_factor` if the account has no passkey and the role requires a second factor, with `validation_failed`
 * for the field `password` if the password is wrong, and with `rate_limited` after too many wrong passwords.
 */
export async function dropTotp(db: Db, admin: Admin, { password, address, session_id, production }: TotpRemoval) {
  await requirePassword(db, { username: admin.username, password, address, ip: admin.ip }, 'password');
  return inTransaction(db, async (tx) => {
    const { role, passkeys } = (await lockFactors(tx, admin.id)) ?? fail('not_authenticated');
    refuseLastFactor(production, { role, left: passkeys });
    await dropCodesOfLast(tx, admin.id, passkeys);
    await removeTotp(tx, admin.id);
    const ended = await removeAdminSessions(tx, admin.id, session_id);
    await writeAudit(tx, admin, { action: 'totp.removed', target: { type: 'admin', id: admin.id } });
    return ended;
  });
}
