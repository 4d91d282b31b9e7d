// Notifies applicants that the job they applied for has changed: less pay, another place or another title (D21).
import { concernsApplicants } from '#marketplace/jobs/rules.ts';
import { findJobChanges, insertChangeNotifications, listApplicants } from '#marketplace/notifications/job-queries.ts';
import type { Handler } from '../deps.ts';
import { bellsOf } from './notify-batch.ts';

const PAGE_SIZE = 1000;

export const notifyApplicantsOfChange: Handler = async ({ deps, db, event_id, progress }) => {
  if (!concernsApplicants(await findJobChanges(db, event_id))) return;
  for (let after = 0; ; progress()) {
    const applicants = await listApplicants(db, event_id, { after, limit: PAGE_SIZE });
    const last = applicants.at(-1);
    if (!last) return;
    const ids = applicants.map(({ id }) => id);
    await deps.push(db, await bellsOf(deps, await insertChangeNotifications(db, event_id, ids)));
    after = last.id;
  }
};
