// Applies a language chosen in one tab to the other tabs of the same browser.
import type { i18n } from 'i18next';
import { languageOf } from '#contracts/languages.ts';
import { showLanguage } from './show-language.ts';

/** Listens to `storage` events until the page closes. */
export function syncTabs(texts: i18n): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    const language = key === 'language' ? languageOf(newValue) : null;
    if (language && language !== texts.language) void showLanguage(texts, language);
  });
}
