// The table of contents of a long page: collapsed on a phone, expanded on a computer.
import '../../kit/layout/more.css';
import './document.css';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { openOnDesktop } from '../../kit/startup/open-contents.ts';

interface Named {
  /** The id of the section's heading. */
  key: string;
  title: string;
}

export function Contents({ of }: { of: readonly Named[] }) {
  const { t } = useTranslation('shell');
  return (
    <nav className="document__contents" aria-label={t('doc.contents')}>
      <details className="more" ref={openOnDesktop}>
        <summary>
          {t('doc.contents')}
          <Icon name="chevron-down" size={20} />
        </summary>
        <ul>
          {of.map(({ key, title }) => (
            <li key={key}>
              <a href={`#${key}`}>{title}</a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
