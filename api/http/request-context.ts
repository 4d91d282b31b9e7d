// Data that middleware attaches to a request or a response. A request and its response have separate records.
import type { ProblemCode } from '#contracts/problems.ts';
import type { Admin, Person } from '#marketplace/actor.ts';
import type { AdminSession } from '#marketplace/admins/queries/sessions.ts';
import type { Session } from '#marketplace/signin/queries/sessions.ts';

/** The authenticated caller of a request. */
export interface Caller {
  person: Person | null;
  session: Session | null;
  /** The administrator. A caller is never both an administrator and a user (D44). */
  admin: Admin | null;
  adminSession: AdminSession | null;
  /** Digest of the registration token. Set only on routes that a newly verified phone calls with this token. */
  passHash: Buffer | null;
}

interface RequestContext {
  /** Id in the log line and in problem documents. */
  requestId?: string;
  caller?: Caller;
  /** Code of the problem with which the request was rejected, for the log line. */
  refusal?: ProblemCode;
  /** Route of a request that Express does not process. */
  route?: string;
  /**
   * The error with which a handler that runs before Express failed. The Express route then throws this error, so that
   * the error handler of Express answers it.
   */
  failure?: { error: unknown };
  /** CSP nonce of the page. Only the record of a response has a nonce. */
  nonce?: string;
}

const contexts = new WeakMap<object, RequestContext>();

/** Returns the context of a request or response. The first call creates it. */
export function requestContextOf(message: object): RequestContext {
  const known = contexts.get(message);
  if (known) return known;
  const created: RequestContext = {};
  contexts.set(message, created);
  return created;
}
