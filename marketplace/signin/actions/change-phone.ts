// Changes the phone number of an account. The user confirms the new number with a code that is sent to this number.
import { fail } from '#contracts/problems.ts';
import { inTransaction, violatedConstraint } from '#platform/db.ts';
import type { Tx } from '#platform/sql.ts';
import type { Person } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { recordEvent } from '../../record-event.ts';
import { recordCodeCheck } from '../brute-force-alert.ts';
import { insertKnownDevice, lockAccountByPhone, setPhone } from '../queries/accounts.ts';
import { removeSessions } from '../queries/sessions.ts';
import { type Attempt, checkCode, requireGood } from './check-code.ts';

interface Move extends Attempt {
  person: Person;
  /** The caller's session, which remains. All other sessions of the account end. */
  session_id: number;
}

/**
 * Changes the phone number. Returns the ids of the ended sessions; null if another account has the number. Does nothing
 * and returns an empty list if the account already has this number.
 */
async function move(tx: Tx, { person, session_id, phone, device }: Move): Promise<number[] | null> {
  const account = await lockAccountByPhone(tx, phone);
  if (account) return account.id === person.id ? [] : null;
  await setPhone(tx, person.id, phone);
  await insertKnownDevice(tx, phone, device);
  const ended = await removeSessions(tx, person.id, session_id);
  await recordEvent(tx, { name: 'user.phone_changed', actor: person, payload: { user_id: person.id } });
  return ended;
}

/**
 * Changes the phone number of the account. The code is checked as at sign-in, and consumed even if the number is taken.
 * Returns the ids of the ended sessions. Fails as {@link requireGood} does, and with `phone_in_use` if another account
 * has the number.
 */
export async function changePhone({ db, log, secrets }: Pick<Deps, 'db' | 'log' | 'secrets'>, request: Move) {
  const run = inTransaction(db, async (tx) => {
    const check = await checkCode(tx, secrets.otp_pepper, request);
    return { check, ended: check.verdict === 'good' ? await move(tx, request) : null };
  });
  const { check, ended } = await run.catch((error) => {
    // This constraint is violated if another user registered the number at the same time.
    if (violatedConstraint(error) === 'users_phone_number_key') fail('phone_in_use');
    throw error;
  });
  recordCodeCheck(log, check.verdict);
  requireGood(check);
  return ended ?? fail('phone_in_use');
}
