// `/help/wages`: what a worker can do about unpaid wages. The text is public; a signed-in worker also gets the papers.
import { Suspense } from 'react';
import { UnpaidWages } from '../features/help/unpaid-wages.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { LinkButton } from '../kit/control/button.tsx';
import { lazyExtra } from '../kit/navigation/lazy-page.ts';
import { paths } from '../kit/navigation/paths.ts';
import { useSession } from '../session/session-context.ts';

// Loads only for signed-in workers.
const PaperList = lazyExtra(() => import('../features/wages/paper-list.tsx').then((part) => part.PaperList));

export function UnpaidWagesPage() {
  const { t } = useTranslation('unpaid-wages');
  const { user_type } = useSession();
  const ledger = user_type !== 'employer' && (
    <LinkButton icon="rupee" to={paths.hisaab('labour')}>
      {t('open')}
    </LinkButton>
  );
  const papers = user_type === 'labour' && (
    <Suspense fallback={null}>
      <PaperList />
    </Suspense>
  );
  return <UnpaidWages ledger={ledger} papers={papers} />;
}
