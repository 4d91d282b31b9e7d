// Query keys of attendance, below those of applications, so that a push about an application also refetches its days.
const all = ['applications', 'attendance'] as const;

export const attendanceKeys = {
  mine: (applicationId: number) => [...all, 'mine', applicationId] as const,
  of: (applicationId: number) => [...all, 'of', applicationId] as const,
  job: (jobUid: string) => [...all, 'job', jobUid] as const,
  jobs: [...all, 'job'] as const,
};
