// A language chosen in one tab is spoken in the others of the same browser, too.
import type { i18n } from 'i18next';
import { languageOf } from '#contracts/languages.ts';
import { showLanguage } from './show-language.ts';

/** Listens for as long as the page lives. */
export function syncTabs(texts: i18n): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    const language = key === 'language' ? languageOf(newValue) : null;
    if (language && language !== texts.language) void showLanguage(texts, language);
  });
}
