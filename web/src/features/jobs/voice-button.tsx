// The microphone button of the search: recognized speech fills the field and starts the search. A notice says which
// company processes the audio.
import './voice-button.css';
import { useEffect, useRef, useState } from 'react';
import { intlLocale } from '#locales/languages.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { useToast } from '../../kit/overlay/toast.tsx';
import { useCompany } from '../../parts/company/company.ts';
import { stopReading } from '../../parts/reading/speech.ts';
import { listen } from './listening.ts';

export interface VoiceButtonProps {
  /** Called with the text that is recognized so far. */
  onWords: (words: string) => void;
  /** Called with the complete recognized text at the end. The caller then starts the search. */
  onHeard: (words: string) => void;
}

/** The microphone button; renders nothing if the operator has disabled voice search. */
export function VoiceButton(props: VoiceButtonProps) {
  return useCompany().off.includes('voice_search') ? null : <Microphone {...props} />;
}

function Microphone(props: VoiceButtonProps) {
  const { t } = useTranslation('voice-search');
  const { listens, press } = useListening(props);
  return (
    <>
      <button
        type="button"
        className="voice"
        data-listens={listens || undefined}
        aria-label={t(listens ? 'stop' : 'go')}
        onClick={press}
      >
        <Icon name={listens ? 'stop' : 'mic'} size={20} />
      </button>
      <div className="voice__news" role="status" data-empty={!listens || undefined}>
        {listens && (
          <>
            <p className="voice__listens">{t('listening')}</p>
            <p className="soft small">{t('privacy')}</p>
          </>
        )}
      </div>
    </>
  );
}

function useListening({ onWords, onHeard }: VoiceButtonProps) {
  const { t } = useTranslation('voice-search');
  const { language } = useLanguage();
  const showToast = useToast();
  const [listens, setListens] = useState(false);
  const stop = useRef(() => {});
  // The callbacks may change before speech recognition ends, so a ref stores the latest callbacks.
  const latest = useRef({ onWords, onHeard });
  useEffect(() => {
    latest.current = { onWords, onHeard };
  });
  useEffect(() => () => stop.current(), []);
  const press = () => {
    if (listens) return stop.current();
    // Stop reading aloud, because the microphone would record that voice.
    stopReading();
    setListens(true);
    stop.current = listen({
      locale: intlLocale(language),
      onWords: (words) => latest.current.onWords(words),
      onEnd: (heard) => {
        setListens(false);
        if (heard && 'words' in heard) latest.current.onHeard(heard.words);
        if (heard && 'trouble' in heard) showToast({ text: t(heard.trouble), tone: 'problem' });
      },
    });
  };
  return { listens, press };
}
