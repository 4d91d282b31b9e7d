// The page that posts a job. The form contains the unfinished draft of this tab, or the place and hours that the
// employer used last.
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../kit/navigation/paths.ts';
import { type Shortfall, useShortfall } from '../../parts/completion/completion.ts';
import { ProfileRequirementCard } from '../../parts/completion/profile-requirement-card.tsx';
import { FormSkeleton } from './form-skeleton.tsx';
import { JobForm } from './job-form.tsx';
import { useBlankDraft } from './use-blank-draft.ts';
import { useSent } from './use-sent.ts';

export function PostJob() {
  const { t } = useTranslation('posting');
  const navigate = useNavigate();
  const [begun, setBegun] = useState(0);
  const shortfall = useShortfall();
  const onSent = useSent();
  const blank = useBlankDraft();
  if (shortfall) return <NotYet shortfall={shortfall} />;
  if (!blank) return <FormSkeleton />;
  return (
    <JobForm
      key={begun}
      job={null}
      blank={blank}
      title={t('form.title')}
      onSent={(job) => onSent(job, 'posted')}
      onReload={(fresh) => (fresh ? navigate(paths.editJob(fresh.uid), { replace: true }) : setBegun(begun + 1))}
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
