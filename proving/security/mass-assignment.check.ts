// Tests mass assignment (setting columns by additional fields): every route must refuse an additional field by name
// and write nothing. Otherwise a caller could become verified, a superuser or another person.
import { beforeAll, expect, it } from 'vitest';
import type { Endpoint } from '#contracts/http.ts';
import { z } from '#contracts/z.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { buildWorld } from '#testing/permissions/permission-world.ts';
import {
  addressOf,
  bodyOf,
  nameOf,
  requestOf,
  routes,
  tokenFor,
  type World,
} from '#testing/permissions/route-requests.ts';
import { digestTables } from '#testing/table-digest.ts';
import { recordMeasurement } from './measurements.ts';

const database = useDatabase();
const api = useApi(database);

/** Names and values of database columns that no caller may set. */
const extras: Record<string, unknown> = {
  role: 'superuser',
  verified: true,
  is_superuser: true,
  employer_id: 1,
  status: 'completed',
  score: 5,
  application_count: 9,
  id: 1,
  created_at: '2020-01-01T00:00:00Z',
  user_type: 'employer',
  is_verified: true,
  password_hash: 'x',
};

/** Fields of `extras` that the contract of a route defines, by route. Every other route must refuse all of `extras`. */
const named: Record<string, readonly string[]> = {
  'POST /api/v1/auth/register/employer/': ['role'],
  'POST /api/v1/employers/jobs/': ['role', 'status'],
  'PUT /api/v1/employers/jobs/uid/{job_uid}/': ['role'],
  'POST /api/v1/employers/jobs/uid/{job_uid}/status/': ['status'],
  'POST /api/v1/employers/applications/status/': ['status'],
  'PATCH /api/v1/employers/applications/{application_id}/status/': ['status'],
  // A worker may apply to an employer as a whole, without a job.
  'POST /api/v1/labour/applications/': ['employer_id'],
  'POST /api/v1/ratings/': ['score'],
  'PATCH /api/v1/ratings/{rating_id}/': ['score'],
  // An administrator may select all users of one type as those affected by a data breach.
  'PUT /api/v1/admin/breaches/{breach_id}/audience': ['user_type'],
  'POST /api/v1/admin/create': ['role', 'is_superuser'],
  'PUT /api/v1/admin/{admin_id}': ['role', 'is_superuser'],
};

/**
 * Positive control: this route accepts any field, because it stores nothing, so no error names the field. The check
 * must report this route.
 */
const STORES_NOTHING = 'POST /api/v1/employers/jobs/lint/';

const withBody = routes.filter(({ body }) => body);
const refused = z.looseObject({ error_codes: z.record(z.string(), z.array(z.string())) });

let world: World;
beforeAll(async () => {
  world = await buildWorld(database.db);
});

/** Sends a request with an additional field. Returns null if the error response names the field, else the response. */
async function answerTo(endpoint: Endpoint, field: string): Promise<string | null> {
  const token = await tokenFor(database.db, endpoint, world);
  const body = { ...bodyOf(endpoint, world), [field]: extras[field] };
  const asked = requestOf(endpoint, { token, body, csrf: await api.as(token).csrfToken() });
  const response = await fetch(api.base + addressOf(endpoint, world), asked);
  const answer: unknown = await response.json();
  const isRefused = (refused.safeParse(answer).data?.error_codes[field] ?? []).length > 0;
  return response.status === 422 && isRefused ? null : `${response.status} ${JSON.stringify(answer).slice(0, 400)}`;
}

it('every body of the contracts refuses twelve fields too many, and no row is changed', async () => {
  const own = ['sessions', 'admin_sessions', 'registration_passes'];
  const before = await digestTables(database.db, own);
  const taken: string[] = [];
  let tried = 0;
  for (const endpoint of withBody) {
    const known = named[nameOf(endpoint)] ?? [];
    for (const field of Object.keys(extras).filter((one) => !known.includes(one))) {
      tried += 1;
      const answer = await answerTo(endpoint, field);
      if (answer !== null) taken.push(`${nameOf(endpoint)}: ${field}: ${answer}`);
    }
  }
  const after = await digestTables(database.db, own);
  const changed = Object.keys(after).filter((table) => after[table] !== before[table]);
  const noticed = taken.filter((one) => one.startsWith(STORES_NOTHING));
  const wrong = taken.filter((one) => !one.startsWith(STORES_NOTHING));
  recordMeasurement({
    tried: `mass assignment, ${tried} extra fields over ${withBody.length} bodies`,
    found: `${wrong.length} taken, ${changed.length} tables changed; of the one open body, which stores nothing, ${noticed.length} noticed`,
    must: '0 and 0; 12',
    kept: wrong.length + changed.length === 0 && noticed.length === 12,
  });
  expect(withBody.length).toBeGreaterThan(60);
  expect({ wrong, changed }).toEqual({ wrong: [], changed: [] });
  expect(noticed).toHaveLength(12);
});
