// Settings in the admin area: validated, saved all or none, protected from concurrent changes, effective immediately.
import { expect, it } from 'vitest';
import { adminSettingsEndpoints as endpoints } from '#contracts/admin-settings.ts';
import { languageCodes } from '#contracts/languages.ts';
import { siteEndpoints } from '#contracts/site.ts';
import { z } from '#contracts/z.ts';
import { readSettings } from '#marketplace/settings/queries.ts';
import { defaultSettings } from '#marketplace/settings/settings.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { buildAdmin } from '#testing/factories.ts';
import { readTopic } from '#testing/texts/catalogues.ts';

const database = useDatabase();
const api = useApi(database);

const { getSettings, putSettings } = endpoints;
const enter = async (role: 'viewer' | 'superuser' = 'superuser') => {
  const { admin, token } = await buildAdmin(database.db, role);
  return { admin, me: api.as(token) };
};
const named = <T extends { key: string }>(settings: readonly T[], key: string) => settings.find((of) => of.key === key);

it('Viewers may read every setting with its bounds, default and group, but not change it', async () => {
  const { me } = await enter('viewer');
  const { settings } = await me.ok(getSettings, {});
  expect(settings.map(({ key }) => key).sort()).toEqual(Object.keys(defaultSettings).sort());
  expect(named(settings, 'profile_completion_threshold')).toMatchObject({
    group: 'profile',
    field: { kind: 'number', least: 0, most: 100 },
    value: 60,
    default_value: 60,
    changed: false,
    updated_by: null,
  });
  expect(named(settings, 'otp_cooldowns')?.field).toEqual({
    kind: 'numbers',
    least: 0,
    most: 3600,
    fewest: 1,
    many: 10,
  });
  expect(named(settings, 'stats_claimed_states')?.field).toMatchObject({ kind: 'numbers', fewest: 2, many: 2 });
  expect(named(settings, 'match_weights')?.field).toMatchObject({ kind: 'parts' });
  expect(named(settings, 'testimonials')?.field).toEqual({ kind: 'testimonials', many: 12 });
  expect((await me.problem(putSettings, { query: {}, body: { jobs_per_day: 3 } })).code).toBe('forbidden');
});

it('Every setting has a label and a help text', () => {
  for (const language of languageCodes.filter((code) => code === 'en' || code === 'hi')) {
    const words = readTopic(language, 'admin-settings');
    const silent = Object.keys(defaultSettings).filter(
      (key) => !words?.get(`key.${key}.label`) || !words.get(`key.${key}.help`),
    );
    expect(silent, language).toEqual([]);
  }
});

it('The site states the periods of the settings, and the time for a decision in whole days', async () => {
  const { me } = await enter();
  const body = { rating_reveal_days: 21, grievance_ack_hours: 12, grievance_hours: 250, grievance_urgent_hours: 6 };
  await me.ok(putSettings, { query: {}, body });
  expect(await api.as().ok(siteEndpoints.getSite, {})).toMatchObject({
    rating_reveal_days: 21,
    grievance_ack_hours: 12,
    grievance_days: 11,
    grievance_urgent_hours: 6,
  });
});

it('A change of several settings applies immediately and records the administrator', async () => {
  const { me, admin } = await enter();
  const body = {
    site_support_phone: '1800 11 2233',
    profile_completion_threshold: 0,
    match_weights: { ...defaultSettings.match_weights, skill: 30 },
  };
  const { settings, version } = await me.ok(putSettings, { query: {}, body });
  expect(named(settings, 'site_support_phone')).toMatchObject({
    value: '1800 11 2233',
    changed: true,
    updated_by: admin.username,
  });
  expect(version).toBeGreaterThan(0);
  expect(await readSettings(database.db, ['profile_completion_threshold'])).toMatchObject({
    profile_completion_threshold: 0,
  });
  expect((await api.as().ok(siteEndpoints.getSite, {})).support_phone).toBe('1800 11 2233');
  const { rows } = await database.db.query(
    `select before, after from admin_audit where action = 'setting.changed' and target_id = 'profile_completion_threshold'`,
  );
  expect(rows).toEqual([{ before: { value: 60 }, after: { value: 0 } }]);
  const back = await me.ok(putSettings, { query: {}, body: { profile_completion_threshold: null } });
  expect(named(back.settings, 'profile_completion_threshold')).toMatchObject({
    value: 60,
    changed: false,
    updated_by: admin.username,
  });
});

it.each([
  [{ colour: 'red' }, { colour: ['unknown_field'] }],
  [{ constructor: 1 }, { constructor: ['unknown_field'] }],
  [{ profile_completion_threshold: 101 }, { profile_completion_threshold: ['out_of_range'] }],
  [{ profile_completion_threshold: 1.5 }, { profile_completion_threshold: ['invalid'] }],
  [{ voice_search_on: 'yes' }, { voice_search_on: ['invalid'] }],
  [{ site_name: '' }, { site_name: ['required'] }],
  [{ site_social_x: 'javascript:alert(1)' }, { site_social_x: ['invalid'] }],
  [{ minimum_wages_until: '2026-02-30' }, { minimum_wages_until: ['invalid'] }],
  [{ otp_cooldowns: [30, -1] }, { 'otp_cooldowns.1': ['out_of_range'] }],
  [{ match_weights: { ...defaultSettings.match_weights, skill: 90 } }, { match_weights: ['invalid'] }],
  [{}, { body: ['required'] }],
])('A change with %j gets 422, and none of its values is saved', async (wrong, codes) => {
  const { me } = await enter();
  const body = Object.keys(wrong).length === 0 ? wrong : { jobs_per_day: 7, ...wrong };
  const problem = await me.problem(putSettings, { body });
  expect(problem).toMatchObject({ status: 422, code: 'validation_failed' });
  expect(problem.error_codes).toEqual(codes);
  expect(await readSettings(database.db, ['jobs_per_day'])).toMatchObject({ jobs_per_day: 20 });
});

it('A change with an old version gets `stale_version` if another administrator changed the same setting', async () => {
  const [first, second] = [await enter(), await enter()];
  const { version } = await first.me.ok(getSettings, {});
  const query = { version: String(version) };
  await second.me.ok(putSettings, { query, body: { reports_per_day: 11 } });
  const stale = await first.me.problem(putSettings, { query, body: { reports_per_day: 12, reports_to_hold: 9 } });
  expect(stale.code).toBe('stale_version');
  expect(await readSettings(database.db, ['reports_per_day', 'reports_to_hold'])).toMatchObject({
    reports_per_day: 11,
    reports_to_hold: 3,
  });
  // No other administrator has changed this setting, so the old version causes no conflict.
  await first.me.ok(putSettings, { query, body: { reports_to_hold: 4 } });
  // A change by SQL in the database counts as well.
  await database.db.query(`update settings set value = '13' where key = 'reports_to_hold'`);
  const third = await second.me.problem(putSettings, { query, body: { reports_to_hold: 5 } });
  expect(third.code).toBe('stale_version');
});

it('The environment lists only which variables are set, without values', async () => {
  const { me } = await enter();
  const response = await me.send(getSettings, {});
  const { environment } = z
    .object({ environment: z.array(z.record(z.string(), z.unknown())) })
    .parse(await response.json());
  expect(environment).toEqual([{ name: 'REDIS_URL', set: true }]);
});
