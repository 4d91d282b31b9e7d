// Runs the next step of calls: of the call of an event, of all calls of a suspended worker, and of a call whose time has
// come. Ends the applications to calls of a user who has blocked the other. Settles bids of crews to calls.
import { z } from '#contracts/z.ts';
import { endCallsOfBlocked } from '#marketplace/calls/actions/end-blocked.ts';
import { stepCall as runSteps, stepCallOfEvent, stepCallsOfUser } from '#marketplace/calls/actions/step-call.ts';
import { leaveBidsOfBlocked, settleDueBid as settleBid } from '#marketplace/crews/actions/settle-bid.ts';
import type { Db } from '#platform/db.ts';
import type { Handler } from '../deps.ts';

export const stepCall: Handler = ({ db, event_id }) => stepCallOfEvent({ db }, event_id);

export const stepCallsOfSuspendedUser: Handler = ({ db, event_id }) => stepCallsOfUser({ db }, event_id);

export const endCallsOfBlockedUser: Handler = async ({ db, event_id }) => {
  await endCallsOfBlocked({ db }, event_id);
  await leaveBidsOfBlocked({ db }, event_id);
};

const payloadShape = z.object({ job_id: z.int() });

/** Runs the due step of a call. Each call has at most one such task, which waits until its next step is due. */
export const stepDueCall = (db: Db, payload: unknown) => runSteps({ db }, payloadShape.parse(payload).job_id);

const bidShape = z.object({ bid_id: z.int() });

/** Settles a bid of a crew to a call at the end of the hold. */
export const settleDueBid = (db: Db, payload: unknown) => settleBid({ db }, bidShape.parse(payload).bid_id);
