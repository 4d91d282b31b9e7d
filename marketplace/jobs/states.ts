// The states of a job and who may move it where (decision D17). Pure; the table is data.
import type { JobStatus } from '#contracts/reference.ts';

export type ActorRole = 'employer' | 'moderator' | 'system';

type Transitions = Partial<Record<JobStatus, readonly ActorRole[]>>;

const ended: Transitions = { active: ['employer'], removed: ['moderator', 'employer'] };

/**
 * From a state, where to, and who may do it. A draft goes to `pending_review` in place of `active` where the check hits or the employer
 * is to be reviewed: the employer asks for `active` either way.
 */
export const transitions: Record<JobStatus, Transitions> = {
  draft: { pending_review: ['employer'], active: ['employer'], removed: ['employer'] },
  pending_review: { active: ['moderator'], closed: ['employer'], removed: ['moderator', 'employer'] },
  active: {
    pending_review: ['system', 'moderator'],
    paused: ['employer', 'system'],
    filled: ['system', 'employer'],
    closed: ['employer'],
    expired: ['system'],
    removed: ['moderator', 'employer'],
  },
  paused: {
    pending_review: ['system'],
    active: ['employer'],
    filled: ['employer'],
    closed: ['employer'],
    expired: ['system'],
    removed: ['moderator', 'employer'],
  },
  filled: { active: ['employer'], closed: ['employer'], expired: ['system'], removed: ['moderator'] },
  closed: ended,
  expired: ended,
  removed: { pending_review: ['moderator'] },
};

const isStatus = (text: string): text is JobStatus => Object.hasOwn(transitions, text);

/** The states that a role may bring a job to from here, in the order of the table. */
export function allowedFrom(status: JobStatus, role: ActorRole): JobStatus[] {
  return Object.entries(transitions[status]).flatMap(([to, roles]) =>
    isStatus(to) && roles.includes(role) ? [to] : [],
  );
}
