// Notifies workers of their crews: invitations, members who join or leave, a new leader, and the end (D83).
import { type CrewNotificationKind, insertCrewNotifications } from '#marketplace/notifications/crew-queries.ts';
import type { Handler } from '../deps.ts';
import { bellsOf } from './notify-batch.ts';

const notifyOf =
  (kind: CrewNotificationKind): Handler =>
  async ({ deps, db, event_id }) => {
    await deps.push(db, await bellsOf(deps, await insertCrewNotifications(db, event_id, kind)));
  };

export const notifyLabourOfCrewInvite = notifyOf('crew_invited');
export const notifyLeaderOfJoining = notifyOf('crew_joined');
export const notifyLeaderOfLeaving = notifyOf('crew_left');
export const notifyCrewOfQuestion = notifyOf('crew_leader_asked');
export const notifyCrewOfLeader = notifyOf('crew_leader_changed');
export const notifyCrewOfEnd = notifyOf('crew_ended');
