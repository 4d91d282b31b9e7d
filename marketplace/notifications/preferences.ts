// SQL of notification preferences and language.
import { preferences } from '#contracts/account.ts';
import { one, type Queryable, sql } from '#platform/sql.ts';

const columns = sql`language, muted_notifications as muted, texts_wanted`;

export function findPreferences(db: Queryable, userId: number) {
  return one(db, sql`select ${columns} from users where id = ${userId}`, preferences);
}

interface PreferencesChange {
  language?: string | undefined;
  muted?: readonly string[] | undefined;
  texts_wanted?: boolean | undefined;
}

/**
 * Updates the given preferences and removes duplicate muted types. Absent preferences do not change. Returns all
 * preferences.
 */
export function setPreferences(db: Queryable, userId: number, { language, muted, texts_wanted }: PreferencesChange) {
  const types = muted ? [...new Set(muted)] : null;
  return one(
    db,
    sql`update users set language = coalesce(${language ?? null}, language),
        muted_notifications = coalesce(${types}::text[], muted_notifications),
        texts_wanted = coalesce(${texts_wanted ?? null}::boolean, texts_wanted), updated_at = now()
      where id = ${userId} returning ${columns}`,
    preferences,
  );
}
