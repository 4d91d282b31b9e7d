// The language menu without JavaScript: links that open the same page in another language. Only the server renders the
// links, so the app does not contain their code.
import { useLocation } from 'react-router-dom';
import { languageName, languageNames, pageMark } from '#locales/languages.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Icon } from '../../kit/icon/icon.tsx';

export function PlainLanguages() {
  const { language } = useLanguage();
  const { pathname, search } = useLocation();
  const addressIn = (code: string) => {
    const params = new URLSearchParams(search);
    params.set('lng', code);
    return `${pathname}?${params}`;
  };
  return (
    <details className="popover">
      <summary className="language-button">
        <Icon name="languages" size={20} />
        {languageName(language)}
      </summary>
      <div className="popover__panel language-panel">
        <ul className="languages">
          {languageNames.map(({ code, name }) => (
            <li key={code}>
              <a className="languages__item" aria-current={code === language || undefined} href={addressIn(code)}>
                <span lang={pageMark(code)}>{name}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
