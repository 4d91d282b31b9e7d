// Recognises transient errors of the database and the network, after which the same request may succeed later.
/**
 * Matches the codes of network errors, and these SQLSTATEs: failed connections (08…), exhausted resources (53…),
 * operator intervention (57…), a read-only database (25006), a session that Postgres ended (25P03, 25P04), transaction
 * conflicts (40…) and locks (55006, 55P03).
 */
const CODES =
  /^(?:ECONNREFUSED|ECONNRESET|ECONNABORTED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|ENETDOWN|08...|25006|25P0[34]|4000[13]|40P01|53...|55006|55P03|57...)$/;
const WITHOUT_CODE =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|is not queryable/;

/** True if the network or Postgres is unavailable, or if Postgres is read-only or too busy. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && CODES.test(error.code)) return true;
  return WITHOUT_CODE.test(error.message);
}
