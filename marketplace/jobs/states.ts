// The allowed changes of a job's status, and whether the employer, a moderator or the system may make them (D17).
import type { JobStatus } from '#contracts/reference.ts';

export type ActorRole = 'employer' | 'moderator' | 'system';

type Transitions = Partial<Record<JobStatus, readonly ActorRole[]>>;

const ended: Transitions = { active: ['employer'], removed: ['moderator', 'employer'] };

/**
 * Allowed changes by current status, each with the roles that may make the change. To publish a draft, the employer
 * requests `active`. The draft becomes `pending_review` instead if the automatic check of job posts finds a passage
 * that may break a rule, or if a moderator must review all posts of this employer. The system closes the jobs of calls.
 */
export const transitions: Record<JobStatus, Transitions> = {
  draft: { pending_review: ['employer'], active: ['employer'], removed: ['employer'] },
  pending_review: { active: ['moderator'], closed: ['employer', 'system'], removed: ['moderator', 'employer'] },
  active: {
    pending_review: ['system', 'moderator'],
    paused: ['employer', 'system'],
    filled: ['system', 'employer'],
    closed: ['employer', 'system'],
    expired: ['system'],
    removed: ['moderator', 'employer'],
  },
  paused: {
    pending_review: ['system'],
    active: ['employer'],
    filled: ['employer'],
    closed: ['employer', 'system'],
    expired: ['system'],
    removed: ['moderator', 'employer'],
  },
  filled: { active: ['employer'], closed: ['employer', 'system'], expired: ['system'], removed: ['moderator'] },
  closed: ended,
  expired: ended,
  removed: { pending_review: ['moderator'] },
};

const isStatus = (text: string): text is JobStatus => Object.hasOwn(transitions, text);

/** Returns the statuses that a role may set from `status`, in the order of the table. */
export function allowedFrom(status: JobStatus, role: ActorRole): JobStatus[] {
  return Object.entries(transitions[status]).flatMap(([to, roles]) =>
    isStatus(to) && roles.includes(role) ? [to] : [],
  );
}
