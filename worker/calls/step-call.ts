// Runs the next step of the call of an event: when the call was opened, or when a worker lost a seat.
import { stepCallOfEvent } from '#marketplace/calls/actions/step-call.ts';
import type { Handler } from '../deps.ts';

export const stepCall: Handler = ({ db, event_id }) => stepCallOfEvent({ db }, event_id);
