// Tests the loading of translations: at most ten at a time, and five retries with doubled delays.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchTexts, textReader } from './load-texts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('translations of a topic', () => {
  it('A failing read is retried five times, after 0.35, 0.7, 1.4, 2.8 and 5.6 seconds', async () => {
    const times: number[] = [];
    const load = vi.fn(async () => {
      times.push(Date.now());
      throw new Error('away');
    });
    const asked = textReader()(load).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await asked).toBeInstanceOf(Error);
    expect(times.map((time, place) => time - (times[place - 1] ?? time))).toEqual([0, 350, 700, 1400, 2800, 5600]);
  });

  it('A read resolves with the result of the first successful attempt', async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue({ close: 'बंद करें' });
    const asked = textReader()(load);
    await vi.advanceTimersByTimeAsync(350);
    expect(await asked).toEqual({ close: 'बंद करें' });
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('Ten reads run at a time, the next starts when one ends, and a read that waits for its retry frees its slot', async () => {
    const read = textReader();
    const ends: (() => void)[] = [];
    const begun: number[] = [];
    const all = Array.from({ length: 24 }, (_, number) =>
      read(() => {
        begun.push(number);
        // Read 0 fails at every attempt. It frees its slot while it waits for a retry, so read 10 starts too.
        return number === 0 ? Promise.reject(new Error('away')) : new Promise<void>((resolve) => ends.push(resolve));
      }).catch(() => undefined),
    );
    await vi.advanceTimersByTimeAsync(1);
    expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    ends[0]?.();
    await vi.advanceTimersByTimeAsync(1);
    expect(begun.slice(11)).toEqual([11]);
    for (let ended = 1; ended < 24; ended += 1) {
      ends[ended]?.();
      await vi.advanceTimersByTimeAsync(1);
    }
    await vi.advanceTimersByTimeAsync(20_000);
    await Promise.all(all);
    expect(begun.filter((number) => number === 0)).toHaveLength(6);
    expect(new Set(begun).size).toBe(24);
  });
});

describe('translation files', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('Topics of the same file share one request, and a failed request is sent again', async () => {
    const ask = vi
      .fn<typeof fetch>()
      .mockResolvedValueOnce(new Response('gone', { status: 404 }))
      .mockImplementation(async () => Response.json({ shell: { close: 'बंद करें' }, jobs: { title: 'काम' } }));
    vi.stubGlobal('fetch', ask);
    await expect(fetchTexts('/assets/texts-x', 'hi', 'shell')).rejects.toThrow('404');
    const [shell, jobs] = await Promise.all(
      ['shell', 'jobs'].map((topic) => fetchTexts('/assets/texts-x', 'hi', topic)),
    );
    expect([shell, jobs]).toEqual([{ close: 'बंद करें' }, { title: 'काम' }]);
    await fetchTexts('/assets/texts-x', 'hi', 'help');
    expect(ask.mock.calls.map(([address]) => address)).toEqual([
      '/assets/texts-x/hi/first.json',
      '/assets/texts-x/hi/first.json',
      '/assets/texts-x/hi/help.json',
    ]);
  });
});
