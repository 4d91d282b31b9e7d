// A registration that also applies to a job: what the page provides (decision 0070).
import type { ReactNode } from 'react';
import type { FirstApplication } from '../../parts/application/first-application.ts';

export interface ApplyTarget {
  uid: string;
  /** The job above the form. `explains`: also says what the employer will see. */
  head: (explains: boolean) => ReactNode;
  /** The last screen. */
  done: (application: FirstApplication) => ReactNode;
}
