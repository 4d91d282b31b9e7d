// Moves an account to another number, proved by a code that was sent there.
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
  /** The session that asks; all others end. */
  session_id: number;
}

/** Moves; which sessions ended with it, or null where the number is another account's. Nothing to do where it is the own one already. */
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
 * Moves the account to another number. The code is judged as at sign-in, and used up also where the number turns out to be taken. Returns
 * the ids of the sessions that ended. Fails with `otp_invalid`, `otp_expired`, `otp_locked` or `phone_in_use`.
 */
export async function changePhone({ db, log, secrets }: Pick<Deps, 'db' | 'log' | 'secrets'>, request: Move) {
  const run = inTransaction(db, async (tx) => {
    const check = await checkCode(tx, secrets.otp_pepper, request);
    return { check, ended: check.verdict === 'good' ? await move(tx, request) : null };
  });
  const { check, ended } = await run.catch((error) => {
    // Somebody registered the number in the same moment.
    if (violatedConstraint(error) === 'users_phone_number_key') fail('phone_in_use');
    throw error;
  });
  recordCodeCheck(log, check.verdict);
  requireGood(check);
  return ended ?? fail('phone_in_use');
}
