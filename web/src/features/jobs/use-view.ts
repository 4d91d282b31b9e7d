// Reports the view of an open job once (D26). Failures are ignored.
import { useEffect } from 'react';
import type { Job } from '#contracts/job-shapes.ts';
import { loadCalls } from './load-calls.ts';

const reported = new Set<string>();

/**
 * Reports to the server that an active job was viewed. Reports each job only once until the page is reloaded. Does
 * nothing while the job is not loaded or not active.
 */
export function useView(job: Pick<Job, 'uid' | 'status'> | undefined): void {
  const uid = job?.status === 'active' ? job.uid : null;
  useEffect(() => {
    if (uid === null || reported.has(uid)) return;
    reported.add(uid);
    void loadCalls()
      .then(({ viewJob }) => viewJob(uid))
      .catch(() => undefined);
  }, [uid]);
}
