// The guide with the first steps of a new worker. The close button hides the guide permanently; a link on the help page
// opens the guide again.
import './guide.css';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../kit/control/button.tsx';
import { Card } from '../../kit/layout/card.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { readStored, store } from '../../kit/storage/browser-store.ts';

const steps = [
  { name: 'find', to: paths.jobs },
  { name: 'save', to: paths.jobs },
  { name: 'apply', to: paths.myApplications },
  { name: 'hear', to: paths.notifications },
] as const;

export function Guide({ first }: { first: boolean }) {
  const { t } = useTranslation('labour-home');
  const [params, setParams] = useSearchParams();
  const [isClosed, setClosed] = useState(() => readStored('guideClosed') !== null);
  const isAsked = params.has('guide');
  if (!isAsked && (!first || isClosed)) return null;
  const close = () => {
    store('guideClosed', 'yes');
    setClosed(true);
    if (isAsked) setParams({}, { replace: true });
  };
  return (
    <Card as="section" label={t('guide.title')}>
      <div className="guide__header">
        <h2 className="guide__title">{t('guide.title')}</h2>
        <IconButton icon="x" label={t('guide.close')} onClick={close} />
      </div>
      <ol className="guide__steps">
        {steps.map(({ name, to }, place) => (
          <li key={name}>
            <span className="guide__number num" aria-hidden="true">
              {place + 1}
            </span>
            <div>
              <Link className="guide__step" to={to}>
                {t(`guide.${name}`)}
              </Link>
              <p className="soft small">{t(`guide.${name}_more`)}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="soft small">{t('guide.again')}</p>
    </Card>
  );
}
