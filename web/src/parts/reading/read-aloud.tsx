// The button that reads content aloud. The code of the button loads in the browser. The small variants of the button
// appear, and load their code, only if the browser has a voice for the user's language.
import { Suspense, useSyncExternalStore } from 'react';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { lazyExtra } from '../../kit/navigation/lazy-page.ts';
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

const never = () => () => {};

function BigReadAloud(props: ReadAloudProps) {
  const { t } = useTranslation();
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  // A placeholder of the same size as the real button, so that the content does not move when the code has loaded.
  const waiting = (
    <Button wide icon="speaker">
      {t('common:listen')}
    </Button>
  );
  if (!isBrowser) return waiting;
  return (
    <Suspense fallback={waiting}>
      <ReadAloudControl {...props} />
    </Suspense>
  );
}
