// Shows another language once its texts are there; where they do not come, the reader keeps the one they can read.
import type { i18n } from 'i18next';
import type { Language } from '#contracts/values.ts';
import { hydrateAll } from '../bootstrap/first-interaction.ts';

/** Who chooses twice means the second. */
let wanted: Language | null = null;

/** Whether it is shown. A choice after a failure asks anew. */
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
