// SQL of the networks that contain an IP address, for limits that count per network: the subscriber line (IPv6 /56) and
// the network (IPv6 /48, IPv4 /24).
import { type Sql, sql } from '#platform/sql.ts';

/**
 * SQL of an address as `inet`. Null for an invalid address and for ''. '' stands for a client without rate limits, such
 * as a request of a local demo.
 */
const inetOf = (address: Sql) => sql`(case when ${address} ~ '^[0-9a-f:.]+(/64)?$' then (${address})::inet end)`;

const cut = (address: Sql, bits: { v4: number; v6: number }) => {
  const inet = inetOf(address);
  return sql`network(set_masklen(${inet}, case family(${inet}) when 4 then ${bits.v4}::int else ${bits.v6}::int end))`;
};

/** SQL of the subscriber line of an address. For IPv4 all 32 bits are used, so each address is a separate line. */
const lineOf = (address: Sql) => cut(address, { v4: 32, v6: 56 });
const networkOf = (address: Sql) => cut(address, { v4: 24, v6: 48 });

/**
 * SQL condition for rows whose `address` is on the same subscriber line as the given address. False for '',
 * the value for clients that are exempt from rate limits.
 */
export const isOnLineOf = (address: string) =>
  sql`coalesce(${inetOf(sql`address`)} <<= ${lineOf(sql`${address}::text`)}, false)`;

/**
 * SQL condition for rows whose `address` is in the same network as the given address. False for '',
 * the value for clients that are exempt from rate limits.
 */
export const isInNetworkOf = (address: string) =>
  sql`coalesce(${inetOf(sql`address`)} <<= ${networkOf(sql`${address}::text`)}, false)`;

/**
 * SQL of the network of an address as text, for an advisory lock. If the given string is not an address, the SQL
 * returns this string.
 */
export const networkKey = (address: string) =>
  sql`coalesce(${networkOf(sql`${address}::text`)}::text, ${address}::text)`;
