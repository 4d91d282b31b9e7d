// The actions of an employer on a job, by its status. The server decides which actions are allowed now.
import type { OwnJob } from '#contracts/job-shapes.ts';
import type { JobStatus } from '#contracts/reference.ts';
import type { IconName } from '../../kit/icon/icon.tsx';

export type Move = 'pause' | 'resume' | 'fill' | 'close' | 'reopen' | 'repost';

const opening: Partial<Record<JobStatus, Move>> = {
  paused: 'resume',
  filled: 'reopen',
  closed: 'repost',
  expired: 'repost',
};

const arriving: Partial<Record<JobStatus, Move>> = { paused: 'pause', filled: 'fill', closed: 'close' };

export const moveIcons: Record<Move, IconName> = {
  pause: 'pause',
  resume: 'check-circle',
  fill: 'users',
  close: 'lock',
  reopen: 'undo',
  repost: 'refresh',
};

/**
 * Actions that ask for confirmation, because they end open applications. `close` cancels the applications at once.
 * After `fill`, the server cancels the applications two days later.
 */
export type AskingMove = 'fill' | 'close';
export const asksFirst = <T extends { move: Move }>(one: T): one is T & { move: AskingMove } =>
  one.move === 'fill' || one.move === 'close';

/**
 * Returns the allowed actions, each with the job status that the action sets. Posting a draft is not among the actions,
 * because the employer posts a draft with the job form.
 */
export function movesOf(job: Pick<OwnJob, 'status' | 'allowed'>): { move: Move; to: JobStatus }[] {
  return job.allowed.flatMap((to) => {
    const move = to === 'active' ? opening[job.status] : arriving[to];
    return move ? [{ move, to }] : [];
  });
}

export const canDelete = (job: Pick<OwnJob, 'allowed'>) => job.allowed.includes('removed');

/** True if the employer may edit the job. Sending the form of a closed or expired job reposts the job. */
export const canEdit = ({ status }: Pick<OwnJob, 'status'>) => status !== 'removed';
