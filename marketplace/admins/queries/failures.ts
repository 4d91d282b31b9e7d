// SQL of failed administrator logins. The login inserts a row before it checks the password, and deletes the row if the
// password was correct.
import { z } from '#contracts/z.ts';
import { digest } from '#platform/secrets.ts';
import { one, type Queryable, run, sql, type Tx } from '#platform/sql.ts';
import { isInNetworkOf, isOnLineOf, networkKey } from '../../wider-networks.ts';
import { FAILURE_MINUTES, type Failures } from '../rules.ts';

export interface LoginOrigin {
  username: string;
  /**
   * Network address for the limits. '' for a request with the demo key (the secret of a local demo), because such
   * requests are exempt from limits by address (D57).
   */
  address: string;
  /** Network address as written to the audit log. */
  ip: string;
}

/**
 * Digest of the user name. The name itself is not stored, because users sometimes type their password into the name
 * field.
 */
const nameHash = ({ username }: Pick<LoginOrigin, 'username'>) => digest(username.toLowerCase());

const counts = z.object({
  pair: z.int(),
  of_name: z.int(),
  from_address: z.int(),
  from_line: z.int(),
  from_network: z.int(),
  pair_seconds: z.int(),
  name_seconds: z.int(),
  address_seconds: z.int(),
  line_seconds: z.int(),
  network_seconds: z.int(),
  address_is_known: z.boolean(),
});

/**
 * Locks the name and the network of a login attempt until the end of the transaction. So parallel attempts wait for
 * each other and cannot exceed the limits.
 */
export async function lockAttempts(tx: Tx, place: LoginOrigin): Promise<void> {
  await run(tx, sql`select pg_advisory_xact_lock(7320050, hashtext(${networkKey(place.address)}))`);
  await run(tx, sql`select pg_advisory_xact_lock(7320051, hashtext(encode(${nameHash(place)}::bytea, 'hex')))`);
}

export function findFailures(db: Queryable, place: LoginOrigin): Promise<Failures> {
  const { address, ip, username } = place;
  const lasting = sql`${FAILURE_MINUTES} * interval '1 minute'`;
  const left = (kind: ReturnType<typeof sql>) =>
    sql`coalesce(ceil(extract(epoch from min(failed_at) filter (where ${kind}) + ${lasting} - now())), 0)::int`;
  const ofName = sql`name_hash = ${nameHash(place)}`;
  const fromHere = sql`address = ${address} and ${address}::text <> ''`;
  const [fromLine, fromNetwork] = [isOnLineOf(address), isInNetworkOf(address)];
  const pair = sql`name_hash = ${nameHash(place)} and address = ${address}`;
  return one(
    db,
    sql`select count(*) filter (where ${pair})::int as pair, count(*) filter (where ${ofName})::int as of_name,
        count(*) filter (where ${fromHere})::int as from_address, ${left(pair)} as pair_seconds, ${left(ofName)} as name_seconds,
        count(*) filter (where ${fromLine})::int as from_line, count(*) filter (where ${fromNetwork})::int as from_network,
        ${left(fromHere)} as address_seconds, ${left(fromLine)} as line_seconds, ${left(fromNetwork)} as network_seconds,
        exists (select from admins a join admin_audit t on t.admin_id = a.id where a.username = lower(${username})
          and t.action = 'login.succeeded' and t.ip = ${ip} and t.at > now() - interval '30 days') as address_is_known
      from admin_login_failures where failed_at > now() - ${lasting}`,
    counts,
  );
}

/** Counts a login attempt as failed. Returns the id of the failure record. */
export async function insertFailure(tx: Tx, place: LoginOrigin): Promise<number> {
  const statement = sql`insert into admin_login_failures (name_hash, address) values (${nameHash(place)}, ${place.address}) returning id`;
  return (await one(tx, statement, z.object({ id: z.int() }))).id;
}

/** Deletes up to 1,000 failure records that are too old to count. Skips rows that a concurrent attempt is deleting. */
export const removeOldFailures = (db: Queryable): Promise<number> =>
  run(
    db,
    sql`delete from admin_login_failures where id in (select id from admin_login_failures
      where failed_at < now() - ${FAILURE_MINUTES} * interval '1 minute' limit 1000 for update skip locked)`,
  );

/** Deletes the failure record of an attempt whose password was correct. */
export async function removeFailure(db: Queryable, id: number): Promise<void> {
  await run(db, sql`delete from admin_login_failures where id = ${id}`);
}

/** Deletes the failure records of this name and address, after a successful login. */
export async function removeFailures(db: Queryable, place: LoginOrigin): Promise<void> {
  await run(
    db,
    sql`delete from admin_login_failures where name_hash = ${nameHash(place)} and address = ${place.address}`,
  );
}
