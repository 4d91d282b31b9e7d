// The field for ready sentences, loaded when it is shown. A form works without it.
import { Suspense } from 'react';
import { lazyExtra } from '../../kit/navigation/lazy-page.ts';
import type { PhraseFieldProps } from './phrase-field.tsx';

const PhraseField = lazyExtra<PhraseFieldProps>(() => import('./phrase-field.tsx').then((part) => part.PhraseField));

export function LaterPhraseField(props: PhraseFieldProps) {
  return (
    <Suspense fallback={null}>
      <PhraseField {...props} />
    </Suspense>
  );
}
