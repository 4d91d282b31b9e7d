// The panel of the job page in which a visitor signs in to apply, and a worker applies or sees the status of an
// application already sent. Employers do not see the panel.
import './apply-panel.css';
import { Suspense } from 'react';
import type { JobDetail } from '#contracts/job-shapes.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, LinkButton } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { lazyPage } from '../../kit/navigation/lazy-page.ts';
import { paths } from '../../kit/navigation/paths.ts';
import { useSession } from '../../session/session-context.ts';
import { StickyActionBar } from './sticky-action-bar.tsx';

/**
 * The apply button or the status of the application, loaded only for signed-in users, because most visitors of a job
 * page are not signed in.
 */
const Applying = lazyPage(() => import('./applying.tsx').then((part) => part.Applying));

export function ApplyPanel({ job }: { job: JobDetail }) {
  const { t } = useTranslation('jobs');
  const { status, user_type } = useSession();
  const open = job.status === 'active';
  if (user_type === 'employer') return null;
  if (status === 'in')
    return (
      <Suspense fallback={open && <Waiting />}>
        <Applying job={job} />
      </Suspense>
    );
  if (!open) return <Notice tone="info">{t('detail.closed')}</Notice>;
  return status === 'out' ? <SignInFirst job={job} /> : <Waiting />;
}

function SignInFirst({ job }: { job: JobDetail }) {
  const { t } = useTranslation('applications');
  return (
    <StickyActionBar job={job}>
      <LinkButton variant="main" size="big" icon="log-in" to={paths.signIn(`${paths.job(job.uid)}?apply=yes`)}>
        {t('apply.sign_in')}
      </LinkButton>
    </StickyActionBar>
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
