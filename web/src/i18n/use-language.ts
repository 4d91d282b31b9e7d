// The language shown and how to change it, for components.
import { useTranslation } from 'react-i18next';
import { languageOf } from '#contracts/languages.ts';
import type { Language } from '#contracts/values.ts';
import { store } from '../http/browser-store.ts';
import { removeLanguageParam, setLanguageCookie } from './detect-language.ts';
import { showLanguage } from './show-language.ts';

export interface LanguageChoice {
  language: Language;
  setLanguage: (language: Language) => Promise<void>;
}

/** The reader's language; a change is remembered and shown once its texts are there. */
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
