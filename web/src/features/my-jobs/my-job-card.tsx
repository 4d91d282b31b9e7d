// The card of one of the employer's own jobs: the card that workers see, with the status and the actions below it.

import type { OwnJob } from '#contracts/job-shapes.ts';
import { formatRelativeTime } from '../../i18n/relative-time.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LinkButton } from '../../kit/control/button.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { today } from '../../kit/text/today.ts';
import { JobCard } from '../../parts/job/job-card.tsx';
import { withReaderTitle } from '../../parts/job/reader-title.ts';
import { JobBadge } from '../../parts/job/status-badge.tsx';
import { daysLeft } from './days-left.ts';
import { MyJobActions } from './my-job-actions.tsx';
import { ReviewNote } from './review-note.tsx';

export function MyJobCard({ job: asWritten }: { job: OwnJob }) {
  const { t } = useTranslation('posting');
  const job = withReaderTitle(asWritten);
  return <JobCard job={{ ...job, title: job.title || t('mine.untitled') }} foot={<Foot job={job} />} />;
}

/** True if the job is or was published, so that workers may have seen the job. */
const wasPublished = ({ status, application_count, views }: OwnJob) =>
  status !== 'draft' && (status !== 'pending_review' || application_count + views > 0);

/**
 * True if hired workers may work today: at least one hired worker has not finished, and the start date is not in the
 * future. The job status is ignored, because hired workers still work after the employer has closed the job.
 */
const mayHaveWorkToday = ({ counts, start_date }: OwnJob) =>
  (counts.working ?? counts.accepted) > 0 && (start_date === null || start_date <= today());

function Foot({ job }: { job: OwnJob }) {
  const { t } = useTranslation('posting');
  return (
    <div className="my-job">
      <div className="my-job__line">
        <JobBadge status={job.status} />
        <Expiry job={job} />
      </div>
      <ReviewNote job={job} />
      {wasPublished(job) && <Stats job={job} />}
      {mayHaveWorkToday(job) && (
        <LinkButton icon="calendar" to={paths.jobAttendance(job.uid)}>
          {t('mine.attendance')}
          <span className="visually-hidden"> · {job.title}</span>
        </LinkButton>
      )}
      <div className="my-job__line">
        <MainWay job={job} />
        <MyJobActions job={job} />
      </div>
    </div>
  );
}

/**
 * Shows how many days an active or paused job stays open. For other jobs, shows when the job was created or, for a
 * draft, last edited.
 */
function Expiry({ job }: { job: OwnJob }) {
  const { t } = useTranslation(['posting', 'jobs']);
  const isLiving = job.status === 'active' || job.status === 'paused';
  const days = isLiving ? daysLeft(job.expires_at) : null;
  if (days === null) {
    const isDraft = job.status === 'draft';
    return <span className="soft small">{formatRelativeTime(t, isDraft ? job.updated_at : job.created_at)}</span>;
  }
  return (
    <span className="my-job__life small" data-soon={days <= 1 || undefined}>
      <Icon name="clock" size={16} />
      {days === 0 ? t('posting:mine.last_day') : t('posting:mine.days_left', { count: days })}
    </span>
  );
}

function Stats({ job }: { job: OwnJob }) {
  const { t } = useTranslation('posting');
  const { pending, shortlisted, accepted } = job.counts;
  const figures = [
    { key: 'views', value: job.views },
    { key: 'pending', value: pending },
    { key: 'shortlisted', value: shortlisted },
    { key: 'accepted', value: accepted },
  ] as const;
  return (
    <dl className="my-job__stats">
      {figures.map(({ key, value }) => (
        <div key={key}>
          <dt>{t(`mine.${key}`)}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * The main link of the card. If the job was never published, the link opens the job form. Otherwise the link opens the
 * list of applicants. A published job without applicants shows a sentence instead of the link.
 */
function MainWay({ job }: { job: OwnJob }) {
  const { t } = useTranslation('posting');
  if (!wasPublished(job)) {
    return (
      <LinkButton icon="pencil" variant="quiet" to={paths.editJob(job.uid)}>
        {t(job.status === 'draft' ? 'mine.go_on' : 'act.edit')}
        <span className="visually-hidden"> · {job.title || t('mine.untitled')}</span>
      </LinkButton>
    );
  }
  const { application_count: count } = job;
  if (count === 0) return <NoApplicants job={job} />;
  return (
    <LinkButton icon="users" variant="quiet" to={paths.jobApplicants(job.uid)}>
      {t('mine.applied', { count })}
      <span className="visually-hidden"> · {job.title}</span>
    </LinkButton>
  );
}

/**
 * Says that a job has no applicants yet. If the job is open, also links to the page on which the employer shares the
 * job, and to the workers who match the job.
 */
function NoApplicants({ job }: { job: OwnJob }) {
  const { t } = useTranslation(['posting', 'job-page']);
  return (
    <>
      <p className="my-job__none soft">{t('posting:mine.applied_zero')}</p>
      {job.status === 'active' && (
        <>
          <LinkButton icon="share" to={paths.jobPosted(job.uid)}>
            {t('job-page:share.open')}
            <span className="visually-hidden"> · {job.title}</span>
          </LinkButton>
          <LinkButton icon="users" to={paths.fittingPeople(job.uid)}>
            {t('posting:act.people')}
            <span className="visually-hidden"> · {job.title}</span>
          </LinkButton>
        </>
      )}
    </>
  );
}
