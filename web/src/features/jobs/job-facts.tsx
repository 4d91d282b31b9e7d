// The facts of a job, each with its picture: kind, people, time, language, dates.

import { useTranslation } from 'react-i18next';
import type { JobDetail } from '#contracts/jobs.ts';
import { intlLocale } from '../../i18n/current-language.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { ageText } from '../../ui/age.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { languagesText } from '../../ui/job-tags.ts';

interface Fact {
  icon: IconName;
  label: string;
  value: string | null;
}

export function JobFacts({ job }: { job: JobDetail }) {
  const { t } = useTranslation('jobs');
  const facts = useFacts(job).filter((fact) => fact.value);
  return (
    <section className="job-section" aria-labelledby="job-facts">
      <h2 id="job-facts">{t('detail.facts')}</h2>
      <dl className="job-facts">
        {facts.map(({ icon, label, value }) => (
          <div key={label} className="job-facts__fact">
            <Icon name={icon} />
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function useFacts(job: JobDetail): Fact[] {
  const { t } = useTranslation(['jobs', 'reference']);
  const { language } = useLanguage();
  const day = new Intl.DateTimeFormat(intlLocale(language), {
    timeZone: 'Asia/Kolkata',
    day: 'numeric',
    month: 'long',
    numberingSystem: 'latn',
  });
  return [
    { icon: 'briefcase', label: t('jobs:detail.kind'), value: t(`reference:job_type.${job.job_type}`) },
    { icon: 'users', label: t('jobs:detail.positions'), value: t('jobs:detail.people', { count: job.positions }) },
    { icon: 'clock', label: t('jobs:detail.duration'), value: job.duration },
    { icon: 'languages', label: t('jobs:detail.language'), value: languagesText(t, job.language_preference) },
    { icon: 'calendar', label: t('jobs:detail.posted'), value: ageText(t, job.created_at) },
    { icon: 'flag', label: t('jobs:detail.until'), value: job.expires_at && day.format(new Date(job.expires_at)) },
    { icon: 'building', label: t('jobs:detail.industry'), value: job.industry },
    { icon: 'file', label: t('jobs:detail.resume'), value: job.require_resume ? t('jobs:detail.resume_needed') : null },
    {
      icon: 'send',
      label: t('jobs:detail.applied'),
      value: job.application_count > 0 ? String(job.application_count) : null,
    },
  ];
}
