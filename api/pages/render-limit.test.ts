// Limits of rendering on the server: four renders at a time, and a wait of two seconds for each. Beyond a limit the
// server returns null, and the browser renders the page.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageRequest, RenderResult } from './prerender.ts';
import { limitRendering } from './render-limit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const page: RenderResult = { html: '<p></p>', state: {}, state_id: 'state', texts: [] };
const asked: PageRequest = { pathname: '/jobs', search: '?q=mason', language: 'hi', answer: async () => null };

/** A renderer whose oldest pending render completes when `finish` is called. */
function slowPen() {
  const waiting: ((drawn: RenderResult) => void)[] = [];
  const draw = vi.fn(() => new Promise<RenderResult>((resolve) => waiting.push(resolve)));
  return { draw, finish: () => waiting.shift()?.(page) };
}

describe('the limit of concurrent renders', () => {
  it('The fifth concurrent reader gets null, and a slot is free when a render ends', async () => {
    const { draw, finish } = slowPen();
    const drawn = limitRendering({ draw });
    const [first] = [drawn(asked), drawn(asked), drawn(asked), drawn(asked)];
    expect(await drawn(asked)).toBeNull();
    expect(draw).toHaveBeenCalledTimes(4);
    finish();
    expect(await first).toBe(page);
    void drawn(asked);
    expect(draw).toHaveBeenCalledTimes(5);
  });

  it('A reader waits two seconds at most, and the render keeps its slot until it ends', async () => {
    const { draw, finish } = slowPen();
    const drawn = limitRendering({ draw });
    const readers = Array.from({ length: 4 }, () => drawn(asked));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await Promise.all(readers)).toEqual([null, null, null, null]);
    expect(await drawn(asked)).toBeNull();
    expect(draw).toHaveBeenCalledTimes(4);
    finish();
    await vi.advanceTimersByTimeAsync(0);
    void drawn(asked);
    expect(draw).toHaveBeenCalledTimes(5);
  });

  it('A failed render releases its slot', async () => {
    const draw = vi.fn(() => Promise.reject(new Error('away')));
    const drawn = limitRendering({ draw });
    for (let reader = 0; reader < 6; reader += 1) await expect(drawn(asked)).rejects.toThrow('away');
    expect(draw).toHaveBeenCalledTimes(6);
  });
});
