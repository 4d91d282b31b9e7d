// Returns the jobs of a result list that match the whole search. Leaves out the jobs in groups, such as jobs in other
// towns.
import type { JobList } from '#contracts/job-search.ts';

export function matchedJobs({ jobs, groups = [] }: JobList): JobList['jobs'] {
  const further = new Set(groups.flatMap(({ job_ids }) => job_ids));
  return jobs.filter(({ id }) => !further.has(id));
}
