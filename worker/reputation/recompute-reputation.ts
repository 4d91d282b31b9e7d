// Something happened that counts for somebody: their figures are asked for, once however much happens together.
import { enqueueRecomputeOf } from '#marketplace/reputation/actions/recompute.ts';
import type { Handler } from '../deps.ts';

export const recomputeReputation: Handler = ({ db, event_id }) => enqueueRecomputeOf({ db }, event_id);
