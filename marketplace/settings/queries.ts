// SQL of settings. What is stored is judged again when it is read: a value that no longer fits counts as not set.
import { z } from '#contracts/z.ts';
import { many, prepared, type Queryable, run, sql, type Tx } from '#platform/sql.ts';
import { defaultSettings, isSettingKey, type SettingKey, type Settings, settingShapes } from './settings.ts';

const stored = z.object({ key: z.string(), value: z.unknown() });

/** These settings as they stand now, within the caller's transaction where there is one. */
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

/** Sets one. Throws where the value is not of its shape. */
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

/** Every row there is, whether or not its value still fits. */
export const listStoredSettings = (db: Queryable) =>
  many(db, sql`select key, value, updated_at, updated_by, revision from settings`, kept);

/** Those who change settings do it one after the other, so that each sees what the one before has done. */
export async function lockSettings(tx: Tx): Promise<void> {
  await run(tx, sql`select pg_advisory_xact_lock(7320050)`);
}

/** Keeps judged values; null is the default, kept as a row that says who went back to it. */
export async function storeSettings(tx: Tx, values: ReadonlyMap<SettingKey, unknown>, by: string): Promise<void> {
  const [keys, texts] = [[...values.keys()], [...values.values()].map((value) => JSON.stringify(value))];
  await run(
    tx,
    sql`insert into settings (key, value, updated_by)
      select key, value::jsonb, ${by} from unnest(${keys}::text[], ${texts}::text[]) as given (key, value)
      on conflict (key) do update set value = excluded.value, updated_at = now(), updated_by = excluded.updated_by`,
  );
}
