// The four features of the product as tiles, each with an illustration. A tile opens the page that explains its
// feature.
import './features.css';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../kit/navigation/paths.ts';
import { FeaturePicture, features } from './feature-picture.tsx';

export function Features() {
  const { t } = useTranslation('landing');
  return (
    <section aria-labelledby="features">
      <h2 id="features" className="page__title">
        {t('features.title')}
      </h2>
      <ul className="features">
        {features.map((name) => (
          <li key={name}>
            <Link className="feature" to={name === 'easy' ? paths.forEmployers : `${paths.about}#${name}`}>
              <FeaturePicture name={name} />
              {t(`features.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
