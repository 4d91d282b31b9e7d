// Records a requested or cancelled erasure in the list outside the database, which is applied after the restore of an
// older backup.
import { listErasure } from '#marketplace/privacy/actions/erasure-list.ts';
import type { Handler } from '../deps.ts';

export const listErasureOf: Handler = ({ deps, db, event_id }) => listErasure({ db, storage: deps.storage }, event_id);
