// Production refuses to run without a way to make the first administrator (D109).
import { setTimeout as pause } from 'node:timers/promises';
import { firstAdminExists } from '#marketplace/admins/queries/accounts.ts';
import { endDb, openDb } from '#platform/db.ts';

const SECOND_MS = 1000;

export const NO_FIRST_ADMIN =
  'ADMIN_BOOTSTRAP_TOKEN must be a secret of 32 characters or more until the first administrator is made';

/** Whether no administrator was ever made; null if the database does not answer, or is not migrated yet. */
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

/** Resolves as soon as the database answers: whether no administrator was ever made. */
export async function waitForAdmins(url: string): Promise<boolean> {
  for (;;) {
    const lacking = await lacksAdmin(url);
    if (lacking !== null) return lacking;
    await pause(SECOND_MS, undefined, { ref: false });
  }
}
