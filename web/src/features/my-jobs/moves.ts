// The actions of an employer on a job, by its status. The server says which are allowed now.
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

/** Actions that ask for confirmation, because they reject applicants. */
export type AskingMove = 'fill' | 'close';
export const asksFirst = <T extends { move: Move }>(one: T): one is T & { move: AskingMove } =>
  one.move === 'fill' || one.move === 'close';

/** Returns the allowed actions with the status that each sets. A draft is posted from its form instead. */
export function movesOf(job: Pick<OwnJob, 'status' | 'allowed'>): { move: Move; to: JobStatus }[] {
  return job.allowed.flatMap((to) => {
    const move = to === 'active' ? opening[job.status] : arriving[to];
    return move ? [{ move, to }] : [];
  });
}

/** True if the employer may delete the job. */
export const canDelete = (job: Pick<OwnJob, 'allowed'>) => job.allowed.includes('removed');

/** True if the content may be edited; an ended job is reposted with its new content. */
export const canEdit = ({ status }: Pick<OwnJob, 'status'>) => status !== 'removed';
