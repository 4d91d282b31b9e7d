// The form field for prepared phrases, loaded when it is shown. Forms also work without this field.
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
