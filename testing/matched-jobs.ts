// Returns the jobs of a result list that match the whole search. Jobs of the groups of further jobs are left out.
import type { JobList } from '#contracts/job-search.ts';

export function matchedJobs({ jobs, groups = [] }: JobList): JobList['jobs'] {
  const further = new Set(groups.flatMap(({ job_ids }) => job_ids));
  return jobs.filter(({ id }) => !further.has(id));
}
