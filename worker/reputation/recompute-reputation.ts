// Something happened that counts for somebody: their figures are asked for, once however much happens together.
import { askForFiguresOf } from '#marketplace/reputation/actions/recompute.ts';
import type { Handler } from '../deps.ts';

export const recomputeReputation: Handler = ({ db, event_id }) => askForFiguresOf({ db }, event_id);
