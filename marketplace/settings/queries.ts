// SQL of settings. What is stored is judged again when it is read: a value that no longer fits counts as not set.
import { z } from '#contracts/z.ts';
import { many, prepared, type Queryable, run, sql } from '#platform/sql.ts';
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
      const judged = isSettingKey(key) ? settingShapes[key].safeParse(value) : null;
      return judged?.success ? [[key, judged.data]] : [];
    }),
  );
  return { ...defaultSettings, ...found };
}

/** Sets one. Throws where the value is not of its shape. */
export async function setSetting<K extends SettingKey>(db: Queryable, key: K, value: Settings[K]): Promise<void> {
  const judged: unknown = settingShapes[key].parse(value);
  await run(
    db,
    sql`insert into settings (key, value) values (${key}, ${JSON.stringify(judged)}::jsonb)
      on conflict (key) do update set value = excluded.value, updated_at = now()`,
  );
}
