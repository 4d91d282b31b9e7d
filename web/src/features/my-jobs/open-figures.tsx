// How the open jobs of an employer stand, in three figures on the first page.
import './my-jobs.css';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { OwnJob } from '#contracts/jobs.ts';
import { paths } from '../../app/paths.ts';
import { useOpenJobs } from './queries.ts';

export function OpenFigures() {
  const { t } = useTranslation('posting');
  const { data } = useOpenJobs();
  // The list below says what is wrong where nothing comes.
  if (!data) return null;
  const { jobs, total } = data;
  const sum = (of: (job: OwnJob) => number) => jobs.reduce((all, job) => all + of(job), 0);
  const figures = [
    { key: 'open', value: total, to: `${paths.myJobs}?status=active` },
    { key: 'views', value: sum((job) => job.views), to: null },
    { key: 'waiting', value: sum((job) => job.counts.pending), to: paths.applicants },
  ] as const;
  return (
    <section aria-label={t('home.label')}>
      <dl className="open-figures">
        {figures.map(({ key, value, to }) => (
          <div key={key}>
            <dt>{to ? <Link to={to}>{t(`home.${key}`)}</Link> : t(`home.${key}`)}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
