// Builds a call for a day whose places are held for the members of a crew (D81), and reads its seats, for tests of the API.
import { callEndpoints } from '#contracts/calls.ts';
import { z } from '#contracts/z.ts';
import { one, type Queryable, run, sql } from '#platform/sql.ts';
import { buildCall } from './build-call.ts';
import { crewWithClients, type TestApi } from './crew-clients.ts';
import type { TestDatabase } from './database.ts';

interface Details {
  positions?: number;
  reserves?: number;
  starts_in?: number;
  /** How many of the three workers a round has asked; the leader is the first. */
  asked?: number;
}

/** Builds a crew of three and a call that has asked its leader, with the clients of all of them. */
export async function crewAndCall(database: TestDatabase, api: TestApi, details: Details = {}) {
  const { asked = 1, positions = 4, ...others } = details;
  const made = await crewWithClients(database, api);
  const { leader, second, third, crew } = made;
  const labours = [leader, second, third].slice(0, asked);
  const call = await buildCall(database.db, { positions, labours, ...others });
  const params = { uid: call.uid };
  const bring = (min_members = 2, members = [second.id, third.id]) => ({
    params,
    body: { answer: 'yes' as const, night_ok: true, crew: { uid: crew.uid, min_members, members } },
  });
  return { ...made, call, params, bring };
}

/** Same as {@link crewAndCall}, after the leader has asked. */
export async function heldCall(
  database: TestDatabase,
  api: TestApi,
  { min_members = 2, ...details }: Details & { min_members?: number } = {},
) {
  const made = await crewAndCall(database, api, details);
  const { bid } = await made.asLeader.ok(callEndpoints.answerCall, made.bring(min_members));
  if (!bid) throw new Error('The answer of the leader has no bid');
  const say = (answer: 'yes' | 'no') => ({ params: { bid_uid: bid.uid }, body: { answer, night_ok: true } });
  return { ...made, bid, say };
}

const counted = z.object({ held: z.int(), places: z.int(), bookings: z.int() });

/** Counts the held places of a call, its places with an application, and its bookings. */
export const countPlaces = (db: Queryable, jobId: number) =>
  one(
    db,
    sql`select count(*) filter (where application_id is null and labour_id is not null)::int as held,
        count(*) filter (where application_id is not null)::int as places,
        (select count(*) from bookings b join applications a on a.id = b.application_id where a.job_id = ${jobId})::int as bookings
      from call_seats where job_id = ${jobId} and kind = 'place'`,
    counted,
  );

/** Counts the workers of a call who agreed to work at night. */
export const countNightConsents = async (db: Queryable, jobId: number): Promise<number> => {
  const { total } = await one(
    db,
    sql`select count(night_ok_at)::int as total from call_people where job_id = ${jobId}`,
    z.object({ total: z.int() }),
  );
  return total;
};

/** Returns the id and the state of a bid. */
export const findBidRow = (db: Queryable, uid: string) =>
  one(db, sql`select id, state from crew_bids where uid = ${uid}`, z.object({ id: z.int(), state: z.string() }));

/** Moves the end of the hold to now. */
export async function endHold(db: Queryable, uid: string): Promise<void> {
  await run(db, sql`update crew_bids set until = now() - interval '1 second' where uid = ${uid}`);
  await run(
    db,
    sql`update call_seats set held_until = now() - interval '1 second' where bid_id = (select id from crew_bids where uid = ${uid})`,
  );
}
