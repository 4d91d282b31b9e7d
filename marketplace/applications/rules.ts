// Status transitions of an application (D27, D29), and limits such as the number of repeated applications to a job.
// Pure.
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

/** Allowed status changes: for each current status, the possible next statuses, each with the roles that may set it. */
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

/**
 * Returns the statuses that this role may set for an application with the status `status`, in the order of
 * `transitions`.
 */
export function allowedFrom(status: ApplicationStatus, role: ActorRole): ApplicationStatus[] {
  return Object.entries(transitions[status]).flatMap(([to, roles]) =>
    isStatus(to) && roles.includes(role) ? [to] : [],
  );
}

/** The event that is recorded when an application enters a status; null for the initial status. */
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

/** Statuses in which the application is still undecided. */
export const openStatuses: readonly ApplicationStatus[] = ['pending', 'under_review', 'shortlisted'];

/**
 * Hours for which applications to a filled job remain open, so that the employer can replace a hired worker who
 * withdraws (D28).
 */
export const WAITLIST_HOURS = 48;

/**
 * Maximum number of applications that one transaction closes or completes, or whose workers it asks whether the
 * employer called.
 */
export const CLOSING_BATCH_SIZE = 1000;

/**
 * Statuses that count as the employer's first answer. Opening the application (`under_review`) does not count as an
 * answer.
 */
export const answers: readonly ApplicationStatus[] = ['shortlisted', 'accepted', 'rejected'];

/**
 * Number of times that a worker may apply to the same job again, after earlier applications were withdrawn or
 * cancelled.
 */
export const REAPPLICATIONS = 2;

type ReapplicationCheck = 'may_apply' | 'already_applied' | 'reapply_limit';

/**
 * Checks whether a worker may apply to a job again. `earlier` contains the statuses of all earlier applications of the
 * worker to this job.
 */
export function checkReapplication(earlier: readonly ApplicationStatus[]): ReapplicationCheck {
  const ended = earlier.filter((status) => status === 'withdrawn' || status === 'cancelled');
  if (ended.length < earlier.length) return 'already_applied';
  return ended.length > REAPPLICATIONS ? 'reapply_limit' : 'may_apply';
}
