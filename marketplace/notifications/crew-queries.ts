// SQL of the notifications of crews: to the invited worker, to the leader, and to the members (D83).
import { emptySql, many, type Queryable, type Sql, sql } from '#platform/sql.ts';
import { isAskedAboutPay } from '../crews/pay-queries.ts';
import { areNotBlocked } from '../roster/blocked.ts';
import { jobParams } from './match-queries.ts';
import { created, notificationPerUser } from './notification-statement.ts';

/** SQL that joins the crew of the event `e`, and the user `u` who reads the notification. */
const crewOfEvent = sql`from domain_events e join crews c on c.id = (e.payload ->> 'crew_id')::bigint`;
const members = sql`join crew_members m on m.crew_id = c.id`;
const said = sql`(e.payload ->> 'labour_id')::bigint`;

/** SQL of the name of a worker as other members of a crew see it: first name, and first letter of the last name. */
const nameOf = (id: Sql): Sql =>
  sql`(select trim(o.first_name || ' ' || left(o.last_name, 1)) from users o where o.id = ${id})`;

interface CrewNotification {
  from: Sql;
  /** SQL of the id of the reader. */
  reader: Sql;
  /** SQL of the id of the user whom the message names. */
  person: Sql;
  only?: Sql;
}

const toMembers = {
  from: sql`${crewOfEvent} ${members} and m.left_at is null`,
  reader: sql`m.labour_id`,
  person: sql`null::bigint`,
};

/** For each kind: who reads it, and whom it names. A worker who acted is not notified of the act. */
const notifications = {
  crew_invited: {
    from: sql`from domain_events e join crew_invites i on i.id = (e.payload ->> 'invite_id')::bigint and i.answered_at is null
      join crews c on c.id = i.crew_id and c.state = 'open'`,
    reader: sql`i.labour_id`,
    person: sql`i.invited_by`,
  },
  crew_joined: { from: crewOfEvent, reader: sql`c.leader_id`, person: said },
  // If the crew ends with this, the leader is notified of the end.
  crew_left: { from: crewOfEvent, reader: sql`c.leader_id`, person: said, only: sql`c.state <> 'ended'` },
  crew_removed: { from: crewOfEvent, reader: said, person: sql`e.actor_id` },
  crew_leader_asked: {
    from: sql`${crewOfEvent} ${members} and m.left_at is null`,
    reader: sql`m.labour_id`,
    person: sql`c.leader_id`,
    only: sql`(c.next_leader_id = m.labour_id or c.leader_id is null) and c.state <> 'ended'`,
  },
  crew_leader_changed: {
    from: sql`${crewOfEvent} ${members} and m.left_at is null`,
    reader: sql`m.labour_id`,
    person: said,
    only: sql`m.labour_id <> ${said}`,
  },
  // A member who left before is not notified.
  crew_ended: toMembers,
  crew_held: toMembers,
  crew_released: toMembers,
} as const satisfies Record<string, CrewNotification>;

export type CrewNotificationKind = keyof typeof notifications;

/** Notifies the readers of an event about a crew, once each. Returns the inserted notifications. */
export function insertCrewNotifications(db: Queryable, eventId: number, kind: CrewNotificationKind) {
  const { from, reader, person, only }: CrewNotification = notifications[kind];
  const statement = notificationPerUser({
    kind,
    application: null,
    params: sql`jsonb_build_object('person', ${nameOf(person)})`,
    from: sql`${from} join users u on u.id = ${reader} and u.erased_at is null and u.suspended_at is null
      where e.id = ${eventId} and e.actor_id is distinct from u.id ${only ? sql`and ${only}` : emptySql}`,
  });
  return many(db, statement, created);
}

/**
 * Notifies the member of the completed application of an event that a private question waits. Neither title nor message
 * shows the question: the leader may look at the phone.
 */
export function insertPayQuestion(db: Queryable, eventId: number) {
  const statement = notificationPerUser({
    kind: 'crew_pay_asked',
    application: null,
    params: sql`jsonb_build_object()`,
    from: sql`from domain_events e join applications a on a.id = (e.payload ->> 'application_id')::bigint
      join crew_bid_members m on m.application_id = a.id join crew_bids b on b.id = m.bid_id and ${isAskedAboutPay}
      join users u on u.id = m.labour_id and u.erased_at is null and u.suspended_at is null where e.id = ${eventId}`,
  });
  return many(db, statement, created);
}

/** The kind for a bid to a call for a day. Notifications of `call_` kinds open the page of the call. */
const kindsOfCall = {
  crew_bid_asked: 'call_crew_asked',
  crew_bid_sent: 'call_crew_placed',
  crew_bid_lapsed: 'call_crew_lapsed',
  crew_consented: 'crew_consented',
} as const;

/**
 * For each kind: the members who are notified, by their answer. A member who said yes and may no longer apply has the
 * state `lapsed`, as has a member who left the crew; only the former is notified of the end.
 */
const readersOf = {
  crew_bid_asked: sql`m.state = 'asked'`,
  crew_bid_sent: sql`m.state = 'yes'`,
  crew_bid_lapsed: sql`(m.state = 'yes' or m.state = 'lapsed' and exists (select from crew_members k
    where k.crew_id = b.crew_id and k.labour_id = m.labour_id and k.left_at is null))`,
  // The member whose code the leader typed, so that a member who did not give it can object.
  crew_consented: sql`m.labour_id = ${said} and m.via = 'code'`,
} as const;

export type BidNotificationKind = keyof typeof readersOf;

/**
 * Notifies the members of the bid of an event, once each; not the worker who acted, nor a worker who has blocked the
 * employer or is blocked. Returns the notifications.
 */
export async function insertBidNotifications(db: Queryable, eventId: number, kind: BidNotificationKind) {
  const statementOf = (ofCall: boolean) =>
    notificationPerUser({
      kind: ofCall ? kindsOfCall[kind] : kind,
      application: null,
      params: sql`${jobParams} || jsonb_build_object('person', ${nameOf(sql`b.leader_id`)})`,
      from: sql`from domain_events e join crew_bids b on b.id = (e.payload ->> 'bid_id')::bigint
        join crew_bid_members m on m.bid_id = b.id and ${readersOf[kind]}
        join jobs j on j.id = b.job_id and coalesce(j.is_call, false) = ${ofCall}
        join users emp on emp.id = j.employer_id left join employer_profiles p on p.user_id = j.employer_id
        join users u on u.id = m.labour_id and u.erased_at is null and u.suspended_at is null
        where e.id = ${eventId} and e.actor_id is distinct from u.id and ${areNotBlocked(sql`j.employer_id`, sql`u.id`)}`,
    });
  return [...(await many(db, statementOf(false), created)), ...(await many(db, statementOf(true), created))];
}
