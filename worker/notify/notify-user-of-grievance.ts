// Notifies the complainant that a complaint was read or decided. Only users with an account get a notification; other
// complainants do not.
import { insertGrievanceNotification } from '#marketplace/notifications/grievance-queries.ts';
import type { NotificationKind } from '#marketplace/notifications/kinds.ts';
import type { Handler } from '../deps.ts';
import { bell } from './notify.ts';

const notifyOf =
  (kind: NotificationKind): Handler =>
  async ({ deps, db, event_id }) => {
    const notification = await insertGrievanceNotification(db, event_id, kind);
    if (notification) await deps.push(db, [await bell(deps, notification)]);
  };

export const notifyUserOfReadGrievance = notifyOf('grievance_acknowledged');
export const notifyUserOfDecidedGrievance = notifyOf('grievance_decided');
