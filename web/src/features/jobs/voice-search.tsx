// Renders the microphone button; renders nothing on the server and in browsers without speech recognition.
import { Suspense } from 'react';
import { lazyExtra } from '../../kit/navigation/lazy-page.ts';
import { useSpeechRecognitionSupport } from '../../parts/speech/speech-recognition.ts';
import type { VoiceButtonProps } from './voice-button.tsx';

const VoiceButton = lazyExtra(() => import('./voice-button.tsx').then((part) => part.VoiceButton));

export function VoiceSearch(props: VoiceButtonProps) {
  if (!useSpeechRecognitionSupport()) return null;
  return (
    <Suspense fallback={null}>
      <VoiceButton {...props} />
    </Suspense>
  );
}
