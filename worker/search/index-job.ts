// Updates the search index entry of a changed job; removes the entry if the job is no longer open.
import { indexJobOf } from '#marketplace/jobs/search/indexing.ts';
import type { Handler } from '../deps.ts';

export const indexJob: Handler = ({ deps, event_id }) => indexJobOf(deps, event_id);
