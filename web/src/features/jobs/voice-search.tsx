// The place of the microphone: empty on the server and in browsers that cannot listen.
import { Suspense } from 'react';
import { useCompany } from '../../app/company.ts';
import { lazyExtra } from '../../app/lazy-page.ts';
import { useHasEar } from './ear.ts';
import type { VoiceButtonProps } from './voice-button.tsx';

const VoiceButton = lazyExtra(() => import('./voice-button.tsx').then((part) => part.VoiceButton));

export function VoiceSearch(props: VoiceButtonProps) {
  const hears = useHasEar();
  const { voice_search } = useCompany();
  if (!hears || !voice_search) return null;
  return (
    <Suspense fallback={null}>
      <VoiceButton {...props} />
    </Suspense>
  );
}
