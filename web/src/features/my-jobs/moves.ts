// What an employer can do with a job of a state, by the words on its button; the server says which of them holds now.
import type { OwnJob } from '#contracts/jobs.ts';
import type { JobStatus } from '#contracts/reference.ts';
import type { IconName } from '../../ui/icon.tsx';

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

/** Moves after which somebody is told no: they are asked about first. */
export const asksFirst: ReadonlySet<Move> = new Set(['fill', 'close']);

/** The moves that the server allows now, each with the state it leads to. A draft is posted from its form. */
export function movesOf(job: Pick<OwnJob, 'status' | 'allowed'>): { move: Move; to: JobStatus }[] {
  return job.allowed.flatMap((to) => {
    const move = to === 'active' ? opening[job.status] : arriving[to];
    return move ? [{ move, to }] : [];
  });
}

/** Whether its employer may take it away for good. */
export const canDelete = (job: Pick<OwnJob, 'allowed'>) => job.allowed.includes('removed');

/** Whether what it says may be changed; one that has ended is posted again with it. */
export const canEdit = ({ status }: Pick<OwnJob, 'status'>) => status !== 'removed';
