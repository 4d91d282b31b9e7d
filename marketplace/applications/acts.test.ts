// Tests which actions, besides status changes, the worker and the employer may take on an application (D27, D31–D34).
import { describe, expect, it } from 'vitest';
import { applicationStatuses } from '#contracts/reference.ts';
import { type ApplicationFacts, actsOf, allowedNow, isLate } from './acts.ts';

const DAY = 24;
const facts = (more: Partial<ApplicationFacts>): ApplicationFacts => ({
  status: 'pending',
  since_applying: 1,
  since_change: 1,
  since_start: null,
  late_hours: 24,
  is_call: false,
  start_time_known: true,
  has_job: true,
  confirmed: false,
  claimed: false,
  has_phone: true,
  has_resume: true,
  rateable: more.status === 'completed',
  rated: false,
  ...more,
});

const byStatus = {
  pending: { employer: 'see_contact see_resume', labour: '' },
  under_review: { employer: 'see_contact see_resume', labour: '' },
  shortlisted: { employer: 'see_contact see_resume verify message', labour: 'confirm_contact' },
  accepted: {
    employer: 'see_contact see_resume verify message show_code',
    labour: 'confirm_contact claim_completion enter_code',
  },
  completed: { employer: 'see_contact see_resume verify rate', labour: 'confirm_contact rate' },
  rejected: { employer: 'see_contact see_resume', labour: '' },
  cancelled: { employer: 'see_contact see_resume', labour: '' },
  withdrawn: { employer: 'see_contact see_resume', labour: '' },
};

describe('Actions one hour after applying', () => {
  for (const status of applicationStatuses)
    for (const side of ['employer', 'labour'] as const)
      it(`The ${side} of an application with status ${status} may: ${byStatus[status][side] || 'nothing'}`, () => {
        expect(actsOf(side, facts({ status })).join(' ')).toBe(byStatus[status][side]);
      });
});

const rows: [what: string, side: 'employer' | 'labour', more: Partial<ApplicationFacts>, act: string, open: boolean][] =
  [
    [
      'the number of a worker rejected six days ago',
      'employer',
      { status: 'rejected', since_change: 6 * DAY },
      'see_contact',
      true,
    ],
    [
      'the number of a worker rejected a week ago',
      'employer',
      { status: 'rejected', since_change: 7 * DAY },
      'see_contact',
      false,
    ],
    [
      'the resume of a worker whose work was completed a week ago',
      'employer',
      { status: 'completed', since_change: 7 * DAY },
      'see_resume',
      false,
    ],
    [
      'the attendance code of an application without a job',
      'employer',
      { status: 'accepted', has_job: false },
      'show_code',
      false,
    ],
    [
      'the attendance code of an application without a job',
      'labour',
      { status: 'accepted', has_job: false },
      'enter_code',
      false,
    ],
    [
      'the number of a worker whose application is months old',
      'employer',
      { since_change: 90 * DAY },
      'see_contact',
      true,
    ],
    ['a deleted number', 'employer', { has_phone: false }, 'see_contact', false],
    ['a resume that does not exist', 'employer', { has_resume: false }, 'see_resume', false],
    ['the contact confirmation 47 hours after applying', 'labour', { since_applying: 47 }, 'confirm_contact', false],
    ['the contact confirmation 48 hours after applying', 'labour', { since_applying: 48 }, 'confirm_contact', true],
    [
      'the contact confirmation a month after the end',
      'labour',
      { status: 'completed', since_change: 30 * DAY },
      'confirm_contact',
      false,
    ],
    [
      'the contact confirmation 29 days after the end',
      'labour',
      { status: 'completed', since_change: 29 * DAY },
      'confirm_contact',
      true,
    ],
    [
      'a given contact confirmation after a rejection',
      'labour',
      { status: 'rejected', confirmed: true },
      'confirm_contact',
      true,
    ],
    [
      'the completion of work that begins tomorrow',
      'labour',
      { status: 'accepted', since_start: -DAY },
      'claim_completion',
      false,
    ],
    [
      'the completion of work that has begun',
      'labour',
      { status: 'accepted', since_start: 0 },
      'claim_completion',
      true,
    ],
    [
      'a second completion claim',
      'labour',
      { status: 'accepted', since_start: 9, claimed: true },
      'claim_completion',
      false,
    ],
    ['the rating of work that continues', 'labour', { status: 'accepted' }, 'rate', false],
    [
      'the rating of accepted work a week after its start',
      'employer',
      { status: 'accepted', rateable: true },
      'rate',
      true,
    ],
    ['a second rating', 'employer', { status: 'completed', rated: true }, 'rate', false],
  ];

it.each(rows)('The rule for “%s” gives the %s the expected permission', (_what, side, more, act, open) => {
  expect(actsOf(side, facts(more)).some((each) => each === act)).toBe(open);
});

describe('Withdrawal of an accepted application', () => {
  const mayWithdraw = (more: Partial<ApplicationFacts>) =>
    allowedNow('labour', facts({ status: 'accepted', ...more })).includes('withdrawn');
  const late = (more: Partial<ApplicationFacts>) => isLate(facts({ status: 'accepted', ...more }));

  it('A withdrawal is on time until 24 h before the work begins, then late, and impossible after the start', () => {
    expect([mayWithdraw({ since_start: -30 }), late({ since_start: -30 })]).toEqual([true, false]);
    expect([mayWithdraw({ since_start: -23.9 }), late({ since_start: -23.9 })]).toEqual([true, true]);
    expect(mayWithdraw({ since_start: 0 })).toBe(true);
    expect(mayWithdraw({ since_start: 0.01 })).toBe(false);
  });

  it('A withdrawal is possible on the day of work if the hour is unknown, and at any time if the date is unknown', () => {
    expect(mayWithdraw({ since_start: 20, start_time_known: false })).toBe(true);
    expect(mayWithdraw({ since_start: 24.1, start_time_known: false })).toBe(false);
    expect([mayWithdraw({}), late({})]).toEqual([true, false]);
  });

  it('A withdrawal before acceptance is not late', () => {
    expect(late({ status: 'shortlisted', since_start: -1 })).toBe(false);
  });
});
