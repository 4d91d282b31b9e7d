// The share button of a job; the share sheet is loaded when it is pressed.
import { Suspense, useState } from 'react';
import type { Job } from '#contracts/jobs.ts';
import { lazyExtra } from '../../app/lazy-page.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../ui/button.tsx';

const ShareSheet = lazyExtra(() => import('./share-sheet.tsx').then((part) => part.ShareSheet));

export function ShareJob({ job }: { job: Job }) {
  const { t } = useTranslation('job-page');
  const [shown, setShown] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <IconButton icon="share" label={t('share.open')} onClick={() => setShown('open')} />
      {shown !== 'never' && (
        <Suspense>
          <ShareSheet job={job} open={shown === 'open'} onClose={() => setShown('closed')} />
        </Suspense>
      )}
    </>
  );
}
