// SQL of complaints for their authors: stores a complaint once per idempotency key, counts an author's complaints for
// the limits, and reads complaints by user or ticket.
import {
  type Grievance,
  type GrievanceKind,
  grievanceKinds,
  grievanceStatuses,
  grievanceVerdicts,
} from '#contracts/grievances.ts';
import { instant } from '#contracts/values.ts';
import { z } from '#contracts/z.ts';
import { many, maybe, one, type Queryable, run, type Sql, sql, type Tx } from '#platform/sql.ts';
import { LINE_TIMES, NETWORK_TIMES } from '../network-times.ts';
import { secondsToRoom } from '../rolling-window.ts';
import { isInNetworkOf, isOnLineOf, networkKey } from '../wider-networks.ts';

const shown = z.object({
  ticket: z.string(),
  kind: z.enum(grievanceKinds),
  words: z.nullable(z.string()),
  link: z.nullable(z.string()),
  status: z.enum(grievanceStatuses),
  verdict: z.nullable(z.enum(grievanceVerdicts)),
  outcome: z.nullable(z.string()),
  created_at: instant,
  due_ack_at: instant,
  due_at: instant,
  acknowledged_at: z.nullable(instant),
  decided_at: z.nullable(instant),
});
const columns = sql`ticket, kind, words, link, status, verdict, outcome, created_at, due_ack_at, due_at, acknowledged_at, decided_at`;

/**
 * The author of a complaint: a user, or a visitor with a contact and a network address. The limits per address do not
 * apply to users and to requests with the secret key of a local demo. Their address is ''.
 */
export interface Complainant {
  user_id: number | null;
  contact: string | null;
  address: string;
}

/**
 * Locks complaints of this user, or of this contact and network, until the end of the transaction, so that parallel
 * requests cannot exceed the limits.
 */
export async function lockComplainant(tx: Tx, { user_id, contact, address }: Complainant): Promise<void> {
  const keys = user_id === null ? [sql`${contact ?? ''}::text`] : [sql`${`user ${user_id}`}::text`];
  if (user_id === null && address !== '') keys.push(networkKey(address));
  for (const key of keys) await run(tx, sql`select pg_advisory_xact_lock(hashtextextended('grievance ' || ${key}, 0))`);
}

const no = sql`false`;
const counted = z.object({ person_wait: z.int(), address_wait: z.int() });

/**
 * Returns the seconds until another complaint is allowed; 0 if it is allowed now. `person_wait` is for the limit per
 * user or contact; `address_wait` is for the limits per address, subscriber line and network (`wider-networks.ts`). A
 * limit applies to 24 hours. A line may send `LINE_TIMES`, a network `NETWORK_TIMES` as many complaints as an address.
 */
export function findWaits(
  tx: Tx,
  { user_id, contact, address }: Complainant,
  limits: { person: number; address: number },
) {
  const day = sql`interval '24 hours'`;
  const ofPerson = sql`user_id = ${user_id}::bigint or contact = ${contact}::text`;
  const ofAddress = sql`address = ${address} and address <> ''`;
  const room = (times: number, which: Sql) =>
    secondsToRoom(sql`created_at`, day, { max: limits.address * times, which });
  // The complaints of a signed-in user have no address. Without an address, use the constant `false` as condition, so
  // that Postgres can find the user's complaints by an index.
  const [onLine, inNetwork] = address === '' ? [no, no] : [isOnLineOf(address), isInNetworkOf(address)];
  return one(
    tx,
    sql`select ${secondsToRoom(sql`created_at`, day, { max: limits.person, which: ofPerson })} as person_wait,
        greatest(${room(1, ofAddress)}, ${room(LINE_TIMES, onLine)}, ${room(NETWORK_TIMES, inNetwork)}) as address_wait
      from grievances where created_at > now() - ${day} and (${ofPerson} or ${inNetwork} or (${ofAddress}))`,
    counted,
  );
}

const kept = z.object({ ticket: z.string(), same: z.boolean() });

/**
 * Returns the ticket of the complaint that was created with this idempotency key. `same` is true if the request that
 * created the complaint is equal to the current request. Null for an unknown key.
 */
export const findByIdempotencyKey = (tx: Tx, key: Buffer, requestHash: Buffer) =>
  maybe(tx, sql`select ticket, asked = ${requestHash} as same from grievances where once_key = ${key}`, kept);

export interface NewGrievance extends Complainant {
  ticket: string;
  code_hash: Buffer;
  kind: GrievanceKind;
  words: string;
  link: string | null;
  language: string;
  once_key: Buffer | null;
  asked: Buffer | null;
  hours: { ack: number; decision: number };
}

export async function insertGrievance(tx: Tx, it: NewGrievance): Promise<number> {
  const { id } = await one(
    tx,
    sql`insert into grievances (ticket, code_hash, user_id, kind, words, link, contact, address, language, once_key, asked, due_ack_at, due_at)
      values (${it.ticket}, ${it.code_hash}, ${it.user_id}, ${it.kind}, ${it.words}, ${it.link}, ${it.contact}, nullif(${it.address}, ''),
        ${it.language}, ${it.once_key}, ${it.asked}, now() + ${it.hours.ack} * interval '1 hour', now() + ${it.hours.decision} * interval '1 hour')
      returning id`,
    z.object({ id: z.int() }),
  );
  return id;
}

/** Returns a complaint by its ticket; null for an unknown ticket. The caller must first check the secret code. */
export const findGrievanceByTicket = (db: Queryable, ticket: string): Promise<Grievance | null> =>
  maybe(db, sql`select ${columns} from grievances where ticket = ${ticket}`, shown);

/** Returns a complaint of this user by its ticket; null if the user has no such complaint. */
export const findOwn = (db: Queryable, userId: number, ticket: string): Promise<Grievance | null> =>
  maybe(db, sql`select ${columns} from grievances where ticket = ${ticket} and user_id = ${userId}`, shown);

const lock = z.object({ id: z.int(), code_hash: z.instanceof(Buffer), wrong: z.int(), seconds_left: z.int() });

/**
 * Locks a complaint by its ticket. Returns the hash of its secret code and the number of wrong codes in the current
 * hour, which starts with the first wrong code. Also returns the seconds until this hour ends. Null for an unknown
 * ticket.
 */
export const lockTicket = (tx: Tx, ticket: string) =>
  maybe(
    tx,
    sql`select id, code_hash, case when wrong_since > now() - interval '1 hour' then wrong_codes else 0 end as wrong,
        greatest(1, coalesce(ceil(extract(epoch from wrong_since + interval '1 hour' - now())), 1))::int as seconds_left
      from grievances where ticket = ${ticket} for update`,
    lock,
  );

/** Counts a wrong code. The first wrong code starts the hour in which wrong codes are counted. */
export async function addWrongCode(tx: Tx, id: number, before: number): Promise<void> {
  await run(
    tx,
    sql`update grievances set wrong_codes = ${before + 1},
      wrong_since = case when ${before} = 0 then now() else wrong_since end where id = ${id}`,
  );
}

/** Returns a page of a user's complaints, newest first, and their total. */
export async function listGrievancesOf(
  db: Queryable,
  userId: number,
  { limit, page }: { limit: number; page: number },
) {
  const of = (what: Sql) => sql`select ${what} from grievances where user_id = ${userId}`;
  const [grievances, { count }] = await Promise.all([
    many(db, sql`${of(columns)} order by id desc limit ${limit} offset ${(page - 1) * limit}`, shown),
    one(db, of(sql`count(*)::int as count`), z.object({ count: z.int() })),
  ]);
  return { grievances, total: count };
}
