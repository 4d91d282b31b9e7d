// Stores the job of a server-rendered page for offline use, before the app has started.
import type { JobDetail } from '#contracts/job-shapes.ts';
import { saveSeenJob } from '../features/jobs/seen-job-store.ts';
import { isObject } from '../kit/storage/stored-object.ts';
import { readPageState } from './state.ts';

/** Whether a response of the page is this job. The server has written the page, so the other properties are there. */
const isJob = (answer: unknown, uid: string): answer is JobDetail => isObject(answer) && answer.uid === uid;

/** Stores the job with this uid, if the server has rendered it into the page. */
export function keepRenderedJob(uid: string): void {
  for (const [, answer] of readPageState()?.answers ?? []) if (isJob(answer, uid)) saveSeenJob(answer);
}
