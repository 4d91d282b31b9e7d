// The type of a demo job: a job post, its employer (by phone number) and its age.
import type { JobPost } from '#contracts/jobs.ts';
import type { JobStatus } from '#contracts/reference.ts';

export interface DemoJob extends Omit<JobPost, 'status'> {
  /** Identifies the job within the demo. */
  key: string;
  /** Last digits of the employer's phone number. */
  employer: number;
  /** Hours since it was posted. */
  age: number;
  /** `active` by default. */
  status?: JobStatus;
}

export const DAY = 24;
