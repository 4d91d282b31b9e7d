// Administrators' actions on settings: show all, and change several in one transaction (D48).
import { type AllSettings, type SettingView, settingGroups } from '#contracts/admin-settings.ts';
import { fail } from '#contracts/problems.ts';
import type { z } from '#contracts/z.ts';
import { inTransaction } from '#platform/db.ts';
import type { Queryable } from '#platform/sql.ts';
import type { Admin } from '../actor.ts';
import { writeAudit } from '../admins/audit.ts';
import type { Deps } from '../deps.ts';
import { fieldOfSetting } from './fields.ts';
import { groupOfSetting } from './groups.ts';
import { listStoredSettings, lockSettings, type StoredSetting, storeSettings } from './queries.ts';
import { defaultSettings, isSettingKey, type SettingKey, settingShapes } from './settings.ts';

type Store = Pick<Deps, 'db'>;

const isKnown = (row: StoredSetting): row is StoredSetting & { key: SettingKey } => isSettingKey(row.key);

/**
 * Returns the effective value: the stored value if it is valid, otherwise the default. `changed` is true if the
 * effective value differs from the default.
 */
function heldBy(key: SettingKey, row: StoredSetting | undefined): { value: unknown; changed: boolean } {
  const read = row && settingShapes[key].safeParse(row.value);
  if (!read?.success) return { value: defaultSettings[key], changed: false };
  return { value: read.data, changed: JSON.stringify(read.data) !== JSON.stringify(defaultSettings[key]) };
}

function shown(key: SettingKey, row: StoredSetting | undefined): SettingView {
  return {
    key,
    group: groupOfSetting[key],
    field: fieldOfSetting(key),
    ...heldBy(key, row),
    default_value: defaultSettings[key],
    updated_at: row?.updated_at ?? null,
    updated_by: row?.updated_by ?? null,
  };
}

const allKeys = Object.keys(groupOfSetting).filter(isSettingKey);

/** Returns all settings by group, and the version that a later call of `changeSettings` requires. */
export async function showSettings(db: Queryable): Promise<Omit<AllSettings, 'environment'>> {
  const rows = await listStoredSettings(db);
  const byKey = new Map(rows.filter(isKnown).map((row) => [row.key, row]));
  const settings = allKeys.map((key) => shown(key, byKey.get(key)));
  settings.sort((one, other) => settingGroups.indexOf(one.group) - settingGroups.indexOf(other.group));
  return { version: Math.max(0, ...rows.map(({ revision }) => revision)), settings };
}

type Issue = z.core.$ZodIssue;

function codeOf({ code, ...issue }: Issue): string {
  const ofNumber = 'origin' in issue && (issue.origin === 'number' || issue.origin === 'int');
  if (code === 'too_small') return ofNumber ? 'out_of_range' : 'required';
  if (code === 'too_big') return ofNumber ? 'out_of_range' : 'too_long';
  return code === 'unrecognized_keys' ? 'unknown_field' : 'invalid';
}

/**
 * Returns the values to store; null resets to the default. Fails with `validation_failed` if a key or value is invalid,
 * or if no value is given.
 */
function validate(given: Readonly<Record<string, unknown>>): Map<SettingKey, unknown> {
  const errors: Record<string, string[]> = {};
  const valid = new Map<SettingKey, unknown>();
  for (const [key, value] of Object.entries(given)) {
    if (!isSettingKey(key)) errors[key] = ['unknown_field'];
    else if (value === null) valid.set(key, null);
    else {
      const read = settingShapes[key].safeParse(value);
      if (read.success) valid.set(key, read.data);
      else for (const issue of read.error.issues) errors[[key, ...issue.path].map(String).join('.')] = [codeOf(issue)];
    }
  }
  if (Object.keys(errors).length > 0) fail('validation_failed', { errors });
  if (valid.size === 0) fail('validation_failed', { errors: { body: ['required'] } });
  return valid;
}

export interface SettingChange {
  values: Readonly<Record<string, unknown>>;
  /**
   * Version of the settings that the administrator saw. The change fails if one of the settings to change has a newer
   * version.
   */
  version: number;
}

/**
 * Changes all given settings or none. Fails with `validation_failed` as {@link validate} does, and with `stale_version`
 * if one of the keys has been changed since the caller read the settings.
 */
export async function changeSettings({ db }: Store, admin: Admin, { values, version }: SettingChange): Promise<void> {
  const valid = validate(values);
  await inTransaction(db, async (tx) => {
    await lockSettings(tx);
    const rows = new Map((await listStoredSettings(tx)).map((row) => [row.key, row]));
    const before = Object.fromEntries([...valid.keys()].map((key) => [key, heldBy(key, rows.get(key)).value]));
    if ([...valid.keys()].some((key) => (rows.get(key)?.revision ?? 0) > version)) fail('stale_version');
    await storeSettings(tx, valid, admin.username);
    for (const [key, value] of valid) {
      const [then, now] = [before[key], value ?? defaultSettings[key]];
      if (JSON.stringify(then) === JSON.stringify(now)) continue;
      await writeAudit(tx, admin, {
        action: 'setting.changed',
        target: { type: 'setting', id: key },
        before: { value: then },
        after: { value: now },
      });
    }
  });
}
