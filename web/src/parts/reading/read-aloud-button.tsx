// Speaker button: a press starts reading aloud, and another press or leaving the page stops it. Without a voice, the first
// press of a visit explains how to get one; later presses only link to the explanation.
import './read-aloud-button.css';
import { use, useEffect, useEffectEvent, useId, useState, useSyncExternalStore } from 'react';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { useToast } from '../../kit/overlay/toast.tsx';
import { EarlyPress } from './early-press.ts';
import { NoVoiceLine, NoVoiceSheet } from './no-voice.tsx';
import { isRead, onReading, read, stopReading } from './speech.ts';
import { isVoiceExplained, rememberVoiceExplained } from './voice-notice.ts';
import { voiceFor } from './voices.ts';

/**
 * The look of the button. `corner`: an icon over the corner of the card. `word`: an icon with a label. `big`: a large
 * button, which also appears on a device without a voice and then explains how to install one.
 */
export type ReadAloudLooks = 'corner' | 'word' | 'big';

interface ReadAloudButtonProps {
  /** The title of the content that is read aloud, for screen readers. */
  title: string;
  looks: ReadAloudLooks;
  words: () => readonly string[];
  /** Called with the index of the text in `words` when the voice reaches the text. */
  onPart?: ((index: number) => void) | undefined;
}

export function ReadAloudButton({ title, looks, words, onPart }: ReadAloudButtonProps) {
  const { t } = useTranslation('read-aloud');
  const owner = useId();
  const reads = useSyncExternalStore(onReading, () => isRead(owner));
  const { notice, explain, point } = useVoiceNotice();
  const press = usePress({ owner, words, onPart, onNoVoice: () => (isVoiceExplained() ? point() : explain()) });
  useEffect(() => () => stopReading(owner), [owner]);
  const wasPressed = use(EarlyPress);
  const pressForUser = useEffectEvent(press);
  useEffect(() => {
    if (wasPressed) pressForUser();
  }, [wasPressed]);
  const label = t(reads ? 'stop_reading' : 'listen_to', { title });
  return (
    <>
      {looks === 'big' ? (
        <Button wide icon={reads ? 'stop' : 'speaker'} aria-label={label} onClick={press}>
          {t(reads ? 'stop' : 'common:listen')}
        </Button>
      ) : (
        <button
          type="button"
          className="read-aloud-button"
          data-looks={looks}
          data-reads={reads || undefined}
          aria-label={label}
          onClick={press}
        >
          <Icon name={reads ? 'stop' : 'speaker'} size={20} />
          {looks === 'word' && <span>{t(reads ? 'stop' : 'common:listen')}</span>}
        </button>
      )}
      {notice === 'line' && <NoVoiceLine onExplain={explain} />}
      {notice === 'sheet' && <NoVoiceSheet onClose={point} />}
    </>
  );
}

/** Returns which notice on a missing voice is visible: the explanation as a sheet, or one line that opens it. */
function useVoiceNotice() {
  const [notice, setNotice] = useState<'none' | 'line' | 'sheet'>('none');
  const explain = () => {
    rememberVoiceExplained();
    setNotice('sheet');
  };
  return { notice, explain, point: () => setNotice('line') };
}

interface Press extends Pick<ReadAloudButtonProps, 'words' | 'onPart'> {
  owner: string;
  onNoVoice: () => void;
}

function usePress({ owner, words, onPart, onNoVoice }: Press) {
  const { t } = useTranslation('read-aloud');
  const { language } = useLanguage();
  const showToast = useToast();
  return () => {
    if (isRead(owner)) return stopReading(owner);
    const onFailure = () => showToast({ text: t('failed'), tone: 'problem' });
    const voice = window.speechSynthesis && voiceFor(language);
    if (voice) read({ owner, words: words(), voice, ...(onPart && { onPart }), onFailure });
    else onNoVoice();
  };
}
