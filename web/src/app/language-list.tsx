// The eight languages as buttons in two columns; one in the making says what it falls back to.
import './language-menu.css';
import { useTranslation } from 'react-i18next';
import type { Language } from '#contracts/values.ts';
import { languageName, languageNames } from '#locales/languages.ts';
import { languagesInTheMaking } from '../i18n/languages.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { useTellLanguage } from '../session/preferences.ts';
import { Icon } from '../ui/icon.tsx';

const htmlLang = (code: Language) => (code === 'bh' ? 'bho' : code);

export function LanguageList({ onChosen }: { onChosen: () => void }) {
  const { t } = useTranslation('shell');
  const { language, setLanguage } = useLanguage();
  const tellLanguage = useTellLanguage();
  const choose = (code: Language) => {
    void setLanguage(code);
    tellLanguage(code);
    onChosen();
  };
  return (
    <ul className="languages">
      {languageNames.map(({ code, name }) => (
        <li key={code}>
          <button
            type="button"
            className="languages__item"
            aria-current={code === language || undefined}
            onClick={() => choose(code)}
          >
            <span>
              <span lang={htmlLang(code)}>{name}</span>
              {languagesInTheMaking.has(code) && (
                <small className="languages__mark">
                  {t('language.partly', { fallback: languageName(code === 'bh' ? 'hi' : 'en') })}
                </small>
              )}
            </span>
            {code === language && <Icon name="check" size={20} />}
          </button>
        </li>
      ))}
    </ul>
  );
}
