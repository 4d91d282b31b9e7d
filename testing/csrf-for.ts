// Issues CSRF tokens for the session of a bearer token, for programs that call the API for many users.
import { nobody } from '#api/http/authenticate.ts';
import { csrfNameOf, issueCsrfToken } from '#api/http/csrf.ts';
import { findAdminSession } from '#marketplace/admins/queries/sessions.ts';
import { findSession } from '#marketplace/signin/queries/sessions.ts';
import { digest } from '#platform/secrets.ts';
import type { Queryable } from '#platform/sql.ts';
import { testSecrets } from './secrets.ts';

/**
 * Returns the CSRF token for a bearer token. For null, or a bearer token without a session, it is a visitor's token.
 * `now` is in milliseconds.
 */
export async function csrfFor(db: Queryable, bearer: string | null, now = Date.now()): Promise<string> {
  const hash = digest(bearer ?? '');
  const [session, adminSession] = [await findSession(db, hash), await findAdminSession(db, hash)];
  return issueCsrfToken(testSecrets.CSRF_SECRET, csrfNameOf({ ...nobody, session, adminSession }), now);
}
