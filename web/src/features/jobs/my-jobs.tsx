// The jobs an employer has posted: how each stands, how many applied, and the way to them.
import './my-jobs.css';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { Job } from '#contracts/jobs.ts';
import { paths } from '../../app/paths.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { ageText } from '../../ui/age.ts';
import { Blank } from '../../ui/blank.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { JobCard, JobCardBones } from '../../ui/job-card.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { JobBadge } from '../../ui/status-badge.tsx';
import { useMyJobs } from './queries.ts';

export function MyJobs() {
  const { t } = useTranslation('jobs');
  return (
    <>
      <div className="page__head">
        <h1 className="page__title">{t('mine.title')}</h1>
        <LinkButton variant="main" icon="plus" to={paths.postJob}>
          {t('mine.post')}
        </LinkButton>
      </div>
      <MyJobList />
    </>
  );
}

function MyJobList() {
  const { t } = useTranslation('jobs');
  const { t: tProblem } = useTranslation();
  const [params] = useSearchParams();
  const page = Math.max(1, Number(params.get('page')) || 1);
  const { data, error, isPending, isFetching, refetch } = useMyJobs(page);
  if (isPending) return <MyJobBones />;
  if (error) {
    return (
      <Failure title={t('mine.failed')} again={t('again')} busy={isFetching} onAgain={() => void refetch()}>
        {problemText(tProblem, error)}
      </Failure>
    );
  }
  if (data.jobs.length === 0) return <Blank title={t('mine.none')}>{t('mine.none_step')}</Blank>;
  return (
    <>
      <ul className="job-cards">
        {data.jobs.map((job) => (
          <li key={job.uid}>
            <JobCard job={job} foot={<MyJobFoot job={job} />} />
          </li>
        ))}
      </ul>
      <Pager
        page={data.page}
        pages={data.pages}
        label={t('mine.pages')}
        previous={t('list.previous')}
        next={t('list.next')}
        words={t('list.page', { page: data.page, pages: data.pages })}
        linkTo={(next) => `${paths.myJobs}?page=${next}`}
      />
    </>
  );
}

function MyJobFoot({ job }: { job: Job }) {
  const { t } = useTranslation('jobs');
  const { application_count: count } = job;
  return (
    <div className="my-job">
      <div className="my-job__line">
        <JobBadge status={job.status} />
        <span className="soft small">{ageText(t, job.created_at)}</span>
      </div>
      <div className="my-job__line">
        <LinkButton icon="users" variant="quiet" to={paths.jobApplicants(job.uid)}>
          {count > 0 ? t('mine.applied', { count }) : t('mine.applied_zero')}
          <span className="visually-hidden"> · {job.title}</span>
        </LinkButton>
        <Link className="my-job__view" to={paths.job(job.uid)}>
          {t('mine.view')}
          <span className="visually-hidden">: {job.title}</span>
        </Link>
      </div>
    </div>
  );
}

function MyJobBones() {
  const { t } = useTranslation('jobs');
  return (
    <Skeleton words={t('mine.loading')}>
      <div className="job-cards">
        {[1, 2].map((bone) => (
          <JobCardBones key={bone} />
        ))}
      </div>
    </Skeleton>
  );
}
