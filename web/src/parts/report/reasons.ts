// The reasons of a report about a job, an employer or a crew, most serious first, each with an icon.
import type { reportReasons, reportTargets } from '#contracts/reports.ts';
import type { IconName } from '../../kit/icon/icon.tsx';

export type Reason = (typeof reportReasons)[number];
type Target = (typeof reportTargets)[number];

/** A possible target of a report. */
export interface Subject {
  type: Target;
  /** The uuid of a job or crew, or the id of a user. */
  id: string | number;
}

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
  crew: [
    { reason: 'pay_taken', icon: 'scale' },
    { reason: 'money_asked', icon: 'rupee' },
    { reason: 'harassment', icon: 'alert' },
    { reason: 'wrong_person', icon: 'id-card' },
    { reason: 'discrimination', icon: 'user-x' },
    { reason: 'other', icon: 'message' },
  ],
};
