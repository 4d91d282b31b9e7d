// Refuses a query that is no text: a broken percent sign would quietly become another letter, and no text holds a NUL (B21, B22).
import { fail } from '#contracts/problems.ts';

/** Bytes of a request's line and headers: a question far too long is told so by its endpoint, not by a closed connection. */
export const MAX_HEADER_BYTES = 65_536;

/** Throws what the problem response answers with 400, and for a NUL with 422, whether its field is known or not. */
export function requireTextQuery(query: string): void {
  if (decodeURIComponent(query).includes('\0')) fail('validation_failed', { errors: { query: ['bad_characters'] } });
}
