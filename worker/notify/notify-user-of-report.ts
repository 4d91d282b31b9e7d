// Notifies the reporter of a moderator's decision about the report.
import { insertReportNotification } from '#marketplace/notifications/report-queries.ts';
import type { Handler } from '../deps.ts';
import { bell } from './notify.ts';

export const notifyUserOfReport: Handler = async ({ deps, db, event_id }) => {
  const notification =
    (await insertReportNotification(db, event_id, 'upheld')) ??
    (await insertReportNotification(db, event_id, 'dismissed'));
  if (notification) await deps.push(db, [await bell(deps, notification)]);
};
