// A textarea that can be filled by speaking. Without speech recognition it is an ordinary textarea.
import { type ComponentProps, Suspense, useRef, useState } from 'react';
import { TextArea } from '../../kit/form/field.tsx';
import { lazyExtra } from '../../kit/navigation/lazy-page.ts';
import { useCompany } from '../company/company.ts';
import type { AreaMicrophoneProps } from './area-microphone.tsx';
import { useSpeechRecognitionSupport } from './speech-recognition.ts';

const AreaMicrophone = lazyExtra<AreaMicrophoneProps>(() =>
  import('./area-microphone.tsx').then((part) => part.AreaMicrophone),
);

/** Takes the properties of `TextArea` except `ref`. Spoken words are appended and reported to `onChange`. */
export function SpokenArea(props: Omit<ComponentProps<typeof TextArea>, 'ref' | 'after'>) {
  const isSupported = useSpeechRecognitionSupport();
  const isOff = useCompany().off.includes('voice_search');
  const area = useRef<HTMLTextAreaElement>(null);
  const [news, setNews] = useState<HTMLElement | null>(null);
  const microphone = isSupported && !isOff && (
    <Suspense fallback={null}>
      <AreaMicrophone area={area} news={news} />
    </Suspense>
  );
  return (
    <div>
      <TextArea {...props} ref={area} after={microphone} />
      <div role="status" ref={setNews} />
    </div>
  );
}
