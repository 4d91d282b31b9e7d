// The page that posts a job. The form contains the unfinished draft of this tab, or the place and hours that the
// employer used last. An employer who posted before can fill the whole form with the last job.
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../kit/navigation/paths.ts';
import { type Shortfall, useShortfall } from '../../parts/completion/completion.ts';
import { ProfileRequirementCard } from '../../parts/completion/profile-requirement-card.tsx';
import type { Draft } from './draft.ts';
import { FormSkeleton } from './form-skeleton.tsx';
import { JobForm } from './job-form.tsx';
import { LikeLastJob } from './like-last-job.tsx';
import { useLastJobs } from './queries.ts';
import { useBlankDraft } from './use-blank-draft.ts';
import { useSent } from './use-sent.ts';

export function PostJob() {
  const { t } = useTranslation('posting');
  const navigate = useNavigate();
  const [begun, setBegun] = useState<{ times: number; like: Draft | null }>({ times: 0, like: null });
  const begin = (like: Draft | null) => setBegun(({ times }) => ({ times: times + 1, like }));
  const shortfall = useShortfall();
  const onSent = useSent();
  const blank = useBlankDraft();
  const { data: jobs } = useLastJobs();
  if (shortfall) return <NotYet shortfall={shortfall} />;
  if (!blank) return <FormSkeleton />;
  return (
    <JobForm
      key={begun.times}
      job={null}
      blank={begun.like ?? blank}
      firstStep={begun.like ? 2 : 1}
      title={t('form.title')}
      offer={jobs?.lastRepeatable && !begun.like && <LikeLastJob job={jobs.lastRepeatable} onFilled={begin} />}
      onSent={(job) => onSent(job, 'posted')}
      onReload={(fresh) => (fresh ? navigate(paths.editJob(fresh.uid), { replace: true }) : begin(null))}
    />
  );
}

/** Shown instead of the form if the employer's profile is incomplete, because the server would refuse the job. */
function NotYet({ shortfall }: { shortfall: Shortfall }) {
  const { t } = useTranslation('posting');
  return (
    <>
      <div className="page__header">
        <h1 className="page__title">{t('form.title')}</h1>
      </div>
      <ProfileRequirementCard user_type="employer" shortfall={shortfall} next={paths.postJob} />
    </>
  );
}
