// The four features of the product, each with an illustration.
import './features.css';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Card } from '../../kit/layout/card.tsx';
import { featureDrawings } from './feature-drawings.tsx';

const features = ['score', 'match', 'verified', 'easy'] as const;

function Picture({ children }: { children: ReactNode }) {
  return (
    <svg
      className="trade-icon feature__picture"
      viewBox="0 0 32 32"
      width={48}
      height={48}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

export function Features() {
  const { t } = useTranslation('landing');
  return (
    <section aria-labelledby="features">
      <h2 id="features" className="page__title">
        {t('features.title')}
      </h2>
      <ul className="features">
        {features.map((name) => (
          <Card as="li" key={name}>
            <div className="feature">
              <Picture>{featureDrawings[name]}</Picture>
              <h3>{t(`features.${name}`)}</h3>
              <p>{t(`features.${name}_text`)}</p>
            </div>
          </Card>
        ))}
      </ul>
    </section>
  );
}
