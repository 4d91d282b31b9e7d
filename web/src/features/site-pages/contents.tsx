// Where to find what on a long page.
import './document.css';
import { useTranslation } from 'react-i18next';

interface Named {
  /** The id of the part's heading. */
  key: string;
  title: string;
}

export function Contents({ of }: { of: readonly Named[] }) {
  const { t } = useTranslation('shell');
  return (
    <nav className="document__contents" aria-labelledby="contents">
      <h2 id="contents">{t('doc.contents')}</h2>
      <ul>
        {of.map(({ key, title }) => (
          <li key={key}>
            <a href={`#${key}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
