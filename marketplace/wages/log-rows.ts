// SQL that adds rows to the logs of wage accounts, with the entries, terms and balances that follow from them.
import { prepared, run, sql, type Tx } from '#platform/sql.ts';
import type { Terms } from './arithmetic.ts';
import type { LogRow } from './log.ts';
import type { AccountRow } from './queries.ts';
import type { ClientRequest } from './request-queries.ts';
import type { Balance, Entry } from './rules.ts';

interface NewRow {
  row: LogRow;
  digest: Buffer;
  request: ClientRequest | null;
}

/** Additions to the ledger of an account since it was read or saved. */
export interface Additions {
  rows: NewRow[];
  /** The new and the changed entries, by number, as they are now. */
  entries: Map<number, Entry>;
  /** The terms that became agreed. */
  terms: Terms[];
}

interface ChangedLedger extends Additions {
  /** The account after the rows. */
  account: Pick<AccountRow, 'id' | 'seq' | 'digest' | keyof Balance>;
}

const jsonOf = (value: unknown): string =>
  JSON.stringify(value, (_, one) => (typeof one === 'bigint' ? Number(one) : one));

const logJson = (ledgers: readonly ChangedLedger[]) =>
  jsonOf(
    ledgers.flatMap(({ account, rows }) =>
      rows.map(({ row, digest, request }) => ({
        ...row,
        account_id: account.id,
        digest: digest.toString('hex'),
        client_id: request?.id,
        asked: request?.asked.toString('hex'),
      })),
    ),
  );

/** Final states first: a day must not have two entries that count. */
const rank = ({ state }: Entry) => (state === 'replaced' || state === 'withdrawn' ? 0 : state === 'agreed' ? 2 : 1);

const entriesJson = (ledgers: readonly ChangedLedger[]) =>
  jsonOf(
    ledgers.flatMap(({ account, entries }) =>
      [...entries.values()]
        .sort((a, b) => rank(a) - rank(b) || a.seq - b.seq)
        .map((entry) => ({ ...entry, account_id: account.id })),
    ),
  );

const termsJson = (ledgers: readonly ChangedLedger[]) =>
  jsonOf(ledgers.flatMap(({ account, terms }) => terms.map((one) => ({ ...one, account_id: account.id }))));

const accountsJson = (ledgers: readonly ChangedLedger[]) =>
  jsonOf(
    ledgers.map(({ account: { id, seq, digest, owed, earned, received, waiting, disputed } }) => ({
      ...{ id, seq, digest: digest.toString('hex') },
      ...{ owed, earned, received, waiting, disputed },
    })),
  );

/**
 * Inserts the new rows of the logs of locked accounts, and the terms that they make agreed. Stores the entries that follow
 * from them, the new ends of the logs and the balances. One statement, for any number of accounts.
 */
export async function insertRows(tx: Tx, ledgers: readonly ChangedLedger[]): Promise<void> {
  await run(
    tx,
    prepared(
      'insert wage rows',
      sql`with logged as (
        insert into wage_log (account_id, seq, at, by, act, body, digest, client_id, asked)
        select account_id, seq, at, by, act, body, decode(digest, 'hex'), client_id, decode(asked, 'hex')
        from jsonb_to_recordset(${logJson(ledgers)}::jsonb) as x(account_id bigint, seq int, at timestamptz, by text, act text,
          body jsonb, digest text, client_id uuid, asked text)
      ), termed as (
        insert into wage_terms (account_id, seq, basis, paise, hours, month_days, pay_every, pay_weekday, from_day)
        select account_id, seq, basis, paise, hours, month_days, pay_every, pay_weekday, from_day
        from jsonb_to_recordset(${termsJson(ledgers)}::jsonb) as x(account_id bigint, seq int, basis text, paise bigint, hours int,
          month_days int, pay_every text, pay_weekday int, from_day date)
      ), entered as (
        insert into wage_entries (account_id, seq, kind, by, day, paise, halves, overtime_minutes, method, state, via, reason,
          matched, replaces, recorded_at, decided_at)
        select account_id, seq, kind, by, day, paise, halves, overtime_minutes, method, state, via, reason, matched, replaces,
          recorded_at, decided_at
        from jsonb_to_recordset(${entriesJson(ledgers)}::jsonb) as x(account_id bigint, seq int, kind text, by text, day date,
          paise bigint, halves int, overtime_minutes int, method text, state text, via text, reason text, matched boolean,
          replaces int, recorded_at timestamptz, decided_at timestamptz)
        on conflict (account_id, seq) do update set state = excluded.state, via = excluded.via, reason = excluded.reason,
          matched = excluded.matched, decided_at = excluded.decided_at
      )
      update wage_accounts w set seq = x.seq, digest = decode(x.digest, 'hex'), owed = x.owed, earned = x.earned,
        received = x.received, waiting = x.waiting, disputed = x.disputed
      from jsonb_to_recordset(${accountsJson(ledgers)}::jsonb) as x(id bigint, seq int, digest text, owed bigint, earned bigint,
        received bigint, waiting bigint, disputed bigint) where w.id = x.id`,
    ),
  );
}
