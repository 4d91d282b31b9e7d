// The path of a job's public page.
const ONE_JOB = /^\/jobs\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** Returns the job uid in a job page's path; undefined for any other path. */
export const jobOfPath = (pathname: string): string | undefined => ONE_JOB.exec(pathname)?.[1];
