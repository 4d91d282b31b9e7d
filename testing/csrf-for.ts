// A CSRF token for the session of a bearer, as the server issues it: for programs that send many calls of many people.
import { nobody } from '#api/http/authenticate.ts';
import { csrfNameOf, issueCsrfToken } from '#api/http/csrf.ts';
import { findAdminSession } from '#marketplace/admins/queries/sessions.ts';
import { findSession } from '#marketplace/signin/queries/sessions.ts';
import { digest } from '#platform/secrets.ts';
import type { Queryable } from '#platform/sql.ts';
import { testSecrets } from './secrets.ts';

/** Returns the token for a bearer; null, or a bearer without a session, gets that of a visitor. `now` in milliseconds. */
export async function csrfFor(db: Queryable, bearer: string | null, now = Date.now()): Promise<string> {
  const hash = digest(bearer ?? '');
  const [session, adminSession] = [await findSession(db, hash), await findAdminSession(db, hash)];
  return issueCsrfToken(testSecrets.CSRF_SECRET, csrfNameOf({ ...nobody, session, adminSession }), now);
}
