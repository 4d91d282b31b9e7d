// Enqueues the recomputation of a user's reputation after an event that affects it; events that occur together enqueue
// it once.
import { enqueueRecomputeOf } from '#marketplace/reputation/actions/recompute.ts';
import type { Handler } from '../deps.ts';

export const recomputeReputation: Handler = ({ db, event_id }) => enqueueRecomputeOf({ db }, event_id);
