// The apply button of a job for a signed-in worker, or the status of the worker's application.
import './apply-panel.css';
import { useState } from 'react';
import type { JobDetail } from '#contracts/job-shapes.ts';
import type { ApplicationStatus } from '#contracts/reference.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, IconButton, LinkButton } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { ProfileRequirementSheet } from '../../parts/completion/profile-requirement-sheet.tsx';
import { useProfileRequirement } from '../../parts/completion/use-profile-requirement.ts';
import { employerName } from '../../parts/employer/employer-name.ts';
import { useApply } from './apply.ts';
import { ApplySheet } from './apply-sheet.tsx';
import { GeneralApplication } from './general-application.tsx';
import { StatusSummary } from './status-summary.tsx';
import { StickyActionBar } from './sticky-action-bar.tsx';

const mayApplyAgain = new Set(['withdrawn', 'cancelled']);

export function Applying({ job }: { job: JobDetail }) {
  const { t } = useTranslation(['applications', 'jobs']);
  const [shown, setShown] = useState(false);
  const apply = useApply({ job_uid: job.uid });
  const requirement = useProfileRequirement(apply.error, apply.reset);
  const before = job.my_application;
  const open = job.status === 'active';
  const employer = employerName(job.employer) || t('jobs:employer.unknown');
  return (
    <>
      {before && <Mine id={before.id} status={before.status} />}
      {!open && <Notice tone="info">{t('jobs:detail.closed')}</Notice>}
      {!open && <GeneralApplication employer={job.employer} variant="main" />}
      {open && (!before || mayApplyAgain.has(before.status)) && (
        <ApplyButton
          job={job}
          employer={employer}
          busy={apply.isPending && !shown}
          // One tap sends the application. Then the sheet opens with the next steps or the error.
          onPress={() =>
            requirement.pass(() => apply.mutate({ words: '', phrases: [] }, { onSettled: () => setShown(true) }))
          }
          onWrite={() => requirement.pass(() => setShown(true))}
        />
      )}
      {/* The sheet stays mounted after the apply button has disappeared, because the sheet shows the next steps. */}
      <ApplySheet
        open={shown && !requirement.shortfall}
        job={job}
        employer={employer}
        apply={apply}
        onClose={() => setShown(false)}
      />
      <ProfileRequirementSheet
        user_type="labour"
        shortfall={requirement.shortfall}
        onClose={() => {
          setShown(false);
          requirement.close();
        }}
      />
    </>
  );
}

function Mine({ id, status }: { id: number; status: ApplicationStatus }) {
  const { t } = useTranslation('applications');
  return (
    <section className="apply-panel__mine" aria-label={t('apply.yours')}>
      <h2 className="apply-panel__title">{t('apply.yours')}</h2>
      <StatusSummary status={status} />
      <LinkButton to={paths.myApplication(id)} wide>
        {t('apply.open')}
      </LinkButton>
    </section>
  );
}

interface ApplyButtonProps {
  job: JobDetail;
  employer: string;
  busy: boolean;
  onPress: () => void;
  onWrite: () => void;
}

function ApplyButton({ job, employer, busy, onPress, onWrite }: ApplyButtonProps) {
  const { t } = useTranslation('applications');
  return (
    <>
      <StickyActionBar job={job}>
        <Button variant="main" size="big" icon="send" busy={busy} onClick={onPress}>
          {t(job.my_application ? 'apply.again' : 'apply.go')}
        </Button>
        <IconButton edged icon="message" label={t('apply.write')} disabled={busy} onClick={onWrite} />
      </StickyActionBar>
      <p className="desktop-only soft small">{t('apply.free', { employer })}</p>
    </>
  );
}
