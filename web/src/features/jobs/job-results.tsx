// What a search found: how many, in which order, the cards and the way on; or why there are none.
import './job-results.css';
import { Trans, useTranslation } from 'react-i18next';
import { paths } from '../../app/paths.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { Blank } from '../../ui/blank.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { JobCard, JobCardBones } from '../../ui/job-card.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { useJobSearch } from './queries.ts';
import { type JobSearchState, type Sort, writeSearch } from './search-params.ts';
import { SortField } from './sort-field.tsx';

interface JobResultsProps {
  search: JobSearchState;
  found: ReturnType<typeof useJobSearch>;
  onSort: (sort: Sort) => void;
}

export function JobResults({ search, found, onSort }: JobResultsProps) {
  const { t } = useTranslation('jobs');
  const { t: tProblem } = useTranslation();
  if (found.isPending) return <ResultBones />;
  if (found.error) {
    return (
      <div className="job-results__failure">
        <Failure
          title={t('list.failed')}
          again={t('again')}
          busy={found.isFetching}
          onAgain={() => void found.refetch()}
        >
          {problemText(tProblem, found.error)}
        </Failure>
      </div>
    );
  }
  return (
    <section aria-label={t('title')} aria-busy={found.isPlaceholderData || undefined} className="job-results">
      <div className="job-results__head">
        <p role="status">
          <Trans ns="jobs" i18nKey="list.found" count={found.list.total} components={{ b: <b className="num" /> }} />
        </p>
        {found.list.total > 1 && <SortField search={search} onSort={onSort} />}
      </div>
      <Cards search={search} found={found} />
    </section>
  );
}

function Cards({ search, found }: Pick<JobResultsProps, 'search' | 'found'>) {
  const { t } = useTranslation('jobs');
  const { jobs, page, pages } = found.list;
  if (jobs.length === 0) {
    return (
      <Blank
        title={t('list.none')}
        action={
          <LinkButton variant="main" to={paths.jobs}>
            {t('list.see_all')}
          </LinkButton>
        }
      >
        {t('list.none_step')}
      </Blank>
    );
  }
  return (
    <>
      <ul className="job-cards">
        {jobs.map((job) => (
          <li key={job.uid}>
            <JobCard job={job} to={paths.job(job.uid)} />
          </li>
        ))}
      </ul>
      <Pager
        page={page}
        pages={pages}
        label={t('list.pages')}
        previous={t('list.previous')}
        next={t('list.next')}
        words={t('list.page', { page, pages })}
        linkTo={(next) => `${paths.jobs}?${writeSearch({ ...search, page: next })}`}
      />
    </>
  );
}

function ResultBones() {
  const { t } = useTranslation('jobs');
  return (
    <div className="job-results">
      <p className="job-results__head soft" aria-hidden="true">
        {t('list.loading')}
      </p>
      <Skeleton words={t('list.loading')}>
        <div className="job-cards">
          {[1, 2, 3, 4].map((bone) => (
            <JobCardBones key={bone} />
          ))}
        </div>
      </Skeleton>
    </div>
  );
}
