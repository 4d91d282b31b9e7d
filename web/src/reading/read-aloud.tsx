// The place of a speaker button: empty on the server and where no voice speaks the language, so that it costs next to nothing.
import { type ComponentType, lazy, Suspense } from 'react';
import { useLanguage } from '../i18n/use-language.ts';
import type { SpeakerProps } from './speakers.tsx';
import { useVoiceState } from './voices.ts';

const Nothing: ComponentType<SpeakerProps> = () => null;

// A page is whole without its speaker: one that does not arrive is not asked for again.
const Speaker = lazy(() =>
  import('./speakers.tsx').then(
    (part) => ({ default: part.Speaker }),
    () => ({ default: Nothing }),
  ),
);

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
