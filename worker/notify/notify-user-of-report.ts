// A moderator has decided about a report: who sent it hears what came of it.
import { insertReportNotice } from '#marketplace/notifications/report-queries.ts';
import type { Handler } from '../deps.ts';
import { bell } from './notify.ts';

export const notifyUserOfReport: Handler = async ({ deps, db, event_id }) => {
  const notice =
    (await insertReportNotice(db, event_id, 'upheld')) ?? (await insertReportNotice(db, event_id, 'dismissed'));
  if (notice) await deps.push(db, [bell(notice)]);
};
