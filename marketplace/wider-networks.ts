// SQL of the networks around an address that limits count by: the subscriber line (IPv6 /56) and the network (/48, IPv4 /24).
import { type Sql, sql } from '#platform/sql.ts';

/** Null for '' and for what is no address. */
const inetOf = (address: Sql) => sql`(case when ${address} ~ '^[0-9a-f:.]+(/64)?$' then (${address})::inet end)`;

const cut = (address: Sql, bits: { v4: number; v6: number }) => {
  const inet = inetOf(address);
  return sql`network(set_masklen(${inet}, case family(${inet}) when 4 then ${bits.v4}::int else ${bits.v6}::int end))`;
};

/** Bits of an IPv4 line are all of them: one address is one line. */
const lineOf = (address: Sql) => cut(address, { v4: 32, v6: 56 });
const networkOf = (address: Sql) => cut(address, { v4: 24, v6: 48 });

/** True in rows whose `address` is on the line of the given one; never for ''. */
export const isOnLineOf = (address: string) =>
  sql`coalesce(${inetOf(sql`address`)} <<= ${lineOf(sql`${address}::text`)}, false)`;

/** True in rows whose `address` is in the network of the given one; never for ''. */
export const isInNetworkOf = (address: string) =>
  sql`coalesce(${inetOf(sql`address`)} <<= ${networkOf(sql`${address}::text`)}, false)`;

/** The network as text, for a lock; the address itself if it is none. */
export const networkKey = (address: string) =>
  sql`coalesce(${networkOf(sql`${address}::text`)}::text, ${address}::text)`;
