// The problem catalogue: every error code of the API with its HTTP status and parameters (RFC 9457, D50).
import { z } from './z.ts';

/** Maps each problem code to its HTTP status. The texts are in `locales/<language>/problems.json`. */
export const problemStatus = {
  malformed_request: 400,
  otp_invalid: 400,
  identity_mismatch: 400,
  otp_expired: 400,
  sql_refused: 400,
  not_authenticated: 401,
  login_failed: 401,
  second_step_required: 401,
  totp_invalid: 401,
  passkey_invalid: 401,
  recovery_code_invalid: 401,
  forbidden: 403,
  csrf_invalid: 403,
  wrong_party: 403,
  phone_mismatch: 403,
  profile_incomplete: 403,
  session_not_fresh: 403,
  account_suspended: 403,
  bootstrap_forbidden: 403,
  password_not_fresh: 403,
  second_factor_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  already_applied: 409,
  reapply_limit: 409,
  identity_in_use: 409,
  moderator_needed: 403,
  identity_verified: 409,
  review_pending: 409,
  invalid_transition: 409,
  phone_in_use: 409,
  positions_filled: 409,
  stale_version: 409,
  job_not_open: 409,
  words_readable: 409,
  active_jobs_limit: 409,
  job_transition: 409,
  job_not_editable: 409,
  extension_limit: 409,
  saved_jobs_limit: 409,
  already_reported: 409,
  grievance_state: 409,
  case_not_open: 409,
  breach_closed: 409,
  breach_not_ready: 409,
  breach_steps_open: 409,
  breach_list_full: 409,
  contact_closed: 409,
  contact_confirmation_closed: 409,
  verification_closed: 409,
  attendance_closed: 409,
  entry_replaced: 409,
  correction_waiting: 409,
  /** Both sides have closed this day of the wage account. */
  days_closed: 409,
  /** A proposal to close days of the wage account waits for an answer. */
  closing_waiting: 409,
  /** An entry up to the day of a proposed closing waits for an answer. */
  entries_waiting: 409,
  /** Entries of the days have changed since the proposal to close them. */
  closing_outdated: 409,
  /** A proposal for other terms of the wage account waits for an answer. */
  terms_waiting: 409,
  day_recorded: 409,
  already_booked: 409,
  call_phase: 409,
  call_fixed: 409,
  account_full: 409,
  document_not_ready: 409,
  already_rated: 409,
  rating_closed: 409,
  rating_visible: 409,
  already_contested: 409,
  crews_limit: 409,
  diaries_limit: 409,
  crew_full: 409,
  /** A moderator checks the crew. */
  crew_held: 409,
  /** The bid was sent without the member, has lapsed, or was answered. */
  bid_over: 409,
  crew_too_few: 409,
  /** The employer accepts members of a crew without its leader, who is not accepted yet. */
  crew_leader_missing: 409,
  already_decided: 409,
  saved_searches_limit: 409,
  pictures_limit: 409,
  push_off: 409,
  admin_exists: 409,
  admin_taken: 409,
  last_superuser: 409,
  own_role: 409,
  own_account: 409,
  task_running: 409,
  totp_closed: 409,
  passkeys_closed: 409,
  passkeys_limit: 409,
  recovery_codes_closed: 409,
  last_second_factor: 409,
  file_too_large: 413,
  payload_too_large: 413,
  file_type: 415,
  unsupported_media_type: 415,
  validation_failed: 422,
  resume_required: 422,
  idempotency_key_reused: 422,
  attendance_code_invalid: 422,
  bid_code_invalid: 422,
  /** No font of documents has the letters of the caller’s name. */
  name_not_printable: 422,
  not_by_day: 422,
  part_exceeds: 422,
  call_too_soon: 422,
  call_too_far: 422,
  night_needs_transport: 422,
  night_ok_required: 422,
  sql_not_reading: 422,
  sql_too_costly: 422,
  password_common: 422,
  password_has_name: 422,
  rate_limited: 429,
  otp_locked: 429,
  calls_limit: 429,
  calls_paused: 429,
  ticks_paused: 429,
  attendance_code_locked: 429,
  bid_code_locked: 429,
  internal: 500,
  unavailable: 503,
  sms_unavailable: 503,
  console_off: 503,
  storage_full: 507,
} as const;

export type ProblemCode = keyof typeof problemStatus;

/** Kinds of second factor at login. */
export type SecondStep = 'totp' | 'passkey' | 'recovery_code';

/** Parameters of each problem code, sent to the client as members of the problem document. */
export interface ProblemParams {
  /**
   * `methods`: second factors that the account accepts. `passkey_request`: the WebAuthn options for the passkeys of the
   * account.
   */
  second_step_required: { methods: SecondStep[]; passkey_request: unknown };
  passkeys_limit: { limit: number };
  validation_failed: { errors: Record<string, string[]> };
  invalid_transition: { from: string; to: string; allowed: string[] };
  /** The job's status cannot change in this way; `allowed` lists the possible target statuses (D17). */
  job_transition: { from: string; to: string; allowed: string[] };
  extension_limit: { days: number };
  crews_limit: { limit: number };
  diaries_limit: { limit: number };
  crew_full: { limit: number };
  crew_too_few: { min_members: number };
  saved_jobs_limit: { limit: number };
  saved_searches_limit: { limit: number };
  pictures_limit: { limit: number };
  /** `retry_after`: seconds until the worker may enter an attendance code again. */
  attendance_code_locked: { retry_after: number };
  /** `retry_after`: seconds until the bid is over. Until then, members can only answer in the app. */
  bid_code_locked: { retry_after: number };
  /** `seq`: the number of the newer entry in the wage account that replaced the requested entry (D63). */
  entry_replaced: { seq: number };
  /** `seq`: the number of an open correction, to which the other user has not yet agreed (D63). */
  correction_waiting: { seq: number };
  /** `seq`: the number of the entry that the wage account already has for this day; absent for a diary. */
  day_recorded: { seq?: number };
  already_reported: { case_number: string };
  /** The worker has a place in another call at these hours (D78). `uid`: that call. */
  already_booked: { uid: string };
  /** The call's phase does not permit the action (D76). */
  call_phase: { phase: string };
  /** The employer has posted `limit` calls today. */
  calls_limit: { limit: number };
  /** The employer cancelled several calls late and may post none until `until` (ISO 8601), which is in `days` days (D79). */
  calls_paused: { until: string; days: number };
  ticks_paused: { until: string };
  call_too_soon: { minutes: number };
  call_too_far: { days: number };
  breach_list_full: { limit: number };
  /**
   * Another moderator has already decided the case. `verdict`: the decision. `by`: the name of that moderator. `at`:
   * the time.
   */
  already_decided: { verdict: string; by: string; at: string };
  rate_limited: { retry_after: number };
  /** The error message with which Postgres refused the statement, unchanged. */
  sql_refused: { message: string };
  /** The part of the statement that the SQL console refuses, such as `function pg_sleep`. */
  sql_not_reading: { what: string };
  otp_locked: { retry_after: number };
  reapply_limit: { limit: number };
  active_jobs_limit: { limit: number };
  method_not_allowed: { allow: string };
  /**
   * The profile is too incomplete (D14). `percentage`: how much of the profile is complete. `threshold`: the required
   * percentage. `missing`: the empty fields.
   */
  profile_incomplete: { percentage: number; threshold: number; missing: string[] };
  file_too_large: { most_mb: number };
  /** Accepted file types as users read them, such as `PDF, JPG`. */
  file_type: { allowed: string };
}

type ParamsOf<C extends ProblemCode> = C extends keyof ProblemParams ? [params: ProblemParams[C]] : [];

/** An error with a problem code. The API sends it to the client as a problem document. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly params: Readonly<Record<string, unknown>>;
  readonly status: number;

  constructor(code: ProblemCode, params: Readonly<Record<string, unknown>> = {}) {
    super(code);
    this.name = 'Problem';
    this.code = code;
    this.params = params;
    this.status = problemStatus[code];
  }
}

/** Throws a {@link Problem} with this code and its parameters. */
export function fail<C extends ProblemCode>(code: C, ...params: ParamsOf<C>): never {
  throw new Problem(code, params[0]);
}

/**
 * The problem document of an error response. `errors` and `error_codes` are keyed by request field. Members that are
 * not declared here, such as `retry_after`, are parameters of `code`.
 */
export const problemDocument = z.looseObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.string(),
  message: z.string(),
  request_id: z.string(),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
  error_codes: z.optional(z.record(z.string(), z.array(z.string()))),
});

export type ProblemDocument = z.output<typeof problemDocument>;
