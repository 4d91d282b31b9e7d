// React hook for the shown language and for changing the language.

import { languageOf } from '#contracts/languages.ts';
import type { Language } from '#contracts/values.ts';
import { store } from '../kit/storage/browser-store.ts';
import { removeLanguageParam, setLanguageCookie } from './detect-language.ts';
import { showLanguage } from './show-language.ts';
import { useTranslation } from './use-translation.ts';

export interface LanguageChoice {
  language: Language;
  setLanguage: (language: Language) => Promise<void>;
}

/**
 * Returns the user's language and a setter. The setter loads the translations, shows the language and then stores the
 * choice.
 */
export function useLanguage(): LanguageChoice {
  const { i18n } = useTranslation();
  return {
    language: languageOf(i18n.language) ?? 'en',
    setLanguage: async (language) => {
      if (!(await showLanguage(i18n, language))) return;
      store('language', language);
      setLanguageCookie();
      removeLanguageParam();
    },
  };
}
