// The terms of use and the privacy notice (C.6).

import { CONSENT_VERSION } from '#contracts/signin.ts';
import { TERMS_VERSION } from '#contracts/site-until-set.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LinkButton } from '../../kit/control/button.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { Document } from './document.tsx';
import { Officer } from './grievance.tsx';

function PrivacySettings() {
  const { t } = useTranslation('privacy-notice');
  return (
    <LinkButton icon="lock" to={paths.privacy}>
      {t('settings')}
    </LinkButton>
  );
}

export function Terms() {
  return (
    <Document
      topic="terms"
      start="terms:"
      version={TERMS_VERSION}
      after={{ end: <PrivacySettings />, complaint: <Officer /> }}
    />
  );
}

export function PrivacyNotice() {
  return (
    <Document
      topic="privacy-notice"
      start="privacy-notice:"
      version={CONSENT_VERSION}
      after={{ rights: <PrivacySettings />, complain: <Officer /> }}
    />
  );
}
