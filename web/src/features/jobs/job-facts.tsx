// The facts of a job with icons. The first facts are the facts that matter most to a day labourer (D20).

import type { Job, ReadJob } from '#contracts/job-shapes.ts';
import { formatRelativeTime } from '../../i18n/relative-time.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon, type IconName } from '../../kit/icon/icon.tsx';
import { industryText, languagesText } from '../../parts/job/job-tags.ts';
import { useSchoolingText } from '../../parts/job/schooling-text.ts';
import { MarkedWords } from '../../parts/phrases/marked-words.tsx';
import { clockText, shortDayText, weekdayText } from './fact-text.ts';

type FactsJob = Job & Pick<ReadJob, 'duration_lang'>;

export interface Fact {
  icon: IconName;
  label: string;
  value: string | null | false;
  /** BCP 47 tag of a value that the employer typed in another language. */
  lang?: string | undefined;
}

export function JobFacts({ job }: { job: FactsJob }) {
  const { t } = useTranslation('jobs');
  const facts = [...useWorkFacts(job), ...useProvided(job), ...useTermFacts(job)].filter(({ value }) => value);
  return (
    <section className="job-section" aria-labelledby="job-facts">
      <h2 id="job-facts">{t('detail.facts')}</h2>
      <dl className="job-facts">
        {facts.map(({ icon, label, value, lang }) => (
          <div key={label} className="job-facts__fact">
            <Icon name={icon} />
            <dt>{label}</dt>
            <dd>{lang && value ? <MarkedWords lang={lang}>{value}</MarkedWords> : value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Returns facts such as start, duration and number of positions. */
function useWorkFacts(job: FactsJob): Fact[] {
  const { t } = useTranslation(['jobs', 'job-page', 'reference']);
  const { language } = useLanguage();
  const { start_date, start_time, hours_per_day, shift } = job;
  return [
    { icon: 'calendar', label: t('job-page:start'), value: start_date && weekdayText(start_date, language) },
    { icon: 'alarm', label: t('job-page:from'), value: start_time && clockText(start_time, language) },
    {
      icon: 'clock',
      label: t('job-page:hours'),
      value: hours_per_day !== null && t('job-page:hours_a_day', { count: hours_per_day }),
    },
    { icon: 'sun', label: t('job-page:shift'), value: shift && t(`job-page:shift_${shift}`) },
    { icon: 'hourglass', label: t('jobs:detail.duration'), value: job.duration, lang: job.duration_lang },
    { icon: 'users', label: t('jobs:detail.positions'), value: t('jobs:detail.people', { count: job.positions }) },
  ];
}

/** Returns the benefits that the employer provides in addition to the pay, for example food. */
export function useProvided(job: Job): Fact[] {
  const { t } = useTranslation('job-page');
  const given = t('given');
  return [
    { icon: 'bowl', label: t('food'), value: job.food_provided && given },
    { icon: 'bed', label: t('stay'), value: job.stay_provided && given },
    { icon: 'bus', label: t('transport'), value: job.transport_provided && given },
    { icon: 'wrench', label: t('tools'), value: job.tools_provided && given },
  ];
}

function useTermFacts(job: Job): Fact[] {
  const { t } = useTranslation(['jobs', 'job-page', 'conditions', 'reference']);
  const schoolingText = useSchoolingText();
  const { language } = useLanguage();
  return [
    { icon: 'briefcase', label: t('jobs:detail.kind'), value: t(`reference:job_type.${job.job_type}`) },
    { icon: 'pencil', label: t('conditions:needed.label'), value: job.schooling && schoolingText(job.schooling) },
    { icon: 'languages', label: t('jobs:detail.language'), value: languagesText(t, job.language_preference) },
    { icon: 'building', label: t('jobs:detail.industry'), value: job.industry && industryText(t, job.industry) },
    { icon: 'file', label: t('jobs:detail.resume'), value: job.require_resume && t('jobs:detail.resume_needed') },
    { icon: 'history', label: t('jobs:detail.posted'), value: formatRelativeTime(t, job.created_at) },
    { icon: 'flag', label: t('jobs:detail.until'), value: job.expires_at && shortDayText(job.expires_at, language) },
    {
      icon: 'send',
      label: t('jobs:detail.applied'),
      value: job.application_count > 0 && String(job.application_count),
    },
    { icon: 'map-pin', label: t('job-page:pincode'), value: job.pincode },
  ];
}
