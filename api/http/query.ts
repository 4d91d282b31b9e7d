// Rejects undecodable queries and queries with a NUL byte (B21, B22). An invalid percent sequence would silently become
// another character, and Postgres cannot store NUL.
import { fail } from '#contracts/problems.ts';

/**
 * Limit of the request line and headers, in bytes. Above this limit the HTTP parser closes the connection. The limit is
 * high, so that an overlong query still reaches its endpoint, which rejects the query with a problem code.
 */
export const MAX_HEADER_BYTES = 65_536;

/**
 * Throws a `URIError` (answered with 400) for an undecodable query and `validation_failed` (422) for a NUL byte. Checks
 * all fields, also those that the endpoint does not know.
 */
export function requireTextQuery(query: string): void {
  if (decodeURIComponent(query).includes('\0')) fail('validation_failed', { errors: { query: ['bad_characters'] } });
}
