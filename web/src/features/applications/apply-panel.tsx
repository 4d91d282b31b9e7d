// What a reader can do about a job: sign in, apply, or see where the application stands. Employers see nothing.
import './apply-panel.css';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobDetail } from '#contracts/jobs.ts';
import type { ApplicationStatus } from '#contracts/reference.ts';
import { paths } from '../../app/paths.ts';
import { GateSheet } from '../../completion/gate-sheet.tsx';
import { useGate } from '../../completion/use-gate.ts';
import { useSession } from '../../session/session-context.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button, IconButton, LinkButton } from '../../ui/button.tsx';
import { employerName } from '../../ui/employer-name.ts';
import { Notice } from '../../ui/notice.tsx';
import { Pay } from '../../ui/pay.tsx';
import { useApply } from './apply.ts';
import { ApplySheet } from './apply-sheet.tsx';
import { GeneralApplication } from './general-application.tsx';
import { Road } from './road.tsx';

const mayApplyAgain = new Set(['withdrawn', 'cancelled']);

export function ApplyPanel({ job }: { job: JobDetail }) {
  const { t } = useTranslation(['applications', 'jobs']);
  const { status, user_type } = useSession();
  const [shown, setShown] = useState(false);
  const apply = useApply({ job_uid: job.uid });
  const gate = useGate(apply.error, apply.reset);
  const before = job.my_application;
  const open = job.status === 'active';
  const employer = employerName(job.employer) || t('jobs:employer.unknown');
  if (user_type === 'employer') return null;
  return (
    <>
      {before && <Mine id={before.id} status={before.status} />}
      {!open && <Notice tone="info">{t('jobs:detail.closed')}</Notice>}
      {!open && <GeneralApplication employer={job.employer} variant="main" />}
      {open && status === 'out' && <SignInFirst job={job} />}
      {open && status === 'loading' && <Waiting />}
      {open && status === 'in' && (!before || mayApplyAgain.has(before.status)) && (
        <ApplyButton
          job={job}
          employer={employer}
          busy={apply.isPending && !shown}
          // One tap sends it; the sheet then says what happens next, or what went wrong.
          onPress={() => gate.pass(() => apply.mutate('', { onSettled: () => setShown(true) }))}
          onWrite={() => gate.pass(() => setShown(true))}
        />
      )}
      {/* Outlives the button: it tells what happens next after the job already knows of the application. */}
      <ApplySheet
        open={shown && !gate.shortfall}
        job={job}
        employer={employer}
        apply={apply}
        onClose={() => setShown(false)}
      />
      <GateSheet
        user_type="labour"
        shortfall={gate.shortfall}
        onClose={() => {
          setShown(false);
          gate.close();
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
      <Road status={status} />
      <LinkButton to={paths.myApplication(id)} wide>
        {t('apply.open')}
      </LinkButton>
    </section>
  );
}

function SignInFirst({ job }: { job: JobDetail }) {
  const { t } = useTranslation('applications');
  return (
    <ThumbBar job={job}>
      <LinkButton variant="main" size="big" icon="log-in" to={paths.signIn(paths.job(job.uid))}>
        {t('apply.sign_in')}
      </LinkButton>
    </ThumbBar>
  );
}

function Waiting() {
  const { t } = useTranslation('applications');
  return (
    <Button variant="main" size="big" wide disabled>
      {t('apply.go')}
    </Button>
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
      <ThumbBar job={job}>
        <Button variant="main" size="big" icon="send" busy={busy} onClick={onPress}>
          {t(job.my_application ? 'apply.again' : 'apply.go')}
        </Button>
        <IconButton edged icon="message" label={t('apply.write')} disabled={busy} onClick={onWrite} />
      </ThumbBar>
      <p className="desk-only soft small">{t('apply.free', { employer })}</p>
    </>
  );
}

/** At the thumb on a phone, in the aside on a desk: one and the same button. */
function ThumbBar({ job, children }: { job: JobDetail; children: ReactNode }) {
  return (
    <div className="apply-panel__bar">
      <ActionBar>
        <div className="phone-only">
          <Pay amount={job.salary_amount} period={job.salary_period} size="bar" />
        </div>
        {children}
      </ActionBar>
    </div>
  );
}
