// One consent: the receipt of the consent, and a button that withdraws or gives the consent.
import { useState } from 'react';
import { languageOf } from '#contracts/languages.ts';
import type { Consent } from '#contracts/privacy.ts';
import { languageName } from '#locales/languages.ts';
import { dayText } from '../../i18n/day-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { More } from '../../kit/layout/more.tsx';
import { ConsentDialog } from './consent-dialog.tsx';
import { FoundSwitch } from './found-switch.tsx';

function useReceipt(): (consent: Consent) => string {
  const { t } = useTranslation('settings');
  const { language } = useLanguage();
  return ({ given, given_at, withdrawn_at, version, language: of }) => {
    if (!given)
      return withdrawn_at ? t('privacy.withdrawn', { day: dayText(withdrawn_at, language) }) : t('privacy.not_given');
    const known = languageOf(of);
    const notice = known
      ? t('privacy.notice', { version, language: languageName(known) })
      : t('privacy.notice_plain', { version });
    const day = given_at && t('privacy.given', { day: dayText(given_at, language) });
    return [day, version && notice].filter(Boolean).join(' · ');
  };
}

export function ConsentPart({ consent }: { consent: Consent }) {
  const { t } = useTranslation('settings');
  const receipt = useReceipt();
  const [isAsking, setAsking] = useState(false);
  return (
    <section className="consent-part" aria-label={t(`privacy.${consent.purpose}`)}>
      <h3>{t(`privacy.${consent.purpose}`)}</h3>
      <p className="consent__receipt small" data-given={consent.given}>
        <Icon name={consent.given ? 'check-circle' : 'minus'} size={20} />
        {receipt(consent)}
      </p>
      <More title={t('common:more')}>
        <p>{t(`privacy.${consent.purpose}_text`)}</p>
      </More>
      {consent.purpose === 'identity' && (
        <>
          <Button onClick={() => setAsking(true)}>{t(consent.given ? 'privacy.withdraw' : 'privacy.give')}</Button>
          <ConsentDialog open={isAsking} given={consent.given} onClose={() => setAsking(false)} />
        </>
      )}
      {consent.purpose === 'being_found' && <FoundSwitch given={consent.given} />}
    </section>
  );
}
