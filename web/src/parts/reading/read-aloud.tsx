// Placeholder of a speaker button. It is empty on the server and in a browser without a voice for the language, so that
// the code of the button loads only if needed.
import { Suspense } from 'react';
import { useLanguage } from '../../i18n/use-language.ts';
import { lazyExtra } from '../../kit/navigation/lazy-page.ts';
import type { ReadAloudProps } from './read-aloud-controls.tsx';
import { useVoiceState } from './voices.ts';

const ReadAloudControl = lazyExtra(() => import('./read-aloud-controls.tsx').then((part) => part.ReadAloudControl));

export function ReadAloud(props: ReadAloudProps) {
  const { language } = useLanguage();
  if (useVoiceState(language) !== 'there') return null;
  return (
    <Suspense fallback={null}>
      <ReadAloudControl {...props} />
    </Suspense>
  );
}
