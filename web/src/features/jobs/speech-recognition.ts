// Whether this browser can listen; what hears comes with the microphone.
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

/** What makes an ear; undefined where there is none. */
export const findSpeechRecognition = () => window.SpeechRecognition ?? window.webkitSpeechRecognition;

const never = () => () => {};

/** Whether there is one; not known on the server. */
export const useSpeechRecognitionSupport = () =>
  useSyncExternalStore(
    never,
    () => findSpeechRecognition() !== undefined,
    () => false,
  );
