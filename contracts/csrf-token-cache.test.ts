// Tests of the CSRF token cache: time limit, redirects and path parameters.
import { afterEach, expect, it, vi } from 'vitest';
import { createClient } from './client.ts';
import { createCsrfTokenCache } from './csrf-token-cache.ts';
import { jobEndpoints } from './jobs.ts';

afterEach(() => vi.useRealTimers());

it('The token cache returns null when the server does not respond within 30 s, and fetches again on the next call', async () => {
  vi.useFakeTimers();
  const get = vi.fn(
    (_url: string, { signal }: RequestInit) =>
      new Promise<Response>((_, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('too long')));
      }),
  );
  const kept = createCsrfTokenCache({ base: 'https://kaamsetu.example', fetch: get });
  const first = kept.token(null);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await first).toBe(null);
  get.mockImplementation(async () => Response.json({ csrf_token: 'good:3600' }));
  expect(await kept.token(null)).toBe('good:3600');
});

it('The token cache does not follow a redirect to another host with the bearer token', async () => {
  const location = 'https://elsewhere.example/api/csrf-token';
  const get = vi.fn(
    async (_url: string, _init: RequestInit) => new Response(null, { status: 307, headers: { location } }),
  );
  const kept = createCsrfTokenCache({ base: 'https://kaamsetu.example', fetch: get });
  expect(await kept.token('bearer')).toBe(null);
  expect(get.mock.calls.map(([url, { redirect }]) => [url, redirect])).toEqual([
    ['https://kaamsetu.example/api/csrf-token', 'manual'],
  ]);
});

it('A call rejects a path parameter that leads to another endpoint', async () => {
  const asked = vi.fn(async () => Response.json({}));
  const { call } = createClient({ base: 'https://kaamsetu.example', fetch: asked });
  await expect(call(jobEndpoints.getJob, { params: { job_uid: '..' } })).rejects.toMatchObject({
    cause: expect.any(RangeError),
  });
  expect(asked).not.toHaveBeenCalled();
});
