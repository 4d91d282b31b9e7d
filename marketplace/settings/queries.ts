// SQL of settings. Stored values are validated when they are read: an invalid value counts as not set.
import { z } from '#contracts/z.ts';
import { many, prepared, type Queryable, run, sql, type Tx } from '#platform/sql.ts';
import { defaultSettings, isSettingKey, type SettingKey, type Settings, settingShapes } from './settings.ts';

const stored = z.object({ key: z.string(), value: z.unknown() });

/** Returns the current values of these settings, including defaults, as seen by the caller's transaction. */
export async function readSettings<K extends SettingKey>(
  db: Queryable,
  keys: readonly K[],
): Promise<Pick<Settings, K>> {
  const rows = await many(
    db,
    prepared('settings', sql`select key, value from settings where key = any(${keys}::text[])`),
    stored,
  );
  const found = Object.fromEntries(
    rows.flatMap(({ key, value }) => {
      const parsed = isSettingKey(key) ? settingShapes[key].safeParse(value) : null;
      return parsed?.success ? [[key, parsed.data]] : [];
    }),
  );
  return { ...defaultSettings, ...found };
}

/** Stores one setting. Throws if the value does not match its schema. */
export async function setSetting<K extends SettingKey>(db: Queryable, key: K, value: Settings[K]): Promise<void> {
  const parsed: unknown = settingShapes[key].parse(value);
  await run(
    db,
    sql`insert into settings (key, value) values (${key}, ${JSON.stringify(parsed)}::jsonb)
      on conflict (key) do update set value = excluded.value, updated_at = now()`,
  );
}

const kept = z.object({
  key: z.string(),
  value: z.unknown(),
  updated_at: z.string(),
  updated_by: z.nullable(z.string()),
  revision: z.int(),
});
export type StoredSetting = z.output<typeof kept>;

/** Returns all stored settings, including settings with invalid values. */
export const listStoredSettings = (db: Queryable) =>
  many(db, sql`select key, value, updated_at, updated_by, revision from settings`, kept);

/** Serialises changes of settings, so that each change sees the result of the previous change. */
export async function lockSettings(tx: Tx): Promise<void> {
  await run(tx, sql`select pg_advisory_xact_lock(7320050)`);
}

/**
 * Stores validated values. Null resets a setting to the default. The null is stored as a row, which records the
 * administrator who reset the setting.
 */
export async function storeSettings(tx: Tx, values: ReadonlyMap<SettingKey, unknown>, by: string): Promise<void> {
  const [keys, texts] = [[...values.keys()], [...values.values()].map((value) => JSON.stringify(value))];
  await run(
    tx,
    sql`insert into settings (key, value, updated_by)
      select key, value::jsonb, ${by} from unnest(${keys}::text[], ${texts}::text[]) as given (key, value)
      on conflict (key) do update set value = excluded.value, updated_at = now(), updated_by = excluded.updated_by`,
  );
}
