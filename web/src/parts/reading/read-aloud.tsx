// The button that reads content aloud. The code of the button loads in the browser. The small variants of the button
// appear, and load their code, only if the browser has a voice for the user's language.
import { Suspense, useEffect, useState } from 'react';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { lazyExtra } from '../../kit/navigation/lazy-page.ts';
import { EarlyPress } from './early-press.ts';
import type { ReadAloudProps } from './read-aloud-controls.tsx';
import { useVoiceState } from './voices.ts';

const ReadAloudControl = lazyExtra(() => import('./read-aloud-controls.tsx').then((part) => part.ReadAloudControl));

/** The variant `big` also appears without a voice: a press then explains which voice to install. */
export function ReadAloud(props: ReadAloudProps) {
  if (props.looks === 'big') return <BigReadAloud {...props} />;
  return <SmallReadAloud {...props} />;
}

function SmallReadAloud(props: ReadAloudProps) {
  const { language } = useLanguage();
  if (useVoiceState(language) !== 'there') return null;
  return (
    <Suspense fallback={null}>
      <ReadAloudControl {...props} />
    </Suspense>
  );
}

/** Loads the code of the button after the first render. Returns true when the code has loaded. */
function useLoadedControl(): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    ReadAloudControl.preload().then(
      () => isCurrent && setLoaded(true),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return isLoaded;
}

function BigReadAloud(props: ReadAloudProps) {
  const { t } = useTranslation();
  const isLoaded = useLoadedControl();
  const [isPressed, setPressed] = useState(false);
  // A placeholder of the same size as the real button, so that the content does not move when the code has loaded. It
  // stays the same element until then, so that a press during the start of the app is not lost.
  const waiting = (
    <Button wide icon="speaker" onClick={() => setPressed(true)}>
      {t('common:listen')}
    </Button>
  );
  if (!isLoaded) return waiting;
  // The control waits for its translations.
  return (
    <Suspense fallback={waiting}>
      <EarlyPress value={isPressed}>
        <ReadAloudControl {...props} />
      </EarlyPress>
    </Suspense>
  );
}
