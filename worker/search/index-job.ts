// A job was posted: it gets the words by which it is found.
import { indexJob as writeWords } from '#marketplace/jobs/search/actions.ts';
import type { Handler } from '../deps.ts';

export const indexJob: Handler = ({ deps, event_id }) => writeWords(deps, event_id);
