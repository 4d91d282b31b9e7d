// The ear of a browser that has one: hears one sentence, or says why it did not.
import { findSpeechRecognition } from './speech-recognition.ts';

/** Why nothing was heard: the keys of its sentences in the topic `voice-search`. */
export type RecognitionError = 'nothing' | 'not_allowed' | 'no_microphone' | 'no_network' | 'no_language' | 'failed';

const troubles: Record<string, RecognitionError> = {
  'no-speech': 'nothing',
  'not-allowed': 'not_allowed',
  'service-not-allowed': 'not_allowed',
  'audio-capture': 'no_microphone',
  network: 'no_network',
  'language-not-supported': 'no_language',
};

/** The words so far; some browsers end a search with a full stop. */
const wordsOf = (results: SpeechRecognitionResultList) =>
  Array.from(results, (result) => result[0]?.transcript ?? '')
    .join('')
    .replace(/[.।]\s*$/, '')
    .trim();

interface ListenOptions {
  locale: string;
  /** Each time more is understood, while the reader still speaks. */
  onWords: (words: string) => void;
  /** The whole of it, once; null where it was stopped. */
  onEnd: (heard: { words: string } | { trouble: RecognitionError } | null) => void;
}

/** Listens until one sentence is over; answers how to stop. */
export function listen({ locale, onWords, onEnd }: ListenOptions): () => void {
  const Recognition = findSpeechRecognition();
  if (!Recognition) return () => {};
  const recognition = new Recognition();
  let [words, ended] = ['', false];
  const end = (heard: Parameters<typeof onEnd>[0]) => {
    if (ended) return;
    ended = true;
    onEnd(heard);
  };
  recognition.lang = locale;
  recognition.interimResults = true;
  recognition.maxAlternatives = 1;
  recognition.onresult = ({ results }) => {
    words = wordsOf(results);
    if (words && !ended) onWords(words);
  };
  recognition.onerror = ({ error }) => end(error === 'aborted' ? null : { trouble: troubles[error] ?? 'failed' });
  recognition.onend = () => end(words ? { words } : { trouble: 'nothing' });
  try {
    recognition.start();
  } catch {
    end({ trouble: 'failed' });
  }
  return () => {
    end(null);
    recognition.abort();
  };
}
