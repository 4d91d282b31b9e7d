// SQL of notification preferences and language.
import { preferences } from '#contracts/account.ts';
import { one, type Queryable, sql } from '#platform/sql.ts';

const columns = sql`language, muted_notifications as muted, texts_wanted, call_sms`;

export function findPreferences(db: Queryable, userId: number) {
  return one(db, sql`select ${columns} from users where id = ${userId}`, preferences);
}

interface PreferencesChange {
  language?: string | undefined;
  muted?: readonly string[] | undefined;
  texts_wanted?: boolean | undefined;
  call_sms?: boolean | undefined;
}

/**
 * Updates the given preferences and removes duplicate muted types. Absent preferences do not change. Returns all
 * preferences.
 */
export function setPreferences(db: Queryable, userId: number, change: PreferencesChange) {
  const { language, muted, texts_wanted, call_sms } = change;
  const types = muted ? [...new Set(muted)] : null;
  return one(
    db,
    sql`update users set language = coalesce(${language ?? null}, language),
        muted_notifications = coalesce(${types}::text[], muted_notifications),
        texts_wanted = coalesce(${texts_wanted ?? null}::boolean, texts_wanted),
        call_sms = coalesce(${call_sms ?? null}::boolean, call_sms), updated_at = now()
      where id = ${userId} returning ${columns}`,
    preferences,
  );
}
