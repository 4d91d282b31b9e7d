// Says once that somebody looks at an open job (D26); what becomes of it is nobody's concern here.
import { useEffect } from 'react';
import type { Job } from '#contracts/jobs.ts';
import { later } from '../../http/later.ts';

const reported = new Set<string>();

/** Tells the server of an open job on the screen, once while the program runs. */
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
