// The speech voices of this browser: whether a voice speaks the user's language, and which voice is best. Some browsers
// load their voices late or never.
import { useSyncExternalStore } from 'react';
import type { Language } from '#contracts/values.ts';

/**
 * Whether this browser has a voice for a language. `unknown`: not known yet, because the browser has not loaded its
 * voices, or because the page is rendered on the server. `unsupported`: the browser has no speech output.
 */
type VoiceState = 'unknown' | 'there' | 'none' | 'unsupported';

// The codes by which voices name each language. Some phones use three-letter codes. A Hindi voice reads Bhojpuri.
const voiceCodes: Record<Language, readonly string[]> = {
  en: ['en', 'eng'],
  hi: ['hi', 'hin'],
  ta: ['ta', 'tam'],
  te: ['te', 'tel'],
  mr: ['mr', 'mar'],
  bn: ['bn', 'ben'],
  ml: ['ml', 'mal'],
  bh: ['hi', 'hin'],
};

const INDIA = /^(in|ind)$/;

/** Splits a voice's language code, such as `hi_IN`, `hin-IND` or `hi-IN`, into language and country. */
const partsOf = (voice: SpeechSynthesisVoice) => voice.lang.toLowerCase().split(/[-_]/);

/** Ranks a voice: local voices first, because they work offline and send nothing to a provider, then Indian voices. */
const rank = (voice: SpeechSynthesisVoice) =>
  (voice.localService ? 2 : 0) + (partsOf(voice).some((part) => INDIA.test(part)) ? 1 : 0);

/** Returns the best of the given voices for a language; null if no voice speaks the language. */
export function bestVoice(voices: readonly SpeechSynthesisVoice[], language: Language): SpeechSynthesisVoice | null {
  const own = voices.filter((voice) => voiceCodes[language].includes(partsOf(voice)[0] ?? ''));
  return own.toSorted((one, other) => rank(other) - rank(one))[0] ?? null;
}

/** Returns the best voice of this browser for a language; null if no voice speaks the language. */
export const voiceFor = (language: Language) => bestVoice(speechSynthesis.getVoices(), language);

function stateOf(language: Language): VoiceState {
  // Checks the value and not only the name: in some browsers the property exists but is undefined.
  if (!window.speechSynthesis) return 'unsupported';
  const voices = speechSynthesis.getVoices();
  if (voices.length === 0) return 'unknown';
  return bestVoice(voices, language) ? 'there' : 'none';
}

function subscribe(onChange: () => void): () => void {
  const speech: SpeechSynthesis | undefined = window.speechSynthesis;
  // Old versions of Safari have voices but no `voiceschanged` event, so `addEventListener` may be missing.
  speech?.addEventListener?.('voiceschanged', onChange);
  return () => speech?.removeEventListener?.('voiceschanged', onChange);
}

/** Returns the state of this browser's voices for a language. */
export function useVoiceState(language: Language): VoiceState {
  return useSyncExternalStore(
    subscribe,
    () => stateOf(language),
    () => 'unknown',
  );
}
