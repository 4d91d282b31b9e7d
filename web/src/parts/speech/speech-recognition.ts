// Detects whether this browser supports speech recognition. The code that recognizes speech loads with the microphone
// button.
import { useSyncExternalStore } from 'react';

export interface Recognition extends EventTarget {
  lang: string;
  interimResults: boolean;
  maxAlternatives: number;
  start: () => void;
  abort: () => void;
  onresult: ((event: { results: SpeechRecognitionResultList }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
}

declare global {
  interface Window {
    SpeechRecognition?: new () => Recognition;
    webkitSpeechRecognition?: new () => Recognition;
  }
}

/** Returns the constructor of the browser's speech recognition; undefined if the browser does not support it. */
export const findSpeechRecognition = () => window.SpeechRecognition ?? window.webkitSpeechRecognition;

const never = () => () => {};

/** Returns whether the browser supports speech recognition; false on the server. */
export const useSpeechRecognitionSupport = () =>
  useSyncExternalStore(
    never,
    () => findSpeechRecognition() !== undefined,
    () => false,
  );
