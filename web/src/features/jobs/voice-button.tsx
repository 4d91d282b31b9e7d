// The microphone button of the search: recognized speech fills the field and starts the search.
import { useTranslation } from '../../i18n/use-translation.ts';
import { useCompany } from '../../parts/company/company.ts';
import { MicButton, MicNotice } from '../../parts/speech/mic-button.tsx';
import { useSpeechInput } from '../../parts/speech/use-speech-input.ts';

export interface VoiceButtonProps {
  /** Called with the text that is recognized so far. */
  onWords: (words: string) => void;
  /** Called with the complete recognized text at the end. The caller then starts the search. */
  onHeard: (words: string) => void;
}

/** The microphone button; renders nothing if the operator has disabled speech input. */
export function VoiceButton(props: VoiceButtonProps) {
  return useCompany().off.includes('voice_search') ? null : <Microphone {...props} />;
}

function Microphone(props: VoiceButtonProps) {
  const { t } = useTranslation('voice-search');
  const { listens, press } = useSpeechInput(props);
  return (
    <>
      <MicButton label={t('go')} listens={listens} onPress={press} />
      <div className="voice__news" role="status" data-empty={!listens || undefined}>
        {listens && <MicNotice hint={t('listening')} />}
      </div>
    </>
  );
}
