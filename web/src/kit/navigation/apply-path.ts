// The job that a visitor applies to, as part of the path to return to after sign-in (decision 0070).

const TARGET = /^\/jobs\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\?apply=yes$/i;

/** Returns the uid of the job to apply to after sign-in; null if `next` names no such job. */
export const jobToApplyTo = (next: string | null): string | null => TARGET.exec(next ?? '')?.[1] ?? null;
