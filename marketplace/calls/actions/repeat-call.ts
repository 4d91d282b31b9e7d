// Posts a call again for another day: the workers of the earlier day are asked first (D82).
import { fail } from '#contracts/problems.ts';
import type { Person } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import type { IdempotencyKey } from '../../idempotency.ts';
import { findOwnCallId } from '../queries.ts';
import { findPosted } from '../read-queries.ts';
import { postCall } from './post-call.ts';
import { isRepeatable, showOwnCall } from './show.ts';

interface Repeat {
  uid: string;
  date: string;
  idempotency: IdempotencyKey | null;
}

/**
 * Posts the call again for another day. For `AGAIN_MIN` minutes only the workers who had a place and were not missing
 * are asked, then the other rings. Fails with `not_found`, with `call_phase` before the start or for a cancelled call,
 * and with the errors of {@link postCall}.
 */
export async function repeatCall({ db }: Pick<Deps, 'db'>, employer: Person, { uid, date, idempotency }: Repeat) {
  const like = (await findOwnCallId(db, employer.id, uid)) ?? fail('not_found');
  const { phase } = await showOwnCall({ db }, employer, uid);
  if (!isRepeatable(phase)) fail('call_phase', { phase });
  const { role, positions, pay, ...post } = await findPosted(db, like);
  return postCall({ db }, employer, { post: { ...post, date, lines: [{ role, positions, pay }] }, idempotency, like });
}
