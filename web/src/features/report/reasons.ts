// The reasons of a report about a job or an employer, most serious first, each with an icon.
import type { reportReasons } from '#contracts/reports.ts';
import type { IconName } from '../../kit/icon/icon.tsx';

export type Reason = (typeof reportReasons)[number];
export type Target = 'job' | 'user';

export const reasonsFor: Record<Target, readonly { reason: Reason; icon: IconName }[]> = {
  job: [
    { reason: 'money_asked', icon: 'rupee' },
    { reason: 'fake', icon: 'x-circle' },
    { reason: 'wrong_pay', icon: 'scale' },
    { reason: 'discrimination', icon: 'user-x' },
    { reason: 'unsafe', icon: 'warning' },
    { reason: 'not_reachable', icon: 'phone-off' },
    { reason: 'other', icon: 'message' },
  ],
  user: [
    { reason: 'money_asked', icon: 'rupee' },
    { reason: 'harassment', icon: 'alert' },
    { reason: 'fake', icon: 'x-circle' },
    { reason: 'wrong_person', icon: 'id-card' },
    { reason: 'discrimination', icon: 'user-x' },
    { reason: 'not_reachable', icon: 'phone-off' },
    { reason: 'other', icon: 'message' },
  ],
};
