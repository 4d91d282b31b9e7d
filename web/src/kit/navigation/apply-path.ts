// If a visitor presses “Apply” on a job, sign-in opens with a `next` path that names the job. This module reads the job
// from that path (decision 0070).

const TARGET = /^\/jobs\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\?apply=yes$/i;

/** Returns the uid of the job in a `next` path that “Apply” has set; null for any other path. */
export const jobToApplyTo = (next: string | null): string | null => TARGET.exec(next ?? '')?.[1] ?? null;
