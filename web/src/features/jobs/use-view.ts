// Reports the views of jobs to the server (D26). Failed reports are ignored.
import { useEffect } from 'react';
import type { Job } from '#contracts/job-shapes.ts';
import { reportedViews } from '../../http/early-view.ts';
import { loadCalls } from './load-calls.ts';

/**
 * Reports to the server that the user has viewed an active job. Reports each job only once until the page is reloaded.
 * Does nothing while the job is not loaded or not active.
 */
export function useView(job: Pick<Job, 'uid' | 'status'> | undefined): void {
  const uid = job?.status === 'active' ? job.uid : null;
  useEffect(() => {
    if (uid === null || reportedViews.has(uid)) return;
    reportedViews.add(uid);
    void loadCalls()
      .then(({ viewJob }) => viewJob(uid))
      .catch(() => undefined);
  }, [uid]);
}
