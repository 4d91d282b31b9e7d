// The place of the microphone: empty on the server and in browsers that cannot listen.
import { type ComponentType, lazy, Suspense } from 'react';
import { useHasEar } from './listening.ts';
import type { VoiceButtonProps } from './voice-button.tsx';

const Nothing: ComponentType<VoiceButtonProps> = () => null;

// The search works without it: one that does not arrive is not asked for again.
const VoiceButton = lazy(() =>
  import('./voice-button.tsx').then(
    (part) => ({ default: part.VoiceButton }),
    () => ({ default: Nothing }),
  ),
);

export function VoiceSearch(props: VoiceButtonProps) {
  if (!useHasEar()) return null;
  return (
    <Suspense fallback={null}>
      <VoiceButton {...props} />
    </Suspense>
  );
}
