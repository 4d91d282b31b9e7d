// An erasure was asked for or taken back: the list beside the database knows of it, for whoever restores an older backup.
import { listErasure } from '#marketplace/privacy/actions/erasure-list.ts';
import type { Handler } from '../deps.ts';

export const listErasureOf: Handler = ({ deps, db, event_id }) => listErasure({ db, storage: deps.storage }, event_id);
