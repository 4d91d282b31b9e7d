// Workers answer a call at once through the API, beside a control without the guard of the seats. Both play each round.
import { setTimeout as pause } from 'node:timers/promises';
import { bidEndpoints } from '#contracts/bids.ts';
import { CallError } from '#contracts/call-error.ts';
import { callEndpoints } from '#contracts/calls.ts';
import { createClient } from '#contracts/client.ts';
import { z } from '#contracts/z.ts';
import type { Person } from '#marketplace/actor.ts';
import { checkCalls } from '#marketplace/calls/actions/check.ts';
import { type Db, openDb } from '#platform/db.ts';
import { one, run, sql } from '#platform/sql.ts';
import { buildCall } from '#testing/build-call.ts';
import { buildCrew, buildLabour, buildSession } from '#testing/factories.ts';
import { startApi } from '../processes.ts';

export const PLACES = 6;
export const RESERVES = 3;
const CREW_SIZE = 4;

export interface Answers {
  /** Latencies of all answers in ms. */
  samples: number[];
  /** Rounds in which more workers got a seat than there are, and in which a seat stayed free. */
  oversold: number;
  short: number;
  /** Number of answers that were repeated because the API was busy (503). */
  busy: number;
  /** Places that crews got together. */
  together: number;
  /** Number of calls that break an invariant. */
  faults: number;
}

/** The workers who answer: crews of four, of whom the leader answers first, and workers who answer alone. */
export interface Crowd {
  people: number;
  crews: number;
}

interface Side {
  db: Db;
  result: Answers;
  labours: Person[];
  clients: Client[];
  crews: { id: number; uid: string }[];
}

type Client = ReturnType<typeof createClient>;
const BUSY_PAUSE_MS = 200;
const WARM_UP_AT_ONCE = 10;

/** Sends the request again while the API is busy, as the web app does. */
async function untilAnswered<T>(result: Answers, send: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof CallError) || error.status !== 503) throw error;
      result.busy += 1;
      await pause(BUSY_PAUSE_MS);
    }
}

const yes = { answer: 'yes', night_ok: true } as const;

async function answerAlone({ result }: Side, { call }: Client, uid: string): Promise<void> {
  const from = performance.now();
  await untilAnswered(result, () => call(callEndpoints.answerCall, { params: { uid }, body: yes }));
  result.samples.push(performance.now() - from);
}

/** The leader asks for the crew, and each member agrees. With too few free places, the leader answers alone. */
async function answerTogether(side: Side, no: number, uid: string): Promise<void> {
  const { result, labours, clients, crews } = side;
  const [leader, ...others] = clients.slice(no * CREW_SIZE, (no + 1) * CREW_SIZE);
  const members = labours.slice(no * CREW_SIZE + 1, (no + 1) * CREW_SIZE).map(({ id }) => id);
  const crew = crews[no];
  if (!leader || !crew) return;
  const body = { ...yes, crew: { uid: crew.uid, min_members: CREW_SIZE, members } };
  const from = performance.now();
  const asked = await untilAnswered(result, () =>
    leader.call(callEndpoints.answerCall, { params: { uid }, body }),
  ).catch((error: unknown) => {
    if (error instanceof CallError && error.status < 500) return null;
    throw error;
  });
  result.samples.push(performance.now() - from);
  const bid_uid = asked?.bid?.uid;
  if (bid_uid === undefined) return answerAlone(side, leader, uid);
  const agree = ({ call }: Client) =>
    untilAnswered(result, () => call(bidEndpoints.answerBid, { params: { bid_uid }, body: yes }));
  await Promise.all(others.map(agree));
  result.together += CREW_SIZE;
}

const counted = z.object({ places: z.int(), reserves: z.int() });

const countTaken = (db: Db, jobId: number) =>
  one(
    db,
    sql`select count(*) filter (where status = 'accepted')::int as places, count(*) filter (where status = 'shortlisted')::int as reserves
      from applications where job_id = ${jobId}`,
    counted,
  );

interface Round extends Crowd {
  startsIn: number;
  /** Number of parallel answers. */
  atOnce: number;
}

async function playRound(side: Side, { people, crews, startsIn, atOnce }: Round): Promise<void> {
  const { db, result, labours, clients } = side;
  const call = await buildCall(db, { positions: PLACES, reserves: RESERVES, labours, starts_in: startsIn });
  // A leader may place five bids in 24 hours, and each round is another day.
  await run(db, sql`update crew_bids set created_at = created_at - interval '2 days'`);
  const alone = clients.slice(crews * CREW_SIZE, people);
  const answers = [
    ...side.crews.map((_, no) => () => answerTogether(side, no, call.uid)),
    ...alone.map((client) => () => answerAlone(side, client, call.uid)),
  ];
  for (let from = 0; from < answers.length; from += atOnce)
    await Promise.all(answers.slice(from, from + atOnce).map((answer) => answer()));
  const { places, reserves } = await countTaken(db, call.id);
  if (places > PLACES || reserves > RESERVES) result.oversold += 1;
  if (places < PLACES || reserves < RESERVES) result.short += 1;
}

const noAnswers = (): Answers => ({ samples: [], oversold: 0, short: 0, busy: 0, together: 0, faults: 0 });

/** Starts an API process on its database, and builds the workers and their crews. */
async function openSide(url: string, folder: string, part: string | undefined, crowd: Crowd): Promise<Side> {
  const db = openDb({ url, max: 4, name: 'bench answers', statementTimeout: 0 });
  const { port } = await startApi({ DATABASE_URL: url, DATA_DIR: folder }, [], part);
  const side: Side = { db, result: noAnswers(), labours: [], clients: [], crews: [] };
  for (let no = 0; no < crowd.people; no += 1) {
    const labour = await buildLabour(db);
    side.labours.push(labour);
    side.clients.push(createClient({ base: `http://127.0.0.1:${port}`, token: await buildSession(db, labour) }));
  }
  for (let no = 0; no < crowd.crews; no += 1) {
    const [leader, ...members] = side.labours.slice(no * CREW_SIZE, (no + 1) * CREW_SIZE);
    if (leader) side.crews.push(await buildCrew(db, { leader, members }));
  }
  return side;
}

interface Play extends Crowd {
  folder: string;
  rounds: number;
  /** Addresses of two databases without rows. Without `control`, the control is left out. */
  product: string;
  control?: string;
}

/**
 * Plays the rounds of the product and of the control in turns: each is a new call on another day, which the same workers
 * answer. The caller ends the started processes.
 */
export async function playAnswers({ folder, rounds, product, control, ...crowd }: Play) {
  const ours = await openSide(product, folder, undefined, crowd);
  const other = control === undefined ? null : await openSide(control, folder, 'unguarded-api', crowd);
  const sides = other ? [ours, other] : [ours];
  try {
    for (let round = -1; round < rounds; round += 1) {
      // The first round fetches the CSRF tokens, and warms up the connections and the statements.
      const atOnce = round < 0 ? WARM_UP_AT_ONCE : crowd.people;
      for (const side of sides) await playRound(side, { ...crowd, startsIn: 48 + 24 * round, atOnce });
      if (round < 0) for (const side of sides) side.result = noAnswers();
    }
    for (const side of sides) side.result.faults = (await checkCalls(side.db)).length;
    return { product: ours.result, control: other?.result ?? noAnswers() };
  } finally {
    await Promise.all(sides.map(({ db }) => db.end()));
  }
}
