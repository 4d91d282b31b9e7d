// Tests for each status and each role which status changes of an application are allowed (D27).
import { describe, expect, it } from 'vitest';
import { applicationStatuses } from '#contracts/reference.ts';
import { allowedFrom, checkReapplication } from './rules.ts';

const table = {
  pending: {
    employer: 'under_review shortlisted accepted rejected cancelled',
    labour: 'withdrawn',
    system: 'under_review cancelled',
  },
  under_review: { employer: 'shortlisted accepted rejected cancelled', labour: 'withdrawn', system: 'cancelled' },
  shortlisted: { employer: 'accepted rejected cancelled', labour: 'withdrawn', system: 'cancelled' },
  accepted: { employer: 'completed cancelled', labour: 'withdrawn', system: 'completed' },
  rejected: { employer: '', labour: '', system: '' },
  completed: { employer: '', labour: '', system: '' },
  cancelled: { employer: '', labour: '', system: '' },
  withdrawn: { employer: '', labour: '', system: '' },
};
const roles = ['employer', 'labour', 'system'] as const;

describe('The status flow of an application', () => {
  for (const from of applicationStatuses) {
    for (const role of roles) {
      it(`The ${role} may move an application from ${from} to: ${table[from][role] || 'nowhere'}`, () => {
        expect(allowedFrom(from, role).sort()).toEqual(table[from][role].split(' ').filter(Boolean).sort());
      });
    }
  }

  it('A worker may apply again twice after withdrawals or cancellations, but not after a rejection', () => {
    expect(checkReapplication([])).toBe('may_apply');
    expect(checkReapplication(['withdrawn'])).toBe('may_apply');
    expect(checkReapplication(['withdrawn', 'cancelled'])).toBe('may_apply');
    expect(checkReapplication(['withdrawn', 'cancelled', 'withdrawn'])).toBe('reapply_limit');
    expect(checkReapplication(['rejected'])).toBe('already_applied');
    expect(checkReapplication(['withdrawn', 'pending'])).toBe('already_applied');
  });
});
