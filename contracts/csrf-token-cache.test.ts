// A CSRF token is waited for, but not for ever, and its bearer goes nowhere else.
import { afterEach, expect, it, vi } from 'vitest';
import { createClient } from './client.ts';
import { createCsrfTokenCache } from './csrf-token-cache.ts';
import { jobEndpoints } from './jobs.ts';

afterEach(() => vi.useRealTimers());

it('goes on without a token where the server never answers, and asks again the next time', async () => {
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

it('follows no redirect to another host with the bearer', async () => {
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

it('keeps a parameter from leading to another operation', async () => {
  const asked = vi.fn(async () => Response.json({}));
  const { call } = createClient({ base: 'https://kaamsetu.example', fetch: asked });
  await expect(call(jobEndpoints.getJob, { params: { job_uid: '..' } })).rejects.toMatchObject({
    cause: expect.any(RangeError),
  });
  expect(asked).not.toHaveBeenCalled();
});
