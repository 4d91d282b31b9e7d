// Shows an employer how many workers were notified of a job.
import { fail } from '#contracts/problems.ts';
import type { Person } from '../../actor.ts';
import type { ReadDeps } from '../../deps.ts';
import { countNotified } from '../queries/reach.ts';

/** Returns the number of notified workers. Fails with `not_found` if the employer has no such job. */
export async function showReach({ db }: Pick<ReadDeps, 'db'>, employer: Person, uid: string) {
  return (await countNotified(db, employer.id, uid)) ?? fail('not_found');
}
