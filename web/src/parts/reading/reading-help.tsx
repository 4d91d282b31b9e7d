// Help on reading aloud: what it does on this device, or why there is no speaker button and how to install a voice.
import { useEffect, useId, useState } from 'react';
import type { Language } from '#contracts/values.ts';
import { languageName } from '#locales/languages.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { PagePart } from '../../kit/layout/narrow-page.tsx';
import { read } from './speech.ts';
import { useVoiceState, voiceFor } from './voices.ts';

/** Maximum wait for the voices to load, in milliseconds. */
const PATIENCE_MS = 2_000;

type Device = 'android' | 'iphone' | 'computer';

function deviceOf(userAgent: string): Device {
  if (/android/i.test(userAgent)) return 'android';
  return /iphone|ipad/i.test(userAgent) ? 'iphone' : 'computer';
}

/**
 * Returns the name of the voice's language: Hindi for Bhojpuri, because a Hindi voice reads Bhojpuri; else the language
 * itself.
 */
const voiceName = (language: Language) => languageName(language === 'bh' ? 'hi' : language);

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
      {state === 'unsupported' && <p>{t('help.unsupported')}</p>}
      {(state === 'none' || state === 'unknown') && <NoVoice language={language} />}
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

function NoVoice({ language }: { language: Language }) {
  const { t } = useTranslation('read-aloud');
  const name = voiceName(language);
  return (
    <>
      <p>{t('help.none', { language: name })}</p>
      <p>{t(`help.${deviceOf(navigator.userAgent)}`, { language: name })}</p>
    </>
  );
}
