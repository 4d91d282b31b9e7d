// The place of a speaker button: empty on the server and where no voice speaks the language, so that it costs next to nothing.
import { Suspense } from 'react';
import { lazyExtra } from '../app/lazy-page.ts';
import { useLanguage } from '../i18n/use-language.ts';
import type { ReadAloudProps } from './read-aloud-controls.tsx';
import { useVoiceState } from './voices.ts';

const ReadAloudControl = lazyExtra(() => import('./read-aloud-controls.tsx').then((part) => part.ReadAloudControl));

/** The button that reads something aloud, once it is known that this browser can. */
export function ReadAloud(props: ReadAloudProps) {
  const { language } = useLanguage();
  if (useVoiceState(language) !== 'there') return null;
  return (
    <Suspense fallback={null}>
      <ReadAloudControl {...props} />
    </Suspense>
  );
}
