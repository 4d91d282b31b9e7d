// The page with the next steps for a job: how many workers were notified, ways to share the job, and matching workers.
// Its heading says “posted” directly after posting, and “share” if the page was opened from the list of jobs.
import './posted.css';
import type { ReactNode } from 'react';
import type { OwnJob } from '#contracts/job-shapes.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LinkButton } from '../../kit/control/button.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { OriginalTitle } from '../../parts/job/original-title.tsx';
import { withReaderTitle } from '../../parts/job/reader-title.ts';
import { NotThere } from './edit-job.tsx';
import { FormSkeleton } from './form-skeleton.tsx';
import { useHasPosted } from './just-posted.ts';
import { useOwnJob, useReach } from './queries.ts';

interface PostedProps {
  uid: string;
  /** Shows the ways to share the job. */
  share: (job: OwnJob) => ReactNode;
  /** The section in which the employer adds and removes pictures of the workplace. */
  pictures: ReactNode;
  people: ReactNode;
}

export function Posted({ uid, ...parts }: PostedProps) {
  const { data: job, error, isFetching, refetch } = useOwnJob(uid);
  if (job) return <PostedJob job={job} {...parts} />;
  return error ? <NotThere error={error} busy={isFetching} onRetry={() => void refetch()} /> : <FormSkeleton />;
}

function PostedJob({ job, share, pictures, people }: Omit<PostedProps, 'uid'> & { job: OwnJob }) {
  const { t } = useTranslation(['posting', 'job-page']);
  const shown = withReaderTitle(job);
  const isOpen = job.status === 'active';
  const isNew = useHasPosted();
  return (
    <div className="posted">
      <div className="posted__header">
        <span className="posted__mark" data-held={!isOpen || undefined}>
          <Icon name={!isOpen ? 'clock' : isNew ? 'check-circle' : 'share'} size={40} />
        </span>
        <div>
          <h1 className="page__title">
            {t(!isOpen ? 'posting:review.title' : isNew ? 'posting:form.posted' : 'job-page:share.open')}
          </h1>
          <p className="soft">
            {shown.title}
            <OriginalTitle of={shown} />
          </p>
        </div>
      </div>
      {isOpen ? <Reach job_uid={job.uid} /> : <p>{t('posting:review.wait')}</p>}
      {isOpen && (
        <section className="stack posted__share">
          {isNew && <h2>{t('job-page:share.open')}</h2>}
          {share(shown)}
        </section>
      )}
      {pictures}
      {isOpen && people}
      <LinkButton icon="briefcase" to={paths.myJobs}>
        {t('posting:edit.my_jobs')}
      </LinkButton>
    </div>
  );
}

/** Shows the number of notified workers, which grows while the page is open. Renders nothing until it is known. */
function Reach({ job_uid }: { job_uid: string }) {
  const { t } = useTranslation('posting');
  const { data } = useReach(job_uid);
  if (!data) return null;
  const { notified, near } = data;
  return (
    <div className="posted__reach" aria-live="polite">
      {notified > 0 ? (
        <dl>
          <div>
            <dt>{t('reach.notified')}</dt>
            <dd className="num">{notified}</dd>
          </div>
          <div>
            <dt>{t('reach.near')}</dt>
            <dd className="num">{near}</dd>
          </div>
        </dl>
      ) : (
        <p>{t('reach.none')}</p>
      )}
    </div>
  );
}
