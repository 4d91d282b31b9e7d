// SQL of crews: the crew of a member with its members, the invitations of a phone number, and the changes.
import { crewStates } from '#contracts/crews.ts';
import type { HoldReason } from '#contracts/moderated-crews.ts';
import { instant } from '#contracts/values.ts';
import { z } from '#contracts/z.ts';
import { many, maybe, one, type Queryable, run, type Sql, sql, type Tx } from '#platform/sql.ts';
import { secondsToRoom } from '../rolling-window.ts';
import { INVITE_DAYS, LEADER_DAYS } from './rules.ts';

/** SQL of a worker's name as other members see it: first name, and first letter of the last name. */
const nameOf = (person: Sql): Sql => sql`'first_name', ${person}.first_name, 'initial', left(${person}.last_name, 1)`;

const isRecentInvite = sql`i.created_at > now() - ${INVITE_DAYS}::int * interval '1 day'`;
const isOpenInvite = sql`i.answered_at is null and ${isRecentInvite}`;

const crewRow = z.object({
  id: z.int(),
  uid: z.string(),
  name: z.string(),
  state: z.enum(crewStates),
  leader_id: z.nullable(z.int()),
  next_leader_id: z.nullable(z.int()),
  leader_until: z.nullable(instant),
  created_at: instant,
  invites: z.int(),
  members: z.array(
    z.object({ labour_id: z.int(), first_name: z.string(), initial: z.string(), role: z.nullable(z.string()) }),
  ),
});
export type CrewRow = z.output<typeof crewRow>;

const columns = sql`c.id, c.uid, c.name, c.state, c.leader_id, c.next_leader_id,
  case when c.state = 'open' then c.leaderless_at + ${LEADER_DAYS}::int * interval '1 day' end as leader_until, c.created_at,
  (select count(*) from crew_invites i where i.crew_id = c.id and ${isRecentInvite})::int as invites,
  (select coalesce(json_agg(json_build_object('labour_id', u.id, ${nameOf(sql`u`)}, 'role', p.skills[1])
      order by u.id <> coalesce(c.leader_id, 0), m.joined_at, u.id), '[]')
    from crew_members m join users u on u.id = m.labour_id left join labour_profiles p on p.user_id = u.id
    where m.crew_id = c.id and m.left_at is null) as members`;

const ofMember = (labourId: number): Sql =>
  sql`from crews c join crew_members own on own.crew_id = c.id and own.labour_id = ${labourId} and own.left_at is null
    where c.state <> 'ended'`;

/** Returns the crews of a worker, the led crew first. */
export const listCrews = (db: Queryable, labourId: number) =>
  many(
    db,
    sql`select ${columns} ${ofMember(labourId)} order by c.leader_id is distinct from ${labourId}, own.joined_at, c.id`,
    crewRow,
  );

/** Returns a crew of the worker; null if the worker is not a member, or the crew has ended. */
export const findCrew = (db: Queryable, labourId: number, uid: string) =>
  maybe(db, sql`select ${columns} ${ofMember(labourId)} and c.uid = ${uid}`, crewRow);

/** Same as {@link findCrew}, and locks the crew until the end of the transaction. */
export async function lockCrew(tx: Tx, labourId: number, uid: string): Promise<CrewRow | null> {
  await run(tx, sql`select 1 from crews where uid = ${uid} for update`);
  return findCrew(tx, labourId, uid);
}

/**
 * Locks a crew whether or not the caller is a member. Null if it has ended or does not exist. The members are counted by
 * a second statement: a statement that waits for a lock still counts as before the wait.
 */
export async function lockOpenCrew(tx: Tx, uid: string) {
  await run(tx, sql`select 1 from crews where uid = ${uid} for update`);
  return maybe(
    tx,
    sql`select c.id, c.state, (select count(*) from crew_members m where m.crew_id = c.id and m.left_at is null)::int as size
      from crews c where c.uid = ${uid} and c.state <> 'ended'`,
    z.object({ id: z.int(), state: z.enum(crewStates), size: z.int() }),
  );
}

const invite = z.object({
  uid: z.string(),
  name: z.string(),
  by: z.object({ first_name: z.string(), initial: z.string() }),
  size: z.int(),
  until: instant,
});

/** Returns the open invitations of a phone number, newest first. */
export const listInvites = (db: Queryable, phoneDigest: Buffer) =>
  many(
    db,
    sql`select c.uid, c.name, json_build_object(${nameOf(sql`u`)}) as by,
        (select count(*) from crew_members m where m.crew_id = c.id and m.left_at is null)::int as size,
        i.created_at + ${INVITE_DAYS}::int * interval '1 day' as until
      from crew_invites i join crews c on c.id = i.crew_id and c.state = 'open' join users u on u.id = i.invited_by
      where i.phone_digest = ${phoneDigest} and ${isOpenInvite} order by i.id desc limit 20`,
    invite,
  );

const counts = z.object({ member_of: z.int(), leads: z.boolean(), phone_number: z.nullable(z.string()) });

/**
 * Returns the number of the worker's crews, whether the worker leads one, and the worker's phone number. A leader who left
 * a held crew counts as its leader, so that leaving does not end the hold: `left_at` of this member equals
 * `leaderless_at`.
 */
export const findCrewCounts = (db: Queryable, labourId: number) =>
  one(
    db,
    sql`select u.phone_number, (select count(*) ${ofMember(labourId)})::int as member_of,
        exists (select from crews c where c.leader_id = u.id and c.state <> 'ended')
          or exists (select from crew_members m join crews c on c.id = m.crew_id and c.state = 'held' and c.leader_id is null
            where m.labour_id = u.id and m.left_at = c.leaderless_at) as leads
      from users u where u.id = ${labourId}`,
    counts,
  );

export async function insertCrew(tx: Tx, labourId: number, name: string): Promise<string> {
  const { id, uid } = await one(
    tx,
    sql`insert into crews (name, leader_id, named_by) values (${name}, ${labourId}, ${labourId}) returning id, uid`,
    z.object({ id: z.int(), uid: z.string() }),
  );
  await insertMember(tx, id, labourId);
  return uid;
}

/** Adds a member, or adds a former member again. */
export const insertMember = (tx: Tx, crewId: number, labourId: number) =>
  run(
    tx,
    sql`insert into crew_members (crew_id, labour_id) values (${crewId}, ${labourId})
      on conflict (crew_id, labour_id) do update set joined_at = now(), left_at = null, lead_agreed_at = null`,
  );

export const setName = (tx: Tx, crewId: number, { name, labourId }: { name: string; labourId: number }) =>
  run(tx, sql`update crews set name = ${name}, named_by = ${labourId} where id = ${crewId}`);

export const setLeft = (tx: Tx, crewId: number, labourId: number) =>
  run(
    tx,
    sql`update crew_members set left_at = now() where crew_id = ${crewId} and labour_id = ${labourId} and left_at is null`,
  );

export const setNextLeader = (tx: Tx, crewId: number, labourId: number | null) =>
  run(tx, sql`update crews set next_leader_id = ${labourId} where id = ${crewId}`);

/** Sets the leader of the crew; null if the leader has left, which starts the time in which a member must agree. */
export const setLeader = (tx: Tx, crewId: number, labourId: number | null) =>
  run(
    tx,
    sql`update crews set leader_id = ${labourId}, next_leader_id = null,
        leaderless_at = case when ${labourId}::bigint is null then now() end where id = ${crewId}`,
  );

export const setEnded = (tx: Tx, crewId: number) =>
  run(
    tx,
    sql`update crews set state = 'ended', ended_at = now(), next_leader_id = null where id = ${crewId} and state <> 'ended'`,
  );

const heldFacts = z.object({
  id: z.int(),
  state: z.enum(crewStates),
  leader_id: z.nullable(z.int()),
  size: z.int(),
});

/**
 * Locks a crew, and returns how many members it has. Null if it does not exist. The members are counted by a second
 * statement, after the wait for the lock.
 */
export async function lockCrewById(tx: Tx, crewId: number) {
  await run(tx, sql`select 1 from crews where id = ${crewId} for update`);
  return maybe(
    tx,
    sql`select c.id, c.state, c.leader_id, count(m.labour_id)::int as size
      from crews c left join crew_members m on m.crew_id = c.id and m.left_at is null where c.id = ${crewId} group by c.id`,
    heldFacts,
  );
}

export const setHeld = (tx: Tx, crewId: number, because: HoldReason) =>
  run(
    tx,
    sql`update crews set state = 'held', held_at = now(), held_because = ${because === 'report' ? null : because},
        next_leader_id = null where id = ${crewId} and state = 'open'`,
  );

/** Opens a held crew. If it has no leader, the time in which a member must agree starts now. */
export const setReleased = (tx: Tx, crewId: number) =>
  run(
    tx,
    sql`update crews set state = 'open', held_at = null, held_because = null, checked_at = now(), leaderless_at = case when leader_id is null then now() end
      where id = ${crewId} and state = 'held'`,
  );

export const setLeadAgreed = (tx: Tx, crewId: number, labourId: number) =>
  run(
    tx,
    sql`update crew_members set lead_agreed_at = now() where crew_id = ${crewId} and labour_id = ${labourId} and left_at is null`,
  );

/** Returns the members with their time of joining, and whether each agreed to lead and leads no other crew. */
export const listCandidates = (db: Queryable, crewId: number) =>
  many(
    db,
    sql`select m.labour_id, m.joined_at, m.lead_agreed_at is not null
        and not exists (select from crews o where o.leader_id = m.labour_id and o.state <> 'ended') as agreed
      from crew_members m where m.crew_id = ${crewId} and m.left_at is null`,
    z.object({ labour_id: z.int(), joined_at: instant, agreed: z.boolean() }),
  );

/** Locks a crew without a leader whose time is over. Other transactions skip it. A held crew waits for its moderator. */
export const lockLeaderless = (tx: Tx) =>
  maybe(
    tx,
    sql`select id from crews where state = 'open' and leaderless_at < now() - ${LEADER_DAYS}::int * interval '1 day'
      order by leaderless_at limit 1 for update skip locked`,
    z.object({ id: z.int() }),
  );

const sent = z.object({ total: z.int(), retry_after: z.int() });

/** Returns the number of invitations of a user in 24 hours, and the seconds until this number falls below `max`. */
export const countInvites = (db: Queryable, labourId: number, max: number) =>
  one(
    db,
    sql`select count(*)::int as total, ${secondsToRoom(sql`created_at`, sql`interval '1 day'`, { max })} as retry_after
      from crew_invites where invited_by = ${labourId} and created_at > now() - interval '1 day'`,
    sent,
  );

interface NewInvite {
  crew_id: number;
  invited_by: number;
  phone_number: string;
  phone_digest: Buffer;
}

/**
 * Stores an invitation and returns its id. Null if the owner of the number is not to be notified: a member, a worker who
 * declined within {@link INVITE_DAYS} days, or a number that was invited to this crew within a day. Each number has a
 * row, so that the leader learns neither of an account nor of a decline.
 */
export async function insertInvite(tx: Tx, given: NewInvite): Promise<number | null> {
  const row = await maybe(
    tx,
    sql`insert into crew_invites as i (crew_id, invited_by, phone_digest, labour_id, answered_at)
      select ${given.crew_id}, ${given.invited_by}, ${given.phone_digest},
        (select id from users where phone_number = ${given.phone_number} and user_type = 'labour' and erased_at is null),
        case when exists (select from crew_members m join users u on u.id = m.labour_id
          where m.crew_id = ${given.crew_id} and m.left_at is null and u.phone_number = ${given.phone_number}) then now() end
      on conflict on constraint crew_invites_once do update set created_at = now(),
        answered_at = coalesce(excluded.answered_at,
          case when i.answered_at > now() - ${INVITE_DAYS}::int * interval '1 day' then i.answered_at end),
        invited_by = excluded.invited_by, labour_id = excluded.labour_id
        where i.created_at < now() - interval '1 day' returning id, answered_at is null as is_open`,
    z.object({ id: z.int(), is_open: z.boolean() }),
  );
  return row?.is_open ? row.id : null;
}

/** Deletes the open invitation of a worker who joins the crew. Returns false if no invitation is open. */
export async function removeInvite(tx: Tx, crewId: number, phoneDigest: Buffer): Promise<boolean> {
  const removed = await run(
    tx,
    sql`delete from crew_invites i where i.crew_id = ${crewId} and i.phone_digest = ${phoneDigest} and ${isOpenInvite}`,
  );
  return removed > 0;
}

/** Marks the open invitation of a phone number to a crew as answered. Returns false if no invitation is open. */
export async function setInviteAnswered(tx: Tx, crewUid: string, phoneDigest: Buffer): Promise<boolean> {
  const changed = await run(
    tx,
    sql`update crew_invites i set answered_at = now() from crews c
      where c.id = i.crew_id and c.uid = ${crewUid} and i.phone_digest = ${phoneDigest} and ${isOpenInvite}`,
  );
  return changed > 0;
}

/** Deletes expired invitations. Returns the number of deleted rows. */
export const removeOldInvites = (db: Queryable) =>
  run(
    db,
    sql`delete from crew_invites where ctid = any(array(select ctid from crew_invites
      where created_at < now() - ${INVITE_DAYS}::int * interval '1 day' limit 1000))`,
  );
