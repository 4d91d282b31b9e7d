// Test data of a route: sessions of every role, one resource of each kind, and raised rate limits.
import { z } from '#contracts/z.ts';
import { ensureConsoleRole } from '#platform/console/ensure-role.ts';
import type { Db } from '#platform/db.ts';
import { digest, randomToken } from '#platform/secrets.ts';
import { one, run, sql } from '#platform/sql.ts';
import { csrfFor } from '#testing/csrf-for.ts';
import { buildWorld } from '#testing/permissions/permission-world.ts';
import { testSecrets } from '#testing/secrets.ts';
import { examplePhone } from './examples.ts';
import type { Scene } from './requests.ts';

/** Rate limits of the tests. They are high, because few users at one address send all requests. */
const RAISED = {
  search_per_minute: 10_000,
  search_per_address_minute: 1_000_000,
  applications_per_hour: 1_000,
  uploads_per_day: 1_000,
  jobs_per_day: 1_000,
  jobs_active_unverified: 1_000,
  calls_per_day: 1_000,
  calls_per_day_unverified: 1_000,
  calls_places_unverified: 60,
  reveals_per_day: 10_000,
  admin_reveals_per_day: 10_000,
  reports_per_day: 1_000,
  reports_to_hold: 1_000,
  grievances_per_day: 1_000,
  grievances_per_address_day: 100_000,
  saved_searches_limit: 100,
  invitations_per_job_day: 1_000,
  otp_per_phone_hour: 100,
  otp_per_phone_day: 1_000,
  otp_per_address_hour: 100_000,
  otp_per_line_3_hours: 1_000_000,
  otp_per_network_day: 10_000_000,
  otp_per_hour: 10_000_000,
  otp_wrong_per_day: 1_000,
  otp_cooldowns: [0],
  identity_one_account: false,
};

/** Resets the settings to the raised limits. */
export async function raiseLimits(db: Db): Promise<void> {
  await run(db, sql`delete from settings`);
  for (const [key, value] of Object.entries(RAISED))
    await run(db, sql`insert into settings (key, value) values (${key}, ${JSON.stringify(value)}::jsonb)`);
}

/** Prepares a database for all test data. */
export async function prepareDatabase(db: Db): Promise<void> {
  const trouble = await ensureConsoleRole(db, testSecrets.CONSOLE_SECRET);
  if (trouble) throw new Error(trouble);
  await raiseLimits(db);
}

/** Owner of a token: a user or administrator; null for a registration pass. */
const owner = z.object({ id: z.nullable(z.int()), user_id: z.nullable(z.int()), admin_id: z.nullable(z.int()) });

/**
 * Returns a function that restores a token: it reopens a session that was logged out, or allows a used registration
 * pass to be used again.
 */
async function reviverOf(db: Db, token: string): Promise<() => Promise<void>> {
  const hash = digest(token);
  const { id, user_id, admin_id } = await one(
    db,
    sql`select coalesce((select id from sessions where token_hash = ${hash}), (select id from admin_sessions where token_hash = ${hash})) as id,
      (select user_id from sessions where token_hash = ${hash}) as user_id,
      (select admin_id from admin_sessions where token_hash = ${hash}) as admin_id`,
    owner,
  );
  const session = sql`insert into sessions (id, token_hash, user_id, expires_at) overriding system value
    select ${id}::bigint, ${hash}, id, now() + interval '30 days' from users where id = ${user_id} on conflict do nothing`;
  const adminSession = sql`insert into admin_sessions (id, token_hash, admin_id) overriding system value select ${id}::bigint, ${hash}, id from admins where id = ${admin_id} on conflict do nothing`;
  if (user_id !== null || admin_id !== null)
    return async () => {
      await run(db, user_id === null ? adminSession : session);
    };
  return async () => {
    // Free the example phone number: give the account that registered with it another number.
    await run(
      db,
      sql`update users set phone_number = '+91' || (6000000000 + id)::text where phone_number = ${examplePhone}`,
    );
    await run(
      db,
      sql`insert into registration_passes (token_hash, phone_number, expires_at)
        values (${hash}, ${examplePhone}, now() + interval '1 hour') on conflict (token_hash) do update set tries = 0`,
    );
    await run(db, sql`delete from registration_tries`);
  };
}

/** Builds new test data, with a CSRF token for each session and one for a visitor. */
export async function buildScene(db: Db): Promise<Scene> {
  const world = await buildWorld(db);
  const pass = randomToken();
  const tokens = [...Object.values(world.tokens), pass].flatMap((token) => token ?? []);
  const revivers = new Map<string, () => Promise<void>>();
  for (const token of tokens) revivers.set(token, await reviverOf(db, token));
  await revivers.get(pass)?.();
  const csrf = new Map<string, string>();
  for (const token of ['', ...tokens]) csrf.set(token, await csrfFor(db, token));
  const visitors = csrf.get('') ?? '';
  return {
    world,
    pass,
    csrfOf: (token) => csrf.get(token ?? '') ?? visitors,
    revive: async (token) => revivers.get(token)?.(),
  };
}
