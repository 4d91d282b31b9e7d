// The road shows what lies behind, where the application stands, and what is ahead.
import { describe, expect, it } from 'vitest';
import { isEnded, statusSteps } from './status-steps.ts';

describe('the road of an application', () => {
  it('is solid behind and dashed ahead', () => {
    expect(statusSteps('shortlisted').map((step) => step.place)).toEqual(['behind', 'behind', 'now', 'ahead', 'ahead']);
  });

  it('claims no shortlist that may never have been', () => {
    expect(statusSteps('accepted').map((step) => step.status)).toEqual([
      'pending',
      'under_review',
      'accepted',
      'completed',
    ]);
  });

  it('shows no way ahead once it was cut short', () => {
    expect(statusSteps('rejected')).toEqual([
      { status: 'pending', place: 'behind' },
      { status: 'rejected', place: 'now' },
    ]);
  });

  it('has ended when the work is done or the application is out', () => {
    expect(isEnded('completed')).toBe(true);
    expect(isEnded('withdrawn')).toBe(true);
    expect(isEnded('accepted')).toBe(false);
  });
});
