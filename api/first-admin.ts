// Finds out whether an administrator was ever created. If not, a production API without `ADMIN_BOOTSTRAP_TOKEN` refuses
// to start, because no request could create the first administrator (D109).
import { setTimeout as pause } from 'node:timers/promises';
import { firstAdminExists } from '#marketplace/admins/queries/accounts.ts';
import { endDb, openDb } from '#platform/db.ts';

const SECOND_MS = 1000;

export const NO_FIRST_ADMIN =
  'ADMIN_BOOTSTRAP_TOKEN must be a secret of 32 characters or more until the first administrator is made';

/** Returns true if no administrator was ever created; null if the database does not respond or is not migrated yet. */
export async function lacksAdmin(url: string): Promise<boolean | null> {
  const db = openDb({ url, max: 1, name: 'api start' });
  try {
    return !(await firstAdminExists(db));
  } catch {
    return null;
  } finally {
    await endDb(db);
  }
}

/**
 * Waits until the database responds, with one attempt per second. Resolves with true if no administrator was ever
 * created.
 */
export async function waitForAdmins(url: string): Promise<boolean> {
  for (;;) {
    const lacking = await lacksAdmin(url);
    if (lacking !== null) return lacking;
    await pause(SECOND_MS, undefined, { ref: false });
  }
}
