// The titles of the groups of a job list, and its jobs by group.
import { useTranslation } from '../../i18n/use-translation.ts';
import { usePlaceNames } from '../../parts/places/place.ts';
import type { JobList } from './queries.ts';

type JobGroup = NonNullable<JobList['groups']>[number];

/** Returns the jobs by group. The first entry has the jobs without a group, which match the whole search. */
export function inGroups<J extends { id: number }>(jobs: readonly J[], groups: readonly JobGroup[]) {
  const grouped = new Set(groups.flatMap(({ job_ids }) => job_ids));
  const matches = { group: null, jobs: jobs.filter(({ id }) => !grouped.has(id)) };
  const others = groups.map((group) => ({ group, jobs: jobs.filter(({ id }) => group.job_ids.includes(id)) }));
  return [matches, ...others].filter((part) => part.jobs.length > 0);
}

export function GroupTitle({ group: { kind, place } }: { group: JobGroup }) {
  const { t } = useTranslation('reference');
  const { cityText, stateText } = usePlaceNames();
  const where = place && (kind === 'state' ? stateText(place) : cityText(place));
  return <h2 className="job-group">{t(`job_group.${kind}`, { place: where ?? '' })}</h2>;
}
