// SQL of work certificates and of the worker's days of work in building trades (D71).
import {
  BOARD_DAYS,
  BOARD_PERIOD_DAYS,
  CERTIFICATE_ANSWER_DAYS,
  type CertificateReason,
  certifiedDays,
  workCertificate,
  workDays,
} from '#contracts/work-certificates.ts';
import { z } from '#contracts/z.ts';
import { many, maybe, one, type Queryable, run, type Sql, sql, type Tx } from '#platform/sql.ts';
import type { Person } from '../actor.ts';
import { secondsToRoom } from '../rolling-window.ts';
import { tradeAtAcceptance } from './acceptance-queries.ts';
import { buildingTrades } from './certificate-rules.ts';
import { indianToday } from './work-days.ts';

/** The certified days, and the names and the trade on the day of the answer. */
export const certifiedFacts = z.extend(certifiedDays, {
  worker: z.string(),
  employer: z.string(),
  trade: z.string(),
  certified: z.string(),
});
export type CertifiedFacts = z.output<typeof certifiedFacts>;

const certificateRow = z.extend(workCertificate, { account_id: z.int(), days: z.nullable(certifiedFacts) });

const columns = sql`c.id, c.account_id, case when c.state = 'requested'
    and c.requested_at < now() - ${CERTIFICATE_ANSWER_DAYS}::int * interval '1 day' then 'lapsed' else c.state end as state,
  c.reason, c.facts as days, c.requested_at, c.answered_at`;

const latestWhere = (db: Queryable, condition: Sql) =>
  maybe(
    db,
    sql`select ${columns} from work_certificates c where ${condition} order by c.id desc limit 1`,
    certificateRow,
  );

/** Returns the latest certificate of an account; null without one. */
export const findLatestCertificate = (db: Queryable, accountId: number) =>
  latestWhere(db, sql`c.account_id = ${accountId}`);

/** Returns the latest certificate of an account that is certified, also if the worker requested another one after it. */
export const findLatestCertified = (db: Queryable, accountId: number) =>
  latestWhere(db, sql`c.account_id = ${accountId} and c.state = 'certified'`);

const ids = z.array(z.int());
const standingRow = z.object({ certified: ids, revoked: ids, is_answerable: z.boolean() });

/** SQL of the ids of the certificates of the account `w` in this state. */
const idsOf = (state: 'certified' | 'revoked') => sql`coalesce((select json_agg(c.id) from work_certificates c
    where c.account_id = w.id and c.state = ${state}), '[]')`;

/** Returns the certified and revoked certificates of an account, and whether its employer was not erased. */
export const findStanding = (db: Queryable, accountId: number) =>
  one(
    db,
    sql`select ${idsOf('certified')} as certified, ${idsOf('revoked')} as revoked, o.erased_at is null as is_answerable
      from wage_accounts w join users o on o.id = w.employer_id where w.id = ${accountId}`,
    standingRow,
  );

const accountRow = z.object({ account_id: z.int() });

/** Returns the account of a certificate of this employer; null if the employer has no such certificate. */
export const findAccountOfCertificate = (db: Queryable, { id }: Person, certificateId: number) =>
  maybe(
    db,
    sql`select c.account_id from work_certificates c join wage_accounts w on w.id = c.account_id
      where c.id = ${certificateId} and w.employer_id = ${id}`,
    accountRow,
  );

const requests = z.object({ total: z.int(), retry_after: z.int() });

/** Returns the requests about an account within a week, and the seconds until their number falls below `max`. */
export const countCertificateRequests = (tx: Tx, accountId: number, max: number) =>
  one(
    tx,
    sql`select count(*)::int as total, ${secondsToRoom(sql`requested_at`, sql`interval '7 days'`, { max })} as retry_after
      from work_certificates where account_id = ${accountId} and requested_at > now() - interval '7 days'`,
    requests,
  );

const idRow = z.object({ id: z.int() });

/** Inserts a request for a certificate. Returns its id. */
export async function insertCertificateRequest(tx: Tx, accountId: number): Promise<number> {
  return (await one(tx, sql`insert into work_certificates (account_id) values (${accountId}) returning id`, idRow)).id;
}

/** Stores what the employer has certified. */
export async function certify(
  tx: Tx,
  id: number,
  { days, facts }: { days: readonly string[]; facts: CertifiedFacts },
): Promise<void> {
  await run(
    tx,
    sql`update work_certificates set state = 'certified', answered_at = now(), days = ${[...days]}::date[],
        facts = ${JSON.stringify(facts)}::jsonb where id = ${id}`,
  );
}

/** Stores that the employer has declined a request. */
export async function decline(tx: Tx, id: number, reason: CertificateReason): Promise<void> {
  await run(
    tx,
    sql`update work_certificates set state = 'declined', answered_at = now(), reason = ${reason} where id = ${id}`,
  );
}

const revoked = sql`state = 'revoked', revoked_at = now()`;

/** Revokes all certificates of an account. Each states earlier days of the same work. Returns their ids. */
export async function revokeAll(tx: Tx, accountId: number, reason: CertificateReason): Promise<number[]> {
  const changed = await many(
    tx,
    sql`update work_certificates set ${revoked}, reason = ${reason} where account_id = ${accountId} and state = 'certified'
      returning id`,
    idRow,
  );
  return changed.map(({ id }) => id);
}

/** Revokes the certificates of an account that state another day than these days. Returns their ids. */
export async function revokeRecounted(tx: Tx, accountId: number, days: readonly string[]): Promise<number[]> {
  const changed = await many(
    tx,
    sql`update work_certificates set ${revoked}, reason = 'recount'
      where account_id = ${accountId} and state = 'certified' and not days <@ ${[...days]}::date[] returning id`,
    idRow,
  );
  return changed.map(({ id }) => id);
}

/** Returns the worker's different days of work in building trades within the period of a board. */
export const countWorkDays = (db: Queryable, { id }: Person) =>
  one(
    db,
    sql`with period as (select ${indianToday} - ${BOARD_PERIOD_DAYS}::int as since),
      certified as (
        select distinct work.day from work_certificates c join wage_accounts w on w.id = c.account_id,
          unnest(c.days) as work (day), period
        where w.labour_id = ${id} and c.state = 'certified' and c.facts ->> 'trade' = any(${buildingTrades}::text[])
          and work.day > period.since
      )
      select (period.since + 1)::text as since, (select count(*) from certified)::int as certified, ${BOARD_DAYS}::int as needed,
        (select count(distinct e.day) from wage_entries e join wage_accounts w on w.id = e.account_id
          join applications a on a.id = w.application_id join jobs j on j.id = a.job_id
          join users o on o.id = w.employer_id and o.erased_at is null
          where w.labour_id = ${id} and e.kind = 'day' and e.state = 'agreed' and e.halves > 0 and e.via <> 'silence'
            and e.day > period.since and ${tradeAtAcceptance} = any(${buildingTrades}::text[])
            and not exists (select from certified c where c.day = e.day))::int as uncertified
      from period`,
    workDays,
  );

const eventRow = z.object({
  account_id: z.int(),
  application_id: z.int(),
  status: z.string(),
  labour_id: z.int(),
  employer_id: z.int(),
  state: z.enum(['requested', 'certified', 'declined', 'revoked']),
  event: z.string(),
});

/** Returns the certificate of an event as it is now, with its account; null if the account was erased. */
export const findCertificateOfEvent = (db: Queryable, eventId: number) =>
  maybe(
    db,
    sql`select w.id as account_id, w.application_id, a.status, w.labour_id, w.employer_id, c.state, happened.name as event
      from domain_events happened join work_certificates c on c.id = (happened.payload ->> 'certificate_id')::bigint
      join wage_accounts w on w.id = c.account_id join applications a on a.id = w.application_id
      where happened.id = ${eventId}`,
    eventRow,
  );
