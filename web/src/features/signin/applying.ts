// The job to which a visitor applies with the registration, and functions that render its parts of the registration
// pages (decision 0070).
import type { ReactNode } from 'react';
import type { FirstApplication } from '../../parts/application/first-application.ts';

export interface ApplyTarget {
  uid: string;
  /** Renders the job above the form. If `explains` is true, also says which of the worker's data the employer sees. */
  head: (explains: boolean) => ReactNode;
  /** Renders the last screen, which shows the result of the application. */
  done: (application: FirstApplication) => ReactNode;
}
