// Speaker button: a press starts reading aloud, and another press or leaving the page stops it.
import './read-aloud-button.css';
import { useEffect, useId, useSyncExternalStore } from 'react';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { useToast } from '../../kit/overlay/toast.tsx';
import { isRead, onReading, read, stopReading } from './speech.ts';
import { voiceFor } from './voices.ts';

/** The look of the button. `corner`: an icon over the corner of the card. `word`: an icon with a label. */
export type ReadAloudLooks = 'corner' | 'word';

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
  const press = usePress(owner, words, onPart);
  useEffect(() => () => stopReading(owner), [owner]);
  return (
    <button
      type="button"
      className="read-aloud-button"
      data-looks={looks}
      data-reads={reads || undefined}
      aria-label={t(reads ? 'stop_reading' : 'listen_to', { title })}
      onClick={press}
    >
      <Icon name={reads ? 'stop' : 'speaker'} size={20} />
      {looks === 'word' && <span>{t(reads ? 'stop' : 'listen')}</span>}
    </button>
  );
}

function usePress(owner: string, words: () => readonly string[], onPart: ReadAloudButtonProps['onPart']) {
  const { t } = useTranslation('read-aloud');
  const { language } = useLanguage();
  const showToast = useToast();
  return () => {
    if (isRead(owner)) return stopReading(owner);
    const onFailure = () => showToast({ text: t('failed'), tone: 'problem' });
    const voice = voiceFor(language);
    if (voice) read({ owner, words: words(), voice, ...(onPart && { onPart }), onFailure });
    else onFailure();
  };
}
