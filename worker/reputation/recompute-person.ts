// Recomputes the reputation of one user. A second task recomputes, every ten minutes, the reputation of all employers
// who have answered applications since their last recomputation.
import { z } from '#contracts/z.ts';
import { recomputePerson, recomputeWhoAnswered } from '#marketplace/reputation/actions/recompute.ts';
import type { Db } from '#platform/db.ts';

const payloadShape = z.object({ user_id: z.int() });

export async function recomputePersonOf(db: Db, payload: unknown): Promise<void> {
  await recomputePerson({ db }, payloadShape.parse(payload).user_id);
}

export const measureAnswers = (db: Db, progress: () => void) => recomputeWhoAnswered({ db }, progress);
