// The workers who fit a job of the employer, best match first, with the loading, empty and error states.
import { readable } from '../../i18n/readable-names.ts';
import './fitting-people.css';
import { CallError } from '#contracts/call-error.ts';
import type { FittingWorker } from '#contracts/recommended.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LinkButton } from '../../kit/control/button.tsx';
import { EmptyState } from '../../kit/illustration/empty-state.tsx';
import { Failure } from '../../kit/illustration/failure.tsx';
import { BackLink } from '../../kit/layout/back-link.tsx';
import { Skeleton, SkeletonLine } from '../../kit/layout/skeleton.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { useToast } from '../../kit/overlay/toast.tsx';
import { OriginalTitle } from '../../parts/job/original-title.tsx';
import { FittingPerson } from './fitting-person.tsx';
import { useFittingPeople, useInvite, useOwnJob } from './queries.ts';

const isDayFull = (error: unknown) => error instanceof CallError && error.code === 'rate_limited';

export function FittingPeople({ job_uid }: { job_uid: string }) {
  const { t } = useTranslation(['matching', 'jobs', 'reference', 'places']);
  const { data: job } = useOwnJob(job_uid);
  return (
    <div className="stack">
      <div>
        <BackLink to={paths.myJobs}>{t('matching:people.my_jobs')}</BackLink>
        <h1 className="page__title">{t('matching:people.title')}</h1>
        {job && (
          <p className="soft">
            {t('matching:people.for', { job: job.title })}
            <OriginalTitle of={job} />
          </p>
        )}
      </div>
      <List job_uid={job_uid} />
    </div>
  );
}

function List({ job_uid }: { job_uid: string }) {
  const { t } = useTranslation('matching');
  const { t: tProblem } = useTranslation();
  const { data, error, isPending, isFetching, refetch } = useFittingPeople(job_uid);
  if (isPending) return <ListSkeleton />;
  if (error instanceof CallError && error.code === 'job_not_open')
    return (
      <EmptyState title={t('people.not_open')} action={<ToMyJobs />}>
        {t('people.not_open_step')}
      </EmptyState>
    );
  if (error)
    return (
      <Failure
        title={t('common:load_failed')}
        again={t('common:try_again')}
        busy={isFetching}
        onRetry={() => void refetch()}
      >
        {problemText(tProblem, error)}
      </Failure>
    );
  if (data.workers.length === 0)
    return (
      <EmptyState title={t('people.none')} action={<ToMyJobs />}>
        {t('people.none_step')}
      </EmptyState>
    );
  return <People job_uid={job_uid} workers={data.workers} left={data.invitations_left} />;
}

function ToMyJobs() {
  const { t } = useTranslation('matching');
  return (
    <LinkButton variant="main" to={paths.myJobs}>
      {t('people.my_jobs')}
    </LinkButton>
  );
}

interface PeopleProps {
  job_uid: string;
  workers: readonly FittingWorker[];
  /** The number of invitations that the employer may still send today. */
  left: number;
}

export function People({ job_uid, workers, left }: PeopleProps) {
  const { t } = useTranslation(['matching', 'problems']);
  const showToast = useToast();
  const invite = useInvite(job_uid);
  const ask = (person: FittingWorker) =>
    invite.mutate(person, {
      onSuccess: () =>
        showToast({ text: t('matching:people.invited_done', { name: readable(person.first_name) }), tone: 'ok' }),
      onError: (error) =>
        showToast({ text: isDayFull(error) ? t('matching:people.left_none') : problemText(t, error), tone: 'problem' }),
    });
  return (
    <>
      <p>{t('matching:people.intro')}</p>
      <p className="soft" aria-live="polite">
        {left > 0 ? t('matching:people.left', { count: left }) : t('matching:people.left_none')}
      </p>
      <ul className="fitting-people">
        {workers.map((person) => (
          <li key={person.id}>
            <FittingPerson
              person={person}
              busy={invite.isPending && invite.variables.id === person.id}
              mayInvite={left > 0}
              onInvite={() => ask(person)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

function ListSkeleton() {
  const { t } = useTranslation('matching');
  return (
    <Skeleton words={t('common:loading')}>
      <div className="fitting-people">
        {[1, 2, 3, 4].map((index) => (
          <div key={index} className="card stack" data-padded>
            <SkeletonLine shape="title" width="half" />
            <SkeletonLine width="most" />
            <SkeletonLine shape="block" />
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
