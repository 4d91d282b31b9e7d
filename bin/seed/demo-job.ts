// The shape of a job of the demo: a post, who posts it (by phone) and how long ago.
import type { JobPost } from '#contracts/jobs.ts';
import type { JobStatus } from '#contracts/reference.ts';

export interface DemoJob extends Omit<JobPost, 'status'> {
  /** A name for it inside the demo. */
  key: string;
  /** Digits that end its employer's phone number. */
  employer: number;
  /** Hours since it was posted. */
  age: number;
  /** Open unless told. */
  status?: JobStatus;
}

export const DAY = 24;
