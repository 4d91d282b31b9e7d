// Returns the problem responses of an operation: for each HTTP status the problem codes, each with an example.
import type { ZodOpenApiComponentsObject, ZodOpenApiResponsesObject } from 'zod-openapi';
import type { Endpoint } from '#contracts/http.ts';
import { type ProblemCode, problemStatus } from '#contracts/problems.ts';
import { fill, problemTexts } from '#locales/server-texts.ts';

export const wantsCsrf = ({ csrf, method, path }: Endpoint) => (csrf ?? method !== 'GET') && !path.includes('/auth/');

const problemRef = { $ref: '#/components/schemas/Problem' };

/** Example values of the additional members of problem documents, by problem code. */
const carried: Record<string, Record<string, unknown>> = {
  validation_failed: { errors: { title: ['required'] } },
  invalid_transition: { from: 'pending', to: 'completed', allowed: ['shortlisted', 'rejected'] },
  job_transition: { from: 'closed', to: 'active', allowed: [] },
  extension_limit: { days: 90 },
  saved_jobs_limit: { limit: 500 },
  saved_searches_limit: { limit: 10 },
  attendance_code_locked: { retry_after: 3600 },
  bid_code_locked: { retry_after: 3600 },
  entry_replaced: { seq: 7 },
  correction_waiting: { seq: 7 },
  day_recorded: { seq: 5 },
  already_booked: { uid: '6b0c9f1e-6a5e-4c83-9d3a-1f0f6f2f9a11' },
  call_phase: { phase: 'cancelled' },
  calls_limit: { limit: 20 },
  calls_paused: { until: '2026-03-08T18:30:00.000Z', days: 7 },
  ticks_paused: { until: '2026-06-01T18:30:00.000Z' },
  call_too_soon: { minutes: 30 },
  call_too_far: { days: 6 },
  already_reported: { case_number: 'R-2026-000123' },
  breach_list_full: { limit: 10_000 },
  already_decided: { verdict: 'upheld', by: 'asha', at: '2026-03-01T10:00:00.000Z' },
  rate_limited: { retry_after: 60 },
  sql_refused: { message: 'column "x" does not exist' },
  sql_not_reading: { what: 'function pg_sleep' },
  otp_locked: { retry_after: 60 },
  reapply_limit: { limit: 2 },
  active_jobs_limit: { limit: 10 },
  method_not_allowed: { allow: 'GET' },
  profile_incomplete: { percentage: 45, threshold: 60, missing: ['identity'] },
  file_too_large: { most_mb: 5 },
  file_type: { allowed: 'PDF, JPG' },
};

function exampleOf(code: ProblemCode) {
  const { errors, ...params } = carried[code] ?? {};
  const detail = fill(problemTexts.code[code], params);
  const texts = errors ? { errors: { title: [problemTexts.field.required ?? 'required'] }, error_codes: errors } : {};
  const value = {
    type: `/problems/${code}`,
    title: code.replaceAll('_', ' '),
    status: problemStatus[code],
    detail,
    code,
    message: detail,
    ...params,
    ...texts,
    request_id: '5f0c7a52-8a0e-4a53-9c63-0d5e3b1f7a10',
  };
  return { summary: detail, value };
}

const isCode = (name: string): name is ProblemCode => name in problemStatus;
const allCodes = Object.keys(problemStatus).filter(isCode);

/** Returns one example document for each problem code. */
export const problemExamples = (): NonNullable<ZodOpenApiComponentsObject['examples']> =>
  Object.fromEntries(allCodes.map((code) => [code, exampleOf(code)]));

/** Returns the problem codes with which an operation may fail. */
function codesOf(endpoint: Endpoint): Set<string> {
  const { auth } = endpoint;
  const isForSome = auth === 'labour' || auth === 'employer' || auth === 'admin';
  const isForPeople = auth === 'user' || auth === 'labour' || auth === 'employer';
  return new Set<string>([
    'malformed_request',
    ...(endpoint.body || endpoint.query || endpoint.upload ? ['validation_failed'] : []),
    ...(endpoint.params ? ['not_found'] : []),
    ...(auth === 'public' ? [] : ['not_authenticated']),
    ...(isForSome ? ['forbidden'] : []),
    ...(isForPeople && endpoint.whileSuspended !== 'allowed' ? ['account_suspended'] : []),
    ...(wantsCsrf(endpoint) ? ['csrf_invalid'] : []),
    ...(endpoint.problems ?? []),
  ]);
}

const contentOf = (codes: readonly string[]) => ({
  'application/problem+json': {
    schema: problemRef,
    ...(codes.length > 0
      ? { examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])) }
      : {}),
  },
});

/** Returns the problem responses by HTTP status. `default` covers the problems that every request may get. */
export function problemResponses(endpoint: Endpoint): ZodOpenApiResponsesObject {
  const codes = codesOf(endpoint);
  const byStatus = new Map<number, string[]>();
  for (const code of allCodes)
    if (codes.has(code)) byStatus.set(problemStatus[code], [...(byStatus.get(problemStatus[code]) ?? []), code]);
  const entries = [...byStatus].map(([status, list]) => [
    String(status),
    { description: list.map((code) => `\`${code}\``).join(', '), content: contentOf(list) },
  ]);
  return { ...Object.fromEntries(entries), default: { $ref: '#/components/responses/Other' } };
}

/**
 * The `default` response, for the two problems that any request may get: an internal error, or an unavailable database.
 */
export const otherProblem = {
  description: 'Any other problem: `internal`, or `unavailable` with Retry-After.',
  content: contentOf(['internal', 'unavailable']),
};
