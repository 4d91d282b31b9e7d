// The share button of a job. The code of the share sheet loads when the button is pressed.
import { Suspense, useState } from 'react';
import type { Job } from '#contracts/job-shapes.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../kit/control/button.tsx';
import { lazyExtra } from '../../kit/navigation/lazy-page.ts';

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
