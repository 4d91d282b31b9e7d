// Tests which steps of an application are shown as past, current and future.
import { describe, expect, it } from 'vitest';
import { isEnded, statusSteps } from './status-steps.ts';

describe('Status steps of an application', () => {
  it('statusSteps marks past, current and future steps', () => {
    expect(statusSteps('shortlisted').map((step) => step.place)).toEqual(['behind', 'behind', 'now', 'ahead', 'ahead']);
  });

  it('statusSteps omits the shortlist of an accepted application, because it may have been skipped', () => {
    expect(statusSteps('accepted').map((step) => step.status)).toEqual([
      'pending',
      'under_review',
      'accepted',
      'completed',
    ]);
  });

  it('statusSteps shows no future steps after a rejection', () => {
    expect(statusSteps('rejected')).toEqual([
      { status: 'pending', place: 'behind' },
      { status: 'rejected', place: 'now' },
    ]);
  });

  it('isEnded is true for completed and withdrawn applications, and false for accepted ones', () => {
    expect(isEnded('completed')).toBe(true);
    expect(isEnded('withdrawn')).toBe(true);
    expect(isEnded('accepted')).toBe(false);
  });
});
