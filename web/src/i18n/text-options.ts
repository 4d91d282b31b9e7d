// How texts are looked up, alike on the server and in the browser; and whose texts speak where a language has none.
import type { InitOptions } from 'i18next';
import { languageCodes } from '#contracts/languages.ts';
import type { Language } from '#contracts/values.ts';

/** The topics that every page shows. */
export const firstTopics = ['shell', 'problems'];

/** The language itself, and those that speak in its place topic by topic: for Bhojpuri Hindi, for all English. */
export function speakersOf(language: string): readonly string[] {
  if (language === 'en') return ['en'];
  return language === 'bh' ? ['bh', 'hi', 'en'] : [language, 'en'];
}

export const textOptions = (language: Language) =>
  ({
    lng: language,
    supportedLngs: [...languageCodes],
    // A topic that is missing is filled from another language when it is read: nobody loads two languages for one.
    fallbackLng: false,
    load: 'currentOnly',
    ns: firstTopics,
    defaultNS: 'shell',
    fallbackNS: false,
    returnNull: false,
    interpolation: { escapeValue: false },
  }) satisfies InitOptions;
