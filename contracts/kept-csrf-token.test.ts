// A CSRF token is waited for, but not for ever, and its bearer goes nowhere else.
import { afterEach, expect, it, vi } from 'vitest';
import { keepCsrfToken } from './kept-csrf-token.ts';

afterEach(() => vi.useRealTimers());

it('goes on without a token where the server never answers, and asks again the next time', async () => {
  vi.useFakeTimers();
  const get = vi.fn(
    (_path: string, { signal }: { signal: AbortSignal; redirect: string }) =>
      new Promise<Response>((_, reject) => {
        signal.addEventListener('abort', () => reject(new Error('too long')));
      }),
  );
  const kept = keepCsrfToken(() => null, get);
  const first = kept.token();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await first).toBe(null);
  expect(get.mock.calls[0]?.[1].redirect).toBe('error');
  get.mockImplementation(async () => Response.json({ csrf_token: 'good:3600' }));
  expect(await kept.token()).toBe('good:3600');
});
