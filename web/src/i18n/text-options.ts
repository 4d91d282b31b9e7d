// i18next options that server and browser share, and the fallback languages.
import type { InitOptions } from 'i18next';
import { languageCodes } from '#contracts/languages.ts';
import type { Language } from '#contracts/values.ts';

/** The translation topics (i18next namespaces) that every page needs. */
export const firstTopics = ['shell', 'common', 'problems'];

/** Returns the language and its fallback languages in order: Hindi for Bhojpuri, and English for all languages. */
export function speakersOf(language: string): readonly string[] {
  if (language === 'en') return ['en'];
  return language === 'bh' ? ['bh', 'hi', 'en'] : [language, 'en'];
}

export const textOptions = (language: Language) =>
  ({
    lng: language,
    supportedLngs: [...languageCodes],
    // Prevents i18next from loading fallback languages in advance. The backend loads a fallback language only if a
    // topic fails to load.
    fallbackLng: false,
    load: 'currentOnly',
    ns: firstTopics,
    defaultNS: 'shell',
    fallbackNS: false,
    returnNull: false,
    interpolation: { escapeValue: false },
  }) satisfies InitOptions;
