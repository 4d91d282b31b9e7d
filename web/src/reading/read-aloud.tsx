// Placeholder of a speaker button: empty on the server and without a voice of the language, so that the button's code
// loads only if needed.
import { Suspense } from 'react';
import { lazyExtra } from '../app/lazy-page.ts';
import { useLanguage } from '../i18n/use-language.ts';
import type { ReadAloudProps } from './read-aloud-controls.tsx';
import { useVoiceState } from './voices.ts';

const ReadAloudControl = lazyExtra(() => import('./read-aloud-controls.tsx').then((part) => part.ReadAloudControl));

/** Renders the speaker button once the browser is known to have a voice of the language. */
export function ReadAloud(props: ReadAloudProps) {
  const { language } = useLanguage();
  if (useVoiceState(language) !== 'there') return null;
  return (
    <Suspense fallback={null}>
      <ReadAloudControl {...props} />
    </Suspense>
  );
}
