// What is being read now: one thing at a time, sentence by sentence, until the end, a press, or the reader's leaving.
import { sentencesOf } from './sentences.ts';

interface Reading {
  /** Whose button began it. */
  owner: string;
  /** Kept here: a browser may forget an utterance that nobody holds, and never tell its end. */
  utterances: readonly SpeechSynthesisUtterance[];
}

interface ReadOptions {
  owner: string;
  words: readonly string[];
  voice: SpeechSynthesisVoice;
  onFailure: () => void;
}

/** A little slower than people talk. */
const RATE = 0.95;

let reading: Reading | null = null;
const listeners = new Set<() => void>();

function become(next: Reading | null): void {
  reading = next;
  for (const listener of listeners) listener();
}

/** Told whenever something else is read, or nothing any more. */
export function onReading(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether this owner's words are being read. */
export const isRead = (owner: string) => reading?.owner === owner;

/** Silence; with an owner, only where it is theirs. */
export function stopReading(owner?: string): void {
  if (!reading || (owner !== undefined && reading.owner !== owner)) return;
  become(null);
  speechSynthesis.cancel();
}

/** Reads the words, in the place of whatever was being read. */
export function read({ owner, words, voice, onFailure }: ReadOptions): void {
  speechSynthesis.cancel();
  // Long texts break off in some browsers; sentences do not.
  const utterances = words.flatMap(sentencesOf).map((sentence) => {
    const utterance = new SpeechSynthesisUtterance(sentence);
    utterance.voice = voice;
    utterance.lang = voice.lang.replace('_', '-');
    utterance.rate = RATE;
    return utterance;
  });
  const own: Reading = { owner, utterances };
  const end = () => reading === own && become(null);
  for (const utterance of utterances)
    utterance.addEventListener('error', () => {
      // One that was stopped fails too, but then it is no longer the one that is read.
      if (reading !== own) return;
      stopReading();
      onFailure();
    });
  utterances.at(-1)?.addEventListener('end', end);
  become(own);
  for (const utterance of utterances) speechSynthesis.speak(utterance);
}

const leave = () => stopReading();
window.addEventListener('pagehide', leave);
document.addEventListener('visibilitychange', () => document.hidden && leave());
