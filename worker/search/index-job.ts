// Adds the search index entry of a changed job, or removes it.
import { indexJobOf } from '#marketplace/jobs/search/indexing.ts';
import type { Handler } from '../deps.ts';

export const indexJob: Handler = ({ deps, event_id }) => indexJobOf(deps, event_id);
