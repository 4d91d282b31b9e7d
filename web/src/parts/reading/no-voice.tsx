// Explains why this device cannot read aloud, and how to install a voice for the user's language.
import type { Language } from '#contracts/values.ts';
import { languageName } from '#locales/languages.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Sheet } from '../../kit/overlay/sheet.tsx';
import { useVoiceState } from './voices.ts';

type Device = 'android' | 'iphone' | 'computer';

function deviceOf(userAgent: string): Device {
  if (/android/i.test(userAgent)) return 'android';
  return /iphone|ipad/i.test(userAgent) ? 'iphone' : 'computer';
}

/**
 * Returns the name of the voice's language: Hindi for Bhojpuri, because a Hindi voice reads Bhojpuri; else the language
 * itself.
 */
export const voiceName = (language: Language) => languageName(language === 'bh' ? 'hi' : language);

export function NoVoice() {
  const { t } = useTranslation('read-aloud');
  const { language } = useLanguage();
  const name = voiceName(language);
  if (useVoiceState(language) === 'unsupported') return <p>{t('help.unsupported')}</p>;
  return (
    <>
      <p>{t('help.none', { language: name })}</p>
      <p>{t(`help.${deviceOf(navigator.userAgent)}`, { language: name })}</p>
    </>
  );
}

export function NoVoiceSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('read-aloud');
  return (
    <Sheet
      open
      title={t('help.title')}
      close={t('common:close')}
      onClose={onClose}
      foot={
        <Button variant="main" wide onClick={onClose}>
          {t('common:close')}
        </Button>
      }
    >
      <NoVoice />
    </Sheet>
  );
}

/** One line below the pressed button. Screen readers announce the line without moving the focus. */
export function NoVoiceLine({ onExplain }: { onExplain: () => void }) {
  const { t } = useTranslation('read-aloud');
  const { language } = useLanguage();
  const isUnsupported = useVoiceState(language) === 'unsupported';
  return (
    <p className="soft small" role="status">
      {isUnsupported ? t('help.unsupported') : t('help.none', { language: voiceName(language) })}{' '}
      {!isUnsupported && (
        <Button variant="link" size="small" onClick={onExplain}>
          {t('help.how')}
        </Button>
      )}
    </p>
  );
}
