// Tests the masked views of the console: each table has a view or a reason for having none, and no view contains a
// secret.
import { expect, it } from 'vitest';
import { z } from '#contracts/z.ts';
import { many, sql } from '#platform/sql.ts';
import { useDatabase } from '#testing/database.ts';

const database = useDatabase();

const secret = 'Secrets, or what leads into an account.';
const words = 'What people wrote; whoever must read it reads it on a screen of its own.';
const amounts = 'What people earn and are owed; administrators see how many rows an account has.';
const plumbing = 'What the programs tell each other; the page of the system shows what is worth knowing.';
const area = "The administrators' own; the log of what they did has a page of its own.";

/** Tables that have no masked view, each with the reason. */
const unseen: Record<string, string> = {
  otp_codes: secret,
  known_devices: secret,
  registration_passes: secret,
  registration_tries: secret,
  returning_checks: secret,
  sessions: secret,
  push_subscriptions: secret,
  attendance_secrets: secret,
  call_links: secret,
  crew_pay_answers: 'What members said in private; moderators see why a crew is held.',
  idempotency_keys: secret,
  admins: area,
  admin_beginning: area,
  admin_sessions: area,
  admin_passkeys: secret,
  admin_challenges: secret,
  admin_recovery_codes: secret,
  admin_login_failures: area,
  admin_audit: area,
  audit_anchors: area,
  settings: 'They have a page of their own.',
  translated_texts: words,
  phrase_lines: words,
  phrase_requests: 'Which jobs were asked for phrases; the screens show it.',
  phrases: 'A list of keys; the texts are in the program.',
  grievances: words,
  grievance_steps: words,
  breach_incidents: words,
  breach_words: words,
  breach_steps: words,
  breach_told: 'Whom a breach touched is for those who handle it.',
  breach_listed: 'Whom a breach touched is for those who handle it.',
  job_search: 'The words of jobs, as the search reads them.',
  job_posting: 'Keys of the search.',
  call_candidates: 'Keys of the search for calls.',
  kept_counts: plumbing,
  count_deltas: plumbing,
  file_uploads: plumbing,
  wage_sheet_requests: plumbing,
  attendance_tries: plumbing,
  push_deliveries: plumbing,
  notification_repeats: plumbing,
  old_notifications: plumbing,
  job_views_kept: plumbing,
  begun_days: plumbing,
  circuit_breakers: plumbing,
  worker_heartbeats: plumbing,
  api_heartbeats: plumbing,
  socket_io_attachments: plumbing,
  identity_chain: plumbing,
  schema_migrations: plumbing,
  documents: amounts,
  work_certificates: amounts,
  revoked_documents: plumbing,
  signing_keys: plumbing,
  diaries: words,
  diary_entries: amounts,
  wage_closings: amounts,
  wage_entries: amounts,
  wage_log: amounts,
  wage_pay_days: amounts,
  wage_terms: amounts,
  wage_terms_proposals: amounts,
};

const row = z.object({ name: z.string() });

it('Every table has a view or a reason for having none', async () => {
  const tables = await many(
    database.db,
    sql`select relname as name from pg_class t where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and not exists (select from pg_class v where v.relnamespace = 'admin_api'::regnamespace and v.relname = t.relname) order by 1`,
    row,
  );
  expect(tables.map(({ name }) => name)).toEqual(Object.keys(unseen).sort());
});

it('Every view is a security barrier without columns for secrets, addresses or free text', async () => {
  const open = await many(
    database.db,
    sql`select relname as name from pg_class where relnamespace = 'admin_api'::regnamespace
      and not coalesce('security_barrier=true' = any(reloptions), false) order by 1`,
    row,
  );
  expect(open).toEqual([]);
  const never =
    '(hash|salt|digest|secret|token|storage|endpoint|p256dh|auth|device|address|message|notes?|details|review|feedback|masked|date_of_birth|_key)$';
  const shown = await many(
    database.db,
    sql`select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'admin_api' and column_name ~ ${never} order by 1`,
    row,
  );
  expect(shown.map(({ name }) => name)).toEqual(['users.has_address']);
});
