// SQL of the requests that clients have sent to wage accounts: repeated requests, and the number of requests of a day.
import type { WageSide } from '#contracts/wage-shapes.ts';
import { z } from '#contracts/z.ts';
import { many, sql, type Tx } from '#platform/sql.ts';
import { indianToday } from './work-days.ts';

/** The id of a client's request, and a digest of the request. */
export interface ClientRequest {
  id: string;
  asked: Buffer;
}

const repeatedRow = z.object({
  account_id: z.int(),
  client_id: z.string(),
  entry: z.int(),
  asked: z.custom<Buffer>((value) => Buffer.isBuffer(value)),
});

/**
 * Returns what earlier requests with these client ids recorded or answered in their accounts: the number of the entry,
 * closing or proposal, and the digest of the request.
 */
export const listRequests = (tx: Tx, asked: readonly { account_id: number; client_id: string }[]) =>
  many(
    tx,
    sql`select l.account_id, l.client_id, l.asked,
        coalesce((l.body ->> 'entry')::int, (l.body ->> 'closing')::int, (l.body ->> 'proposal')::int, l.seq) as entry
      from unnest(${asked.map(({ account_id }) => account_id)}::bigint[], ${asked.map(({ client_id }) => client_id)}::uuid[])
        as given (account_id, client_id)
      join wage_log l on l.account_id = given.account_id and l.client_id = given.client_id`,
    repeatedRow,
  );

const countRow = z.object({ account_id: z.int(), entries: z.int(), decisions: z.int() });

/** Counts the entries and decisions that this side has sent to each of the accounts today. Leaves out accounts without. */
export const countRequests = (tx: Tx, accountIds: readonly number[], side: WageSide) =>
  many(
    tx,
    sql`select account_id, count(*) filter (where act in ('entry', 'closing', 'terms_proposal'))::int as entries,
        count(*) filter (where act in ('decision', 'closing_decision', 'terms_decision'))::int as decisions
      from wage_log where account_id = any(${accountIds}::bigint[]) and by = ${side} and client_id is not null
        and at >= ${indianToday}::timestamp at time zone 'Asia/Kolkata' group by account_id`,
    countRow,
  );
