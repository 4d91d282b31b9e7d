// The parts of the registration that the page provides if the visitor also applies to a job (decision 0070).
import type { ReactNode } from 'react';
import type { FirstApplication } from '../../parts/application/first-application.ts';

export interface ApplyTarget {
  uid: string;
  /** Renders the job above the form. If `explains` is true, also says what the employer will see. */
  head: (explains: boolean) => ReactNode;
  /** Renders the last screen, which shows the result of the application. */
  done: (application: FirstApplication) => ReactNode;
}
