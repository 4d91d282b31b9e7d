// Starts i18next in the browser: supported languages, topics on demand, and a fallback language for a topic that fails
// to load.
import i18next, { type BackendModule, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { languageOf } from '#contracts/languages.ts';
import type { Language } from '#contracts/values.ts';
import { setCurrentLanguage } from './current-language.ts';
import { detectLanguage, setLanguageCookie } from './detect-language.ts';
import { loadTexts } from './load-texts.ts';
import { syncTabs } from './sync-tabs.ts';
import { firstTopics, speakersOf, textOptions } from './text-options.ts';

type Texts = Record<string, unknown>;

async function firstOf([language, ...others]: readonly string[], topic: string): Promise<Texts> {
  if (language === undefined) return {};
  try {
    const texts = await loadTexts(language, topic);
    if (Object.keys(texts).length > 0 || others.length === 0) return texts;
  } catch (error) {
    if (others.length === 0) throw error;
  }
  return firstOf(others, topic);
}

const backend: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (language, topic, done) => {
    firstOf(speakersOf(language), topic).then(
      (texts) => done(null, texts),
      (error: Error) => done(error, false),
    );
  },
};

/** Starts i18next. Resolves when `firstTopics` and the page's `topics` have loaded in the given language. */
export async function startI18n(language: Language = detectLanguage(), topics: readonly string[] = []): Promise<i18n> {
  const ns = [...new Set([...firstTopics, ...topics])];
  i18next.on('languageChanged', (code) => {
    setCurrentLanguage(languageOf(code) ?? 'en');
  });
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({ ...textOptions(language), ns });
  // Retries until the translations have loaded, because a page that shows translation keys instead of text is useless.
  // The server-rendered HTML is visible until then.
  while (ns.some((topic) => !i18next.hasResourceBundle(language, topic))) await i18next.reloadResources([language], ns);
  setLanguageCookie();
  syncTabs(i18next);
  return i18next;
}
