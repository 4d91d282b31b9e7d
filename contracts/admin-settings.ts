// Settings in the admin area: each key with its value, its bounds and its last editor (D48).
import { endpoint, queryNumber } from './http.ts';
import { instant } from './values.ts';
import { z } from './z.ts';

/** Groups of settings, in the order of the screen. */
export const settingGroups = [
  'site',
  'landing',
  'features',
  'profile',
  'signin',
  'jobs',
  'pay',
  'applying',
  'ratings',
  'messages',
  'reports',
  'matching',
  'search',
  'privacy',
] as const;
export type SettingGroup = (typeof settingGroups)[number];

const bounds = { least: z.int(), most: z.int() };

/**
 * Describes the input of a setting, so that the form shows the right field and validates the value before it is sent.
 */
export const settingField = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('switch') }),
  z.object({ kind: z.literal('number'), ...bounds }),
  /** A string that must match the regular expression `pattern`; `''` accepts any string. */
  z.object({ kind: z.literal('text'), ...bounds, pattern: z.string() }),
  /** A list of `fewest` to `many` numbers, each within the bounds. */
  z.object({ kind: z.literal('numbers'), ...bounds, fewest: z.int(), many: z.int() }),
  /** An object with one number for each of the `parts`. Each part has its own bounds. */
  z.object({ kind: z.literal('parts'), parts: z.array(z.object({ name: z.string(), ...bounds })) }),
  /** At most `many` testimonials of the landing page. The web app has a dedicated form for this list. */
  z.object({ kind: z.literal('testimonials'), many: z.int() }),
]);
export type SettingField = z.output<typeof settingField>;

export const settingView = z.object({
  key: z.string(),
  group: z.enum(settingGroups),
  field: settingField,
  value: z.unknown(),
  default_value: z.unknown(),
  /** Whether the value differs from the default. */
  changed: z.boolean(),
  updated_at: z.nullable(instant),
  /** User name of the last editor; null if no administrator has changed the setting in the admin area. */
  updated_by: z.nullable(z.string()),
});
export type SettingView = z.output<typeof settingView>;

/** An environment variable of the API process: whether it is set, but never its value. */
export const environmentVariable = z.object({ name: z.string(), set: z.boolean() });

const allSettings = z.object({
  /** Version of the settings as a whole; increases with every change of a setting. */
  version: z.int(),
  settings: z.array(settingView),
  environment: z.array(environmentVariable),
});
export type AllSettings = z.output<typeof allSettings>;

const getSettings = endpoint({
  method: 'GET',
  path: '/api/v1/admin/settings',
  summary: 'All settings with value, default, bounds and last editor; environment variables as set or unset.',
  auth: 'admin',
  capability: 'look',
  response: allSettings,
});

const putSettings = endpoint({
  method: 'PUT',
  path: '/api/v1/admin/settings',
  summary:
    'Sets the given keys, all or none; null restores the default. With `version`, fails if one of the keys has changed since.',
  auth: 'admin',
  capability: 'change_settings',
  query: z.strictObject({ version: queryNumber({ min: 0, max: 999_999_999, fallback: 999_999_999 }) }),
  body: z.record(z.string().check(z.maxLength(100, 'too_long')), z.unknown()),
  response: allSettings,
  problems: ['stale_version'],
});

export const adminSettingsEndpoints = { getSettings, putSettings };
