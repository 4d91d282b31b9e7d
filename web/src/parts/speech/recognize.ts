// Speech recognition of the browser: recognizes one spoken sentence, or reports why the recognition failed.
import { findSpeechRecognition } from './speech-recognition.ts';

/** Reasons for failed speech recognition: translation keys of the topic `voice-search`. */
export type RecognitionError = 'nothing' | 'not_allowed' | 'no_microphone' | 'no_network' | 'no_language' | 'failed';

const troubles: Record<string, RecognitionError> = {
  'no-speech': 'nothing',
  'not-allowed': 'not_allowed',
  'service-not-allowed': 'not_allowed',
  'audio-capture': 'no_microphone',
  network: 'no_network',
  'language-not-supported': 'no_language',
};

/** Returns the text that is recognized so far, without the full stop that some browsers add. */
const wordsOf = (results: SpeechRecognitionResultList) =>
  Array.from(results, (result) => result[0]?.transcript ?? '')
    .join('')
    .replace(/[.।]\s*$/, '')
    .trim();

interface ListenOptions {
  locale: string;
  /** Called with the text that is recognized so far, each time it changes. */
  onWords: (words: string) => void;
  /**
   * Called once: with the whole sentence, with the reason for the failure, or with null after the recognition was
   * stopped.
   */
  onEnd: (heard: { words: string } | { trouble: RecognitionError } | null) => void;
}

/** Recognizes one spoken sentence. Returns a function that stops the recognition. */
export function recognize({ locale, onWords, onEnd }: ListenOptions): () => void {
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
