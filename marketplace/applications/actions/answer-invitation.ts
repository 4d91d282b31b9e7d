// Answers an employer's invitation to a job. Accepting the invitation sends an application.
import { fail } from '#contracts/problems.ts';
import { inTransaction } from '#platform/db.ts';
import type { Person } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { declineInvitation, findInvitation } from '../../matching/queries/invitations.ts';
import { lockPerson } from '../../people/queries/accounts.ts';
import { sendApplication } from './apply.ts';

/**
 * Stores the worker's answer to an invitation and returns the stored answer. Only the first answer is stored; later
 * answers change nothing. Fails with `not_found` if the worker was not invited, and as `apply` does.
 */
export function answerInvitation(
  { db }: Pick<Deps, 'db'>,
  labour: Person,
  { uid, accepted }: { uid: string; accepted: boolean },
): Promise<{ accepted: boolean }> {
  return inTransaction(db, async (tx) => {
    await lockPerson(tx, labour.id);
    const invitation = (await findInvitation(tx, labour.id, uid)) ?? fail('not_found');
    if (invitation.applied) return { accepted: true };
    if (invitation.declined) return { accepted: false };
    if (accepted) await sendApplication(tx, labour, { job_uid: uid, phrases: [] });
    else await declineInvitation(tx, invitation.id);
    return { accepted };
  });
}
