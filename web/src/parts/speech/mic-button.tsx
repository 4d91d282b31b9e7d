// The microphone button beside an input field, and the notice that is shown while the microphone is on. The first
// notice on a device also says which company processes the audio.
import './mic-button.css';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { readStored, store } from '../../kit/storage/browser-store.ts';

interface MicButtonProps {
  /** The name of the button while the microphone is off. */
  label: string;
  listens: boolean;
  onPress: () => void;
}

export function MicButton({ label, listens, onPress }: MicButtonProps) {
  const { t } = useTranslation('voice-search');
  return (
    <button
      type="button"
      className="voice"
      data-listens={listens || undefined}
      aria-label={listens ? t('stop') : label}
      onClick={onPress}
    >
      <Icon name={listens ? 'stop' : 'mic'} size={20} />
    </button>
  );
}

/** The notice while the microphone is on. `hint` says what to speak about. */
export function MicNotice({ hint }: { hint: string }) {
  const { t } = useTranslation('voice-search');
  // Read `voiceNotice` only at the first render: at a later render, the stored value would hide the privacy text while
  // the user still speaks.
  const [isFirst] = useState(() => {
    if (readStored('voiceNotice') !== null) return false;
    store('voiceNotice', 'shown');
    return true;
  });
  return (
    <>
      <p className="voice__listens">{hint}</p>
      {isFirst && <p className="soft small">{t('privacy')}</p>}
    </>
  );
}
