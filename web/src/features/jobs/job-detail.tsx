// One job, plainly: pay, title and place first; then the facts, the work, what is needed, and who gives it.
import './job-detail.css';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { JobDetail } from '#contracts/jobs.ts';
import { paths } from '../../app/paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { employerAvatarName, employerName } from '../../ui/employer-name.ts';
import { Icon } from '../../ui/icon.tsx';
import { jobTags } from '../../ui/job-tags.ts';
import { Notice } from '../../ui/notice.tsx';
import { Pay } from '../../ui/pay.tsx';
import { usePlaceNames } from '../../ui/place.ts';
import { Tag, Tags } from '../../ui/tag.tsx';
import { TradeTile } from '../../ui/trade-icon.tsx';
import { JobFacts } from './job-facts.tsx';

interface JobViewProps {
  job: JobDetail;
  /** What the reader can do about it: apply, see where the application stands. */
  action: ReactNode;
}

export function JobView({ job, action }: JobViewProps) {
  const { t } = useTranslation('jobs');
  return (
    <article className="job-view">
      <BackToJobs />
      <div className="job-view__main">
        <JobHead job={job} />
        <JobFacts job={job} />
        {/* The job of an employer who is erased has none. */}
        {job.description && (
          <section className="job-section" aria-labelledby="job-work">
            <h2 id="job-work">{t('detail.work')}</h2>
            <p className="job-view__prose">{job.description}</p>
          </section>
        )}
        {job.requirements && (
          <section className="job-section" aria-labelledby="job-requirements">
            <h2 id="job-requirements">{t('detail.requirements')}</h2>
            <p className="job-view__prose">{job.requirements}</p>
          </section>
        )}
        <section className="job-section" aria-labelledby="job-employer">
          <h2 id="job-employer">{t('detail.employer')}</h2>
          <p className="job-view__employer">
            <Avatar name={employerAvatarName(job.employer)} size={56} />
            <b>{employerName(job.employer) || t('employer.unknown')}</b>
          </p>
        </section>
      </div>
      <aside className="job-view__aside">
        <div className="job-view__act">
          <div className="desk-only">
            <Pay amount={job.salary_amount} period={job.salary_period} size="page" />
          </div>
          {action}
        </div>
        <Notice tone="warn" icon="rupee" title={t('detail.no_fee')}>
          <p>{t('detail.no_fee_more')}</p>
        </Notice>
      </aside>
    </article>
  );
}

export function BackToJobs() {
  const { t } = useTranslation('jobs');
  return (
    <Link className="back-link" to={paths.jobs}>
      <Icon name="arrow-left" />
      {t('detail.back')}
    </Link>
  );
}

function JobHead({ job }: { job: JobDetail }) {
  const { t } = useTranslation(['jobs', 'reference', 'places']);
  const { placeText } = usePlaceNames();
  return (
    <header className="job-head">
      <TradeTile role={job.role} large />
      <div className="job-head__words">
        <div className="phone-only">
          <Pay amount={job.salary_amount} period={job.salary_period} size="page" />
        </div>
        <h1 className="job-head__title">{job.title}</h1>
        <p className="job-head__place">
          <Icon name="map-pin" size={20} />
          {placeText(job)}
        </p>
      </div>
      <div className="job-head__tags">
        <Tags>
          {jobTags(t, job).map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </Tags>
      </div>
    </header>
  );
}
