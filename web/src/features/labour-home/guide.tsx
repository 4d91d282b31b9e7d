// The guide for new workers: four steps with pictures, below the jobs. The close button hides the guide permanently. A
// link on the help page shows it again, above the jobs.
import { type ReactNode, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../kit/control/button.tsx';
import { lazyExtra } from '../../kit/navigation/lazy-page.ts';
import { readStored, store } from '../../kit/storage/browser-store.ts';

// Most workers are not new, so the code of the guide loads only when the guide is shown.
const LabourSteps = lazyExtra(() => import('../../parts/steps/labour-steps.tsx').then((part) => part.LabourSteps));

/** Shows the guide after `children` (the jobs), or before them if the user has opened the guide from the help page. */
export function Guide({ first, children }: { first: boolean; children: ReactNode }) {
  const [params, setParams] = useSearchParams();
  const [isClosed, setClosed] = useState(() => readStored('guideClosed') !== null);
  const isAsked = params.has('guide');
  const close = () => {
    store('guideClosed', 'yes');
    setClosed(true);
    if (isAsked) setParams({}, { replace: true });
  };
  return (
    <>
      {isAsked && <FirstSteps onClose={close} />}
      {children}
      {!isAsked && first && !isClosed && <FirstSteps onClose={close} />}
    </>
  );
}

function FirstSteps({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('labour-home');
  return (
    <section aria-labelledby="first-steps">
      <div className="page__header">
        <h2 id="first-steps" className="page__title">
          {t('guide.title')}
        </h2>
        <IconButton icon="x" label={t('guide.close')} onClick={onClose} />
      </div>
      <Suspense fallback={<div className="labour-home__steps" />}>
        <LabourSteps title={t('guide.title')} />
      </Suspense>
    </section>
  );
}
