// Enqueues the recomputation of a user's reputation after an event that affects the reputation. For several events at
// the same time, it is enqueued once.
import { enqueueRecomputeOf } from '#marketplace/reputation/actions/recompute.ts';
import type { Handler } from '../deps.ts';

export const recomputeReputation: Handler = ({ db, event_id }) => enqueueRecomputeOf({ db }, event_id);
