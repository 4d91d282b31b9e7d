// Speaker button that loads its code only if this browser has a voice for the language. Renders nothing on the server
// and without a voice.
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
