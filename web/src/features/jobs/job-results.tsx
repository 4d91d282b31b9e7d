// The results of a job search: the number of jobs, the sort order, cards and page links. If no job is found or the
// request fails, shows a message instead.
import './job-results.css';
import { Fragment, type ReactNode, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Pager } from '../../kit/control/pager.tsx';
import { Failure } from '../../kit/illustration/failure.tsx';
import { Skeleton } from '../../kit/layout/skeleton.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { LazyHydrate } from '../../kit/startup/lazy-hydrate.tsx';
import { BoldText } from '../../kit/text/bold-text.tsx';
import { JobCard, JobCardSkeleton } from '../../parts/job/job-card.tsx';
import { inReadersLanguage, isTranslated } from '../../parts/job/translated.ts';
import { countText, pagesOf } from './count-text.ts';
import { inGroups } from './job-groups.ts';
import { PartTitle, SearchChips, SeenJobs, WiderSearch } from './later-parts.ts';
import { useListPosition } from './list-position.ts';
import { OriginalChip, useOriginal } from './original.tsx';
import type { JobList, ListedJob, useJobSearch } from './queries.ts';
import { type JobSearchState, writeSearch } from './search-params.ts';
import { SortField } from './sort-field.tsx';
import { asChosen } from './start-search.ts';

/**
 * True if chips for the trade, the place or the conditions of the search are shown above the results. Without chips,
 * the page must not render the `Suspense` boundary of the chips. If the server renders an empty boundary and the URL
 * changes before the code of the chips has loaded, React never hydrates the boundary, and the page keeps the old list.
 */
const hasChips = ({ roles, location, state }: JobSearchState, { conditions, namesake }: JobList) =>
  !!(roles.length || location || state || conditions?.length || namesake);

interface JobResultsProps {
  search: JobSearchState;
  found: ReturnType<typeof useJobSearch>;
  cardAction: (job: ListedJob) => ReactNode;
  /** The action for the whole search, for example saving the search. */
  searchAction: ReactNode;
  onChange: (change: Partial<JobSearchState>) => void;
}

export function JobResults({ search, found, cardAction, searchAction, onChange }: JobResultsProps) {
  const { t } = useTranslation('jobs');
  const original = useOriginal();
  const { list } = found;
  if (found.isPending) return <ResultSkeleton />;
  if (found.error) return <NoAnswer found={found} />;
  const translated = list.jobs.some(isTranslated);
  return (
    <section
      aria-label={t('title')}
      aria-busy={found.isPlaceholderData || undefined}
      tabIndex={-1}
      className="job-results"
    >
      <div className="chips job-results__line">
        <div className="job-results__header">
          <p role="status">
            <BoldText text={t('list.found', { count: list.total, total: countText(list) })} />
          </p>
          {list.total > 1 && <SortField search={search} onSort={(sort) => onChange({ sort })} />}
        </div>
        {hasChips(search, list) && (
          <Suspense>
            <SearchChips search={search} list={list} onChange={onChange} />
          </Suspense>
        )}
        {searchAction}
        {translated && <OriginalChip {...original} />}
      </div>
      <Cards search={search} found={found} isOriginal={original.isOriginal} cardAction={cardAction} />
    </section>
  );
}

function NoAnswer({ found }: Pick<JobResultsProps, 'found'>) {
  const { t } = useTranslation('jobs');
  const { t: tProblem } = useTranslation();
  return (
    <div className="job-results__failure">
      <Failure
        title={t('list.failed')}
        again={t('common:try_again')}
        busy={found.isFetching}
        onRetry={() => void found.refetch()}
      >
        {problemText(tProblem, found.error)}
      </Failure>
      <Suspense>
        <SeenJobs />
      </Suspense>
    </div>
  );
}

interface CardsProps extends Pick<JobResultsProps, 'search' | 'found' | 'cardAction'> {
  isOriginal: boolean;
}

function Cards({ search, found, isOriginal, cardAction }: CardsProps) {
  const { t } = useTranslation('jobs');
  const navigate = useNavigate();
  const { jobs, groups = [], page, widening, total_relation, conditions = [] } = found.list;
  const unstatedFrom = firstUnstated(found.list);
  const shown = isOriginal ? jobs : jobs.map(inReadersLanguage);
  const open = useListPosition({ isThere: !found.isPlaceholderData, page });
  const addressOf = (next: JobSearchState) => `${paths.jobs}?${asChosen(writeSearch(next))}`;
  const isEmpty = jobs.length === 0;
  const wider = (
    <Suspense>
      <WiderSearch
        isEmpty={isEmpty}
        search={search}
        widening={widening}
        onWiden={(next) => void navigate(addressOf(next))}
      />
    </Suspense>
  );
  if (isEmpty) return wider;
  const pages = pagesOf(found.list);
  // Removes the city from the card of a job if the user searched for this city. The card then shows the job's location
  // within the city, which is more exact.
  const shortened = (job: ListedJob) => (job.location && job.city === search.location ? { ...job, city: null } : job);
  return (
    <>
      {inGroups(shown, { groups, unstatedFrom }).map(({ group, isUnstated, jobs: listed }) => (
        <Fragment key={group?.kind ?? String(isUnstated)}>
          {(group || isUnstated) && (
            <Suspense>
              <PartTitle group={group} conditions={conditions} />
            </Suspense>
          )}
          <ul className="job-cards">
            {listed.map((job) => (
              // The link inside the card opens the job. Before that, this handler remembers the job, so that going back
              // can focus its card.
              <li key={job.uid} data-job={job.uid} onClickCapture={() => open(job.uid)}>
                <LazyHydrate>
                  <JobCard
                    job={shortened(job)}
                    heading={group ? 'h3' : 'h2'}
                    to={paths.job(job.uid)}
                    action={cardAction(job)}
                  />
                </LazyHydrate>
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
      <Pager
        page={page}
        pages={pages}
        label={t('list.pages')}
        previous={t('list.previous')}
        next={t('list.next')}
        words={t(total_relation === 'gte' ? 'list.page_more' : 'common:page', { page, pages })}
        linkTo={(next) => addressOf({ ...search, page: next })}
      />
      {widening && wider}
    </>
  );
}

/**
 * Returns the index of the first job on this page that does not say whether it meets all conditions of the search;
 * null if all jobs of the list say so.
 */
function firstUnstated({ stated_total, page, limit }: ReturnType<typeof useJobSearch>['list']): number | null {
  return stated_total === undefined || stated_total === null ? null : Math.max(0, stated_total - (page - 1) * limit);
}

function ResultSkeleton() {
  const { t } = useTranslation('jobs');
  return (
    <div className="job-results">
      <div className="chips job-results__line" aria-hidden="true">
        <p className="job-results__header soft">{t('common:loading')}</p>
      </div>
      <Skeleton words={t('common:loading')}>
        <div className="job-cards">
          {[1, 2, 3, 4].map((index) => (
            <JobCardSkeleton key={index} />
          ))}
        </div>
      </Skeleton>
    </div>
  );
}
