// Ends one of the caller's own administrator sessions, on logout or from the list of sessions.
import { type Db, inTransaction } from '#platform/db.ts';
import type { Admin } from '../../actor.ts';
import { writeAudit } from '../audit.ts';
import { removeOwnAdminSession } from '../queries/sessions.ts';

/** Ends a session of the caller. Returns false if the caller has no session with this id. */
export function endOwnSession(db: Db, admin: Admin, sessionId: number): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    if ((await removeOwnAdminSession(tx, admin.id, sessionId)) === 0) return false;
    await writeAudit(tx, admin, { action: 'session.ended', target: { type: 'admin', id: admin.id } });
    return true;
  });
}
