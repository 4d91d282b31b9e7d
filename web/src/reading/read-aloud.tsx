// The place of a speaker button: empty on the server and where no voice speaks the language, so that it costs next to nothing.
import { Suspense } from 'react';
import { lazyExtra } from '../app/lazy-page.ts';
import { useLanguage } from '../i18n/use-language.ts';
import type { SpeakerProps } from './speakers.tsx';
import { useVoiceState } from './voices.ts';

const Speaker = lazyExtra(() => import('./speakers.tsx').then((part) => part.Speaker));

/** The button that reads something aloud, once it is known that this browser can. */
export function ReadAloud(props: SpeakerProps) {
  const { language } = useLanguage();
  if (useVoiceState(language) !== 'there') return null;
  return (
    <Suspense fallback={null}>
      <Speaker {...props} />
    </Suspense>
  );
}
