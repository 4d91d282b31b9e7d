// Cache of rendered pages per language and path; searches are not cached.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageRequest } from './prerender.ts';
import { cacheRendering } from './render-cache.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const asked = (part: Partial<PageRequest>): PageRequest => ({
  pathname: '/jobs',
  search: '',
  language: 'hi',
  answer: async () => null,
  ...part,
});

const page = { html: '<p>Jobs</p>', state: {}, state_id: 'state', texts: [] };

describe('a page with many concurrent readers', () => {
  it('A plain page is rendered once in two seconds per language, a search each time', async () => {
    const draw = vi.fn(async () => page);
    const drawn = cacheRendering({ draw });
    await Promise.all([drawn(asked({})), drawn(asked({})), drawn(asked({ search: '?lng=hi' }))]);
    expect(draw).toHaveBeenCalledTimes(1);
    await drawn(asked({ language: 'en' }));
    await drawn(asked({ search: '?q=mason' }));
    await drawn(asked({ search: '?q=mason' }));
    expect(draw).toHaveBeenCalledTimes(4);
    vi.advanceTimersByTime(2_001);
    await drawn(asked({}));
    expect(draw).toHaveBeenCalledTimes(5);
  });

  it('A page is rendered for the next reader if the first render was skipped', async () => {
    const draw = vi.fn().mockResolvedValueOnce(null).mockResolvedValue(page);
    const drawn = cacheRendering({ draw });
    expect(await drawn(asked({}))).toBeNull();
    expect(await drawn(asked({}))).toBe(page);
  });

  it('A page is rendered again after a failure', async () => {
    const draw = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(null);
    const drawn = cacheRendering({ draw });
    await expect(drawn(asked({}))).rejects.toThrow('away');
    await drawn(asked({}));
    expect(draw).toHaveBeenCalledTimes(2);
  });
});
