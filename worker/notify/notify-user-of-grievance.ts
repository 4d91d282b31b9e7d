// Somebody has read a complaint, or decided it: whoever complained with an account hears of it.
import { insertGrievanceNotice } from '#marketplace/notifications/grievance-queries.ts';
import type { NotificationKind } from '#marketplace/notifications/kinds.ts';
import type { Handler } from '../deps.ts';
import { bell } from './notify.ts';

const notifyOf =
  (kind: NotificationKind): Handler =>
  async ({ deps, db, event_id }) => {
    const notice = await insertGrievanceNotice(db, event_id, kind);
    if (notice) await deps.push(db, [bell(notice)]);
  };

export const notifyUserOfReadGrievance = notifyOf('grievance_acknowledged');
export const notifyUserOfDecidedGrievance = notifyOf('grievance_decided');
