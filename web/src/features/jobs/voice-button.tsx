// The microphone in the search: what is said fills the field and is searched for; while it listens it says who hears it.
import './voice-button.css';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { intlLocale } from '#locales/languages.ts';
import { useCompany } from '../../app/company.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { stopReading } from '../../reading/speech.ts';
import { Icon } from '../../ui/icon.tsx';
import { useToast } from '../../ui/toast.tsx';
import { listen } from './listening.ts';

export interface VoiceButtonProps {
  /** What is understood so far. */
  onWords: (words: string) => void;
  /** The whole sentence: to be searched for. */
  onHeard: (words: string) => void;
}

/** Nothing, where the operator has switched it off. */
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
  // What is done with the words may be another function by the time they are there.
  const latest = useRef({ onWords, onHeard });
  useEffect(() => {
    latest.current = { onWords, onHeard };
  });
  useEffect(() => () => stop.current(), []);
  const press = () => {
    if (listens) return stop.current();
    // The ear would hear the voice.
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
