// Speech input of one field: starts and stops the microphone, and shows why a recognition failed.
import { useEffect, useRef, useState } from 'react';
import { intlLocale } from '#locales/languages.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useToast } from '../../kit/overlay/toast.tsx';
import { stopReading } from '../reading/speech.ts';
import { recognize } from './recognize.ts';

interface SpeechInput {
  /** Called when the microphone is turned on. */
  onStart?: () => void;
  /** Called with the text that is recognized so far. */
  onWords: (words: string) => void;
  /** Called with the complete recognized text at the end. */
  onHeard: (words: string) => void;
}

export function useSpeechInput(input: SpeechInput) {
  const { t } = useTranslation('voice-search');
  const { language } = useLanguage();
  const showToast = useToast();
  const [listens, setListens] = useState(false);
  const stop = useRef(() => {});
  // The callbacks may change before speech recognition ends, so a ref stores the latest callbacks.
  const latest = useRef(input);
  useEffect(() => {
    latest.current = input;
  });
  useEffect(() => () => stop.current(), []);
  const press = () => {
    if (listens) return stop.current();
    // Stop reading aloud, because the microphone would record the voice that reads.
    stopReading();
    latest.current.onStart?.();
    setListens(true);
    stop.current = recognize({
      locale: intlLocale(language),
      onWords: (words) => latest.current.onWords(words),
      onEnd: (heard) => {
        setListens(false);
        if (heard && 'words' in heard) latest.current.onHeard(heard.words);
        if (heard && 'trouble' in heard) showToast({ text: t(heard.trouble), tone: 'problem' });
      },
    });
  };
  return { listens, press, stop: () => stop.current() };
}
