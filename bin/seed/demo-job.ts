// A job of the demo: a job post with its employer and its age.
import type { JobPost } from '#contracts/job-post.ts';
import type { JobStatus } from '#contracts/reference.ts';

export interface DemoJob extends Omit<JobPost, 'status'> {
  /** Identifies the job among the jobs of the demo. */
  key: string;
  /** The employer's number in `people.ts`. The phone number of the employer ends in the same number. */
  employer: number;
  /** Hours since the job was posted. */
  age: number;
  /** Status of the job; `active` if omitted. */
  status?: JobStatus;
}

export const DAY = 24;
