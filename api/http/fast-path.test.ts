// The API answers the list of jobs before Express runs. The responses must equal the responses that Express would send.
import { request } from 'node:http';
import { expect, it } from 'vitest';
import { jobEndpoints } from '#contracts/jobs.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { buildJob } from '#testing/factories.ts';
import { silentLog } from '#testing/silent-log.ts';

const database = useDatabase();
const lines: Record<string, unknown>[] = [];
const api = useApi(database, { log: { ...silentLog, info: (_, fields = {}) => void lines.push(fields) } });
const { path } = jobEndpoints.listJobs;

/** Headers that differ in each response, so the comparison ignores them. */
const OWN = ['date', 'x-request-id'];

async function asked(query: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${api.base}${path}${query}`, { headers });
  const sentHeaders = Object.fromEntries([...answer.headers].filter(([name]) => !OWN.includes(name)));
  const { request_id, ...body } = await answer.json();
  expect(request_id ?? answer.headers.get('x-request-id')).toBe(answer.headers.get('x-request-id'));
  return { status: answer.status, sentHeaders, body };
}
/**
 * Sends an unknown bearer token. Requests with a token are answered by Express, which treats this caller as a visitor.
 */
const byExpress = (query: string) => asked(query, { authorization: 'Bearer nobody' });

it('The fast path returns the same response as Express', async () => {
  await buildJob(database.db, { title: 'Tiler for a new house', state: 'Kerala' });
  for (const query of ['', '?limit=5&page=1', '?q=tiler&state=Kerala', '?q=%E0%A4%AE&language=hi']) {
    const ours = await asked(query);
    const { sentHeaders, ...express } = await byExpress(query);
    expect(ours).toEqual({ ...express, sentHeaders: { ...sentHeaders, 'cache-control': undefined } });
    expect(ours.sentHeaders).not.toHaveProperty('cache-control');
  }
  expect((await asked('')).body.total).toBe(1);
});

it('The fast path returns the same problem as Express for invalid queries', async () => {
  for (const query of [
    '?limit=0',
    '?nothing=1',
    '?q=%',
    '?language=%00',
    '?q=a&q=b',
    `?q=${'a'.repeat(300)}`,
    '?page=9999&limit=50',
  ]) {
    const ours = await asked(query);
    expect(ours.status, query).toBeGreaterThanOrEqual(400);
    expect(ours).toEqual(await byExpress(query));
  }
});

it('A request on the fast path is logged without its query', async () => {
  lines.length = 0;
  await asked('?q=somebody');
  expect(lines).toEqual([expect.objectContaining({ method: 'GET', path, status: 200 })]);
});

it('The fast path leaves other methods and spellings of the path to Express', async () => {
  expect((await fetch(`${api.base}${path}`, { method: 'HEAD' })).status).toBe(200);
  expect((await fetch(`${api.base}${path}`, { method: 'DELETE' })).status).toBe(405);
  expect((await fetch(`${api.base}${path.replace(/\/$/, '')}`)).status).toBe(200);
  expect((await fetch(`${api.base}${path.toUpperCase()}`)).status).toBe(404);
});

/** Sends an absolute request target, as clients do to a proxy. */
const askFully = (path: string, body?: string) =>
  new Promise<{ status: number | undefined; headers: Record<string, unknown>; text: string }>((resolve, reject) => {
    const { hostname, port } = new URL(api.base);
    const headers = body === undefined ? {} : { 'content-type': 'application/json' };
    const sent = request({
      hostname,
      port,
      path: `http://elsewhere.example${path}`,
      method: body ? 'POST' : 'GET',
      headers,
    });
    sent.on('error', reject).on('response', (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, text }));
    });
    sent.end(body);
  });

it('A request with an absolute target is handled like any other: logged, with security headers, and with query and body validated', async () => {
  lines.length = 0;
  const { status, headers } = await askFully(path);
  expect(status).toBe(200);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(lines).toEqual([expect.objectContaining({ path, status: 200 })]);
  expect((await askFully(`${path}?q=%E0%A4%A`)).status).toBe(400);
  const { text } = await askFully('/api/v1/auth/send-otp/', '{"unheard_of": 1}');
  expect(JSON.parse(text).errors).toHaveProperty('unheard_of');
});
