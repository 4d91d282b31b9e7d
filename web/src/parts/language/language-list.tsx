// The eight languages as buttons in two columns.
import './language-menu.css';
import type { Language } from '#contracts/values.ts';
import { languageNames, pageMark } from '#locales/languages.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { useSyncLanguage } from '../../session/preferences.ts';

export function LanguageList({ onChosen }: { onChosen: () => void }) {
  const { language, setLanguage } = useLanguage();
  const syncLanguage = useSyncLanguage();
  const choose = (code: Language) => {
    void setLanguage(code);
    syncLanguage(code);
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
            <span lang={pageMark(code)}>{name}</span>
            {code === language && <Icon name="check" size={20} />}
          </button>
        </li>
      ))}
    </ul>
  );
}
