// Records a requested or cancelled erasure in the erasure list, which is outside the database. After the restore of an
// older backup, the erasures of this list are repeated.
import { listErasure } from '#marketplace/privacy/actions/erasure-list.ts';
import type { Handler } from '../deps.ts';

export const listErasureOf: Handler = ({ deps, db, event_id }) => listErasure({ db, storage: deps.storage }, event_id);
