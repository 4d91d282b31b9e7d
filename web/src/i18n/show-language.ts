// Switches to another language when its translations have loaded. If the translations fail to load, the current
// language stays.
import type { i18n } from 'i18next';
import type { Language } from '#contracts/values.ts';
import { hydrateAll } from '../kit/startup/first-interaction.ts';

/**
 * The language that the user chose last. If the user chooses another language while the first one loads, the first
 * choice is dropped.
 */
let wanted: Language | null = null;

/**
 * Shows the language and returns true. Returns false if its translations fail to load or the user has chosen another
 * language since. The next call loads failed translations again.
 */
export async function showLanguage(texts: i18n, language: Language): Promise<boolean> {
  wanted = language;
  let came = true;
  const note = (failed: string) => {
    if (failed === language) came = false;
  };
  texts.on('failedLoading', note);
  await Promise.all([texts.reloadResources([language]), hydrateAll()]);
  texts.off('failedLoading', note);
  if (!came || wanted !== language) return false;
  await texts.changeLanguage(language);
  return true;
}
