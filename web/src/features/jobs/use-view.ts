// Reports the view of an open job once (D26). Failures are ignored.
import { useEffect } from 'react';
import type { Job } from '#contracts/jobs.ts';
import { later } from '../../http/later.ts';

const reported = new Set<string>();

/** Reports an open job on the screen, once until the page is reloaded. */
export function useView(job: Pick<Job, 'uid' | 'status'> | undefined): void {
  const uid = job?.status === 'active' ? job.uid : null;
  useEffect(() => {
    if (uid === null || reported.has(uid)) return;
    reported.add(uid);
    void later(() => import('./calls.ts'))
      .then(({ viewJob }) => viewJob(uid))
      .catch(() => undefined);
  }, [uid]);
}
