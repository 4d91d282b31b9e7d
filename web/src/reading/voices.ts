// The voices of this browser: whether one speaks the reader's language, and which is best. They come late, or never.
import { useSyncExternalStore } from 'react';
import type { Language } from '#contracts/values.ts';

/** `unknown` on the server, and until the browser has told its voices. */
type VoiceState = 'unknown' | 'there' | 'none' | 'unsupported';

// Some phones call a language by three letters; Bhojpuri is read by a Hindi voice.
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

/** `hi_IN`, `hin-IND` and `hi-IN` alike. */
const partsOf = (voice: SpeechSynthesisVoice) => voice.lang.toLowerCase().split(/[-_]/);

/** One that is on the phone itself works without a network and tells nobody; then one of India. */
const rank = (voice: SpeechSynthesisVoice) =>
  (voice.localService ? 2 : 0) + (partsOf(voice).some((part) => INDIA.test(part)) ? 1 : 0);

/** The best of the voices for a language; null where none speaks it. */
export function bestVoice(voices: readonly SpeechSynthesisVoice[], language: Language): SpeechSynthesisVoice | null {
  const own = voices.filter((voice) => voiceCodes[language].includes(partsOf(voice)[0] ?? ''));
  return own.toSorted((one, other) => rank(other) - rank(one))[0] ?? null;
}

/** The voice that reads to this reader now. */
export const voiceFor = (language: Language) => bestVoice(speechSynthesis.getVoices(), language);

function stateOf(language: Language): VoiceState {
  // A name may be there with nothing behind it.
  if (!window.speechSynthesis) return 'unsupported';
  const voices = speechSynthesis.getVoices();
  if (voices.length === 0) return 'unknown';
  return bestVoice(voices, language) ? 'there' : 'none';
}

function subscribe(onChange: () => void): () => void {
  const speech: SpeechSynthesis | undefined = window.speechSynthesis;
  // An old Safari has voices but tells nothing of them.
  speech?.addEventListener?.('voiceschanged', onChange);
  return () => speech?.removeEventListener?.('voiceschanged', onChange);
}

/** Whether this browser can read to somebody in a language. */
export function useVoiceState(language: Language): VoiceState {
  return useSyncExternalStore(
    subscribe,
    () => stateOf(language),
    () => 'unknown',
  );
}
