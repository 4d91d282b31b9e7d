// Starts i18next: our languages, topics on demand, Bhojpuri falling back to Hindi and everything to English.
import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { languageCodes, languageOf } from '#contracts/values.ts';
import { setCurrentLanguage } from './current-language.ts';
import { detectLanguage } from './detect-language.ts';
import { loadTexts } from './load-texts.ts';

const backend: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (language, topic, done) => {
    loadTexts(language, topic).then(
      (texts) => done(null, texts),
      (error: Error) => done(error, false),
    );
  },
};

/** Resolves when the first topics are there in the reader's language. */
export async function startI18n(): Promise<void> {
  i18next.on('languageChanged', (code) => setCurrentLanguage(languageOf(code) ?? 'en'));
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: detectLanguage(),
      supportedLngs: [...languageCodes],
      fallbackLng: { bh: ['hi', 'en'], default: ['en'] },
      load: 'currentOnly',
      ns: ['shell', 'problems'],
      defaultNS: 'shell',
      fallbackNS: false,
      returnNull: false,
      interpolation: { escapeValue: false },
    });
}
