// When a runner counts as standing still: by its slots' last sign, never by a timer.
import { describe, expect, it } from 'vitest';
import { LIMITS, markSlot, newSlots, stalledSlot } from './slots.ts';

const worker = {};

describe('a slot', () => {
  it('is well while it polls, and stalled when it stops', () => {
    const slots = newSlots();
    const { at } = markSlot(slots, worker, null);
    expect(stalledSlot(slots, at + LIMITS.idle_ms)).toBeNull();
    expect(stalledSlot(slots, at + LIMITS.idle_ms + 1)).toContain('idle');
  });

  it('that idles behind a local queue is well while that queue fetches', () => {
    const slots = newSlots();
    const { at } = markSlot(slots, worker, null);
    slots.fetched_at = at + LIMITS.idle_ms;
    expect(stalledSlot(slots, at + LIMITS.idle_ms + 1)).toBeNull();
  });

  it('with a task may be silent for longer, but not for ever, whatever the local queue does', () => {
    const slots = newSlots();
    const { at } = markSlot(slots, worker, 'notify_labour_of_shortlist');
    slots.fetched_at = at + 60_000;
    expect(stalledSlot(slots, at + LIMITS.silent_ms)).toBeNull();
    expect(stalledSlot(slots, at + 60_000)).toContain('notify_labour_of_shortlist');
  });
});
