// Reads items aloud, one item at a time and sentence by sentence. A reading ends at the end of the item, when the user
// stops the voice, or when the user leaves the page.
import { sentencesOf } from './sentences.ts';

interface Reading {
  /** The id of the button that started the reading. */
  owner: string;
  /**
   * The utterances of this reading. They are stored because some browsers garbage-collect an unreferenced utterance and
   * then never fire its `end` event.
   */
  utterances: readonly SpeechSynthesisUtterance[];
}

interface ReadOptions {
  owner: string;
  words: readonly string[];
  /** Called with the index of the text in `words` when a sentence of the text starts. */
  onPart?: (index: number) => void;
  voice: SpeechSynthesisVoice;
  onFailure: () => void;
}

/** The speech rate, slightly slower than the normal rate (1). */
const RATE = 0.95;

let reading: Reading | null = null;
const listeners = new Set<() => void>();

function become(next: Reading | null): void {
  reading = next;
  for (const listener of listeners) listener();
}

/** Calls the listener when a reading starts or stops. Returns the function that unsubscribes. */
export function onReading(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns whether the reading that this owner (a button) started is still running. */
export const isRead = (owner: string) => reading?.owner === owner;

/** Stops the current reading. If `owner` (a button) is given, stops only a reading that this button started. */
export function stopReading(owner?: string): void {
  if (!reading || (owner !== undefined && reading.owner !== owner)) return;
  become(null);
  speechSynthesis.cancel();
}

/** Stops the current reading and reads the given texts. */
export function read({ owner, words, voice, onPart, onFailure }: ReadOptions): void {
  speechSynthesis.cancel();
  // One utterance per sentence, because some browsers abort long utterances.
  const parts = words.flatMap((text, index) => sentencesOf(text).map((sentence) => ({ sentence, index })));
  const utterances = parts.map(({ sentence, index }) => {
    const utterance = new SpeechSynthesisUtterance(sentence);
    utterance.addEventListener('start', () => isRead(owner) && onPart?.(index));
    utterance.voice = voice;
    utterance.lang = voice.lang.replace('_', '-');
    utterance.rate = RATE;
    return utterance;
  });
  const own: Reading = { owner, utterances };
  const end = () => reading === own && become(null);
  for (const utterance of utterances)
    utterance.addEventListener('error', () => {
      // A stopped utterance reports an error too. Ignore this error: the stopped reading is no longer the current
      // reading.
      if (reading !== own) return;
      stopReading();
      onFailure();
    });
  utterances.at(-1)?.addEventListener('end', end);
  become(own);
  for (const utterance of utterances) speechSynthesis.speak(utterance);
}

const leave = () => stopReading();
if (!import.meta.env.SSR) {
  window.addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', () => document.hidden && leave());
}
