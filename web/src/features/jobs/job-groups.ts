// Divides the jobs of a list into parts: first jobs that match the whole search, then groups of jobs that match only
// some of its terms, such as jobs near the place (see `jobGroup` in contracts/job-search.ts).
import type { JobList } from './queries.ts';

export type JobGroup = NonNullable<JobList['groups']>[number];

/** Jobs that are listed together under one title. `group` is null for jobs that match the whole search. */
interface Part<J> {
  group: JobGroup | null;
  /** True for jobs that do not say whether they meet all conditions of the search, such as free food. */
  isUnstated: boolean;
  jobs: J[];
}

/**
 * Returns the jobs in parts, in this order: jobs that match the whole search, jobs that do not say whether they meet
 * all conditions, and then the given groups. Among the jobs without a group, the second part begins at `unstatedFrom`.
 */
export function inGroups<J extends { id: number }>(
  jobs: readonly J[],
  { groups, unstatedFrom }: { groups: readonly JobGroup[]; unstatedFrom: number | null },
): Part<J>[] {
  const grouped = new Set(groups.flatMap(({ job_ids }) => job_ids));
  const matches = jobs.filter(({ id }) => !grouped.has(id));
  const stated = unstatedFrom ?? matches.length;
  const parts = [
    { group: null, isUnstated: false, jobs: matches.slice(0, stated) },
    { group: null, isUnstated: true, jobs: matches.slice(stated) },
    ...groups.map((group) => ({
      group,
      isUnstated: false,
      jobs: jobs.filter(({ id }) => group.job_ids.includes(id)),
    })),
  ];
  return parts.filter((part) => part.jobs.length > 0);
}
