// Enqueues the recomputation of a user's reputation after an event that affects the reputation. Several events at the
// same time enqueue only one recomputation.
import { enqueueRecomputeOf } from '#marketplace/reputation/actions/recompute.ts';
import type { Handler } from '../deps.ts';

export const recomputeReputation: Handler = ({ db, event_id }) => enqueueRecomputeOf({ db }, event_id);
