// The form field for prepared phrases (sentences that exist in all languages). The field loads when it is shown; a form
// also works without it.
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
