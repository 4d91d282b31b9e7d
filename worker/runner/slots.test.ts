// Tests the detection of a blocked runner: one of its slots has shown no sign of progress for too long.
import { describe, expect, it } from 'vitest';
import { LIMITS, markSlot, newSlots, stalledSlot } from './slots.ts';

const worker = {};

describe('stalledSlot', () => {
  it('A slot is healthy while it polls and stalled when it stops', () => {
    const slots = newSlots();
    const { at } = markSlot(slots, worker, null);
    expect(stalledSlot(slots, at + LIMITS.idle_ms)).toBeNull();
    expect(stalledSlot(slots, at + LIMITS.idle_ms + 1)).toContain('idle');
  });

  it('An idle slot behind a local queue is healthy while that queue fetches', () => {
    const slots = newSlots();
    const { at } = markSlot(slots, worker, null);
    slots.fetched_at = at + LIMITS.idle_ms;
    expect(stalledSlot(slots, at + LIMITS.idle_ms + 1)).toBeNull();
  });

  it('A slot with a task may be silent for longer, but not forever, whatever the local queue does', () => {
    const slots = newSlots();
    const { at } = markSlot(slots, worker, 'notify_labour_of_shortlist');
    slots.fetched_at = at + 60_000;
    expect(stalledSlot(slots, at + LIMITS.silent_ms)).toBeNull();
    expect(stalledSlot(slots, at + 60_000)).toContain('notify_labour_of_shortlist');
  });
});
