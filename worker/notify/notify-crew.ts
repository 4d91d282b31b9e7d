// Notifies workers of their crews: invitations, members who join, leave or are removed, a new leader, a hold, the end,
// and bids to jobs (D83).
import {
  type BidNotificationKind,
  type CrewNotificationKind,
  insertBidNotifications,
  insertCrewNotifications,
  insertPayQuestion,
} from '#marketplace/notifications/crew-queries.ts';
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
export const notifyRemovedMember = notifyOf('crew_removed');
export const notifyCrewOfQuestion = notifyOf('crew_leader_asked');
export const notifyCrewOfLeader = notifyOf('crew_leader_changed');
export const notifyCrewOfEnd = notifyOf('crew_ended');
export const notifyCrewOfHold = notifyOf('crew_held');
export const notifyCrewOfRelease = notifyOf('crew_released');

export const notifyMemberOfPayQuestion: Handler = async ({ deps, db, event_id }) => {
  await deps.push(db, await bellsOf(deps, await insertPayQuestion(db, event_id)));
};

const notifyOfBid =
  (kind: BidNotificationKind): Handler =>
  async ({ deps, db, event_id }) => {
    await deps.push(db, await bellsOf(deps, await insertBidNotifications(db, event_id, kind)));
  };

export const notifyMembersOfBid = notifyOfBid('crew_bid_asked');
export const notifyMembersOfSentBid = notifyOfBid('crew_bid_sent');
export const notifyMembersOfLapsedBid = notifyOfBid('crew_bid_lapsed');
export const notifyMemberOfConsent = notifyOfBid('crew_consented');
