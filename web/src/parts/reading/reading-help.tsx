// Help on reading aloud: what it does on this device, or why there is no speaker button and how to install a voice.
import { useEffect, useId, useState } from 'react';
import type { Language } from '#contracts/values.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { PagePart } from '../../kit/layout/narrow-page.tsx';
import { NoVoice, voiceName } from './no-voice.tsx';
import { read } from './speech.ts';
import { useVoiceState, voiceFor } from './voices.ts';

/** Maximum wait for the voices to load, in milliseconds. */
const PATIENCE_MS = 2_000;

function useWaited(): boolean {
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return waited;
}

export function ReadingHelp() {
  const { t } = useTranslation('read-aloud');
  const { language } = useLanguage();
  const state = useVoiceState(language);
  const waited = useWaited();
  if (state === 'unknown' && !waited) return null;
  return (
    <PagePart title={t('help.title')}>
      {state === 'there' && <Works language={language} />}
      {state !== 'there' && <NoVoice />}
    </PagePart>
  );
}

function Works({ language }: { language: Language }) {
  const { t } = useTranslation('read-aloud');
  const owner = useId();
  const voice = voiceFor(language);
  const playSample = () => voice && read({ owner, words: [t('help.sample')], voice, onFailure: () => {} });
  return (
    <div className="stack">
      <p>{t('help.works', { language: voiceName(language) })}</p>
      {voice && !voice.localService && <p className="soft">{t('help.online')}</p>}
      <div>
        <Button onClick={playSample}>{t('help.try')}</Button>
      </div>
    </div>
  );
}
