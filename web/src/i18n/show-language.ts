// Switches to another language when its translations have loaded. If they fail to load, the current language stays.
import type { i18n } from 'i18next';
import type { Language } from '#contracts/values.ts';
import { hydrateAll } from '../kit/startup/first-interaction.ts';

/** The language that the user chose last. If the user chooses twice, the first choice is dropped. */
let wanted: Language | null = null;

/** Returns whether the language is now shown. A choice after a failure loads the translations again. */
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
