// The four features of the product, each with an illustration and an explanation. The tiles of the landing page link to
// these explanations.
import './feature-texts.css';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FeaturePicture, features } from './feature-picture.tsx';

export function FeatureTexts() {
  const { t } = useTranslation('landing');
  return (
    <section className="document__part" aria-labelledby="features">
      <h2 id="features" className="document__title">
        {t('features.title')}
      </h2>
      <ul className="feature-texts">
        {features.map((name) => (
          <li key={name} id={name}>
            <FeaturePicture name={name} />
            <h3>{t(`features.${name}`)}</h3>
            <p>{t(`features.${name}_text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
