// Returns the jobs of a search response that match the whole search. Leaves out jobs that the response lists in groups
// of partial matches, such as jobs in other towns.
import type { JobList } from '#contracts/job-search.ts';

export function matchedJobs({ jobs, groups = [] }: JobList): JobList['jobs'] {
  const further = new Set(groups.flatMap(({ job_ids }) => job_ids));
  return jobs.filter(({ id }) => !further.has(id));
}
