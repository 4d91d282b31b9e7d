// Verifies the owner of an inactive account, or removes the phone number from the account. Mobile operators reassign
// unused phone numbers, so another person may now have the number (D115).
import { fail } from '#contracts/problems.ts';
import type { UserType } from '#contracts/reference.ts';
import { inTransaction } from '#platform/db.ts';
import { digest, randomToken } from '#platform/secrets.ts';
import type { Tx } from '#platform/sql.ts';
import { system } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { isEndOf } from '../../people/actions/stored-identity.ts';
import { findIdentity } from '../../people/queries/identities.ts';
import { recordEvent } from '../../record-event.ts';
import { insertKnownDevice, lockAccountByPhone } from '../queries/accounts.ts';
import {
  lockProof,
  lockProofToken,
  openReturningCase,
  removePhone,
  removeProof,
  setProofTried,
} from '../queries/returning.ts';
import { insertRegistrationToken, insertSession } from '../queries/sessions.ts';
import { MAX_PROOF_ATTEMPTS } from '../rules.ts';

interface Proof {
  passHash: Buffer;
  /** The last four characters of the identity number, upper case. */
  identity_end: string;
  device: string;
  browser: string;
}

type Outcome = 'wrong' | 'locked' | { token: string; user_type: UserType };

/**
 * Locks a proof token (issued instead of a session if the account was inactive for long) and its account, and returns
 * both. Fails with `not_authenticated` if the token is invalid or the account no longer has the phone number.
 */
async function lockReturning(tx: Tx, passHash: Buffer) {
  const pass = (await lockProofToken(tx, passHash)) ?? fail('not_authenticated');
  const account = await lockAccountByPhone(tx, pass.phone_number);
  if (account?.id !== pass.user_id) fail('not_authenticated');
  return { ...pass, user_type: account.user_type };
}

async function prove(
  deps: Pick<Deps, 'secrets'>,
  tx: Tx,
  { passHash, identity_end, device, browser }: Proof,
): Promise<Outcome> {
  const { user_id, phone_number, user_type } = await lockReturning(tx, passHash);
  const { open, tries } = await lockProof(tx, user_id);
  const identity = open ? await findIdentity(tx, user_id) : null;
  if (!identity) {
    await openReturningCase(tx, user_id);
    return 'locked';
  }
  if (!isEndOf(deps, identity, { userId: user_id, end: identity_end })) {
    await setProofTried(tx, user_id);
    if (tries + 1 < MAX_PROOF_ATTEMPTS) return 'wrong';
    await openReturningCase(tx, user_id);
    return 'locked';
  }
  const token = randomToken();
  await removeProof(tx, user_id);
  await insertSession(tx, { tokenHash: digest(token), userId: user_id, browser });
  await insertKnownDevice(tx, phone_number, device);
  return { token, user_type };
}

/**
 * Starts a session if the four characters are correct. Attempts are counted per account, across all proof tokens. Fails
 * with:
 * - `identity_mismatch` if the characters are wrong,
 * - `moderator_needed` from the fifth wrong attempt, or if no identity number is stored,
 * - `not_authenticated` if the proof token is invalid or the account no longer has the phone number.
 */
export async function proveAccount(deps: Pick<Deps, 'db' | 'secrets'>, proof: Proof) {
  const outcome = await inTransaction(deps.db, (tx) => prove(deps, tx, proof));
  if (outcome === 'wrong') fail('identity_mismatch');
  return outcome === 'locked' ? fail('moderator_needed') : outcome;
}

/**
 * Removes a verified phone number from an account that the caller cannot prove to own, because the number was
 * reassigned. Returns a registration token for a new account. The owner of the old account is notified in the account
 * and on devices that are still signed in. Fails with `not_authenticated` if the proof token is invalid.
 */
export async function leaveAccount({ db }: Pick<Deps, 'db'>, passHash: Buffer): Promise<string> {
  const token = randomToken();
  await inTransaction(db, async (tx) => {
    const returning = await lockReturning(tx, passHash);
    await removeProof(tx, returning.user_id);
    await removePhone(tx, returning);
    await insertRegistrationToken(tx, digest(token), returning.phone_number);
    await recordEvent(tx, { name: 'user.phone_lost', actor: system, payload: { user_id: returning.user_id } });
  });
  return token;
}
