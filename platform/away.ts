// Whether an error says that Postgres or the network is away, or so busy that it gave up (time limit, lock, deadlock): then later may do.
const CODES =
  /^(?:ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE|EHOSTUNREACH|08...|53...|57...|40001|40P01|55P03)$/;
const WITHOUT_CODE =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|is not queryable/;

export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && CODES.test(error.code)) return true;
  return WITHOUT_CODE.test(error.message);
}
