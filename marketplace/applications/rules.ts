// The road of an application (decisions D27, D29) and the limits around it. Pure; the table is data.
import type { ApplicationStatus } from '#contracts/reference.ts';
import type { EventName } from '../events.ts';

export type ActorRole = 'employer' | 'labour' | 'system';

type Transitions = Partial<Record<ApplicationStatus, readonly ActorRole[]>>;

const open: Transitions = {
  shortlisted: ['employer'],
  accepted: ['employer'],
  rejected: ['employer'],
  cancelled: ['system', 'employer'],
  withdrawn: ['labour'],
};
const { shortlisted: _again, ...fromShortlisted } = open;

/** From a status, where to, and who may do it. */
export const transitions: Record<ApplicationStatus, Transitions> = {
  pending: { under_review: ['employer', 'system'], ...open },
  under_review: open,
  shortlisted: fromShortlisted,
  accepted: { completed: ['employer', 'system'], cancelled: ['employer'], withdrawn: ['labour'] },
  rejected: {},
  completed: {},
  cancelled: {},
  withdrawn: {},
};

const isStatus = (text: string): text is ApplicationStatus => Object.hasOwn(transitions, text);

/** The statuses that a role may set from here, in the order of the table. */
export function allowedFrom(status: ApplicationStatus, role: ActorRole): ApplicationStatus[] {
  return Object.entries(transitions[status]).flatMap(([to, roles]) =>
    isStatus(to) && roles.includes(role) ? [to] : [],
  );
}

/** The fact that an application has come to a status; null for the one it starts in. */
export const eventOf = {
  pending: null,
  under_review: 'application.opened',
  shortlisted: 'application.shortlisted',
  accepted: 'application.accepted',
  rejected: 'application.rejected',
  completed: 'application.completed',
  cancelled: 'application.cancelled',
  withdrawn: 'application.withdrawn',
} as const satisfies Record<ApplicationStatus, EventName | null>;

/** Those that nobody has decided yet. */
export const openStatuses: readonly ApplicationStatus[] = ['pending', 'under_review', 'shortlisted'];

/** How long the open applications of a filled job are its reserve, and the employer of an expired one may still answer (D28). */
export const WAITLIST_HOURS = 48;
export const NO_ANSWER_DAYS = 7;

/** Applications closed, completed or asked about at once. */
export const CLOSING_BATCH_SIZE = 1000;

/** Days of the employer's silence after which the worker's word counts: the work is completed (D27). */
export const CLAIM_DAYS = 7;

/** The employer's first answer is one of these; that they look at it says nothing yet. */
export const answers: readonly ApplicationStatus[] = ['shortlisted', 'accepted', 'rejected'];

/** How often one may apply again to a job after withdrawing or a cancellation. */
export const REAPPLICATIONS = 2;

type ReapplicationCheck = 'may_apply' | 'already_applied' | 'reapply_limit';

/** Whether a person with these earlier applications to the same job may apply (again). */
export function checkReapplication(earlier: readonly ApplicationStatus[]): ReapplicationCheck {
  const ended = earlier.filter((status) => status === 'withdrawn' || status === 'cancelled');
  if (ended.length < earlier.length) return 'already_applied';
  return ended.length > REAPPLICATIONS ? 'reapply_limit' : 'may_apply';
}
