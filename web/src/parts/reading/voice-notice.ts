// Remembers, for this visit (this tab), that the user has seen the explanation of a missing voice.
const STORAGE_KEY = 'voiceExplained';

/** False if the browser refuses session storage: the explanation then appears again. */
export function isVoiceExplained(): boolean {
  try {
    return sessionStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}

export function rememberVoiceExplained(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, '1');
  } catch {
    // `isVoiceExplained` states the effect.
  }
}
