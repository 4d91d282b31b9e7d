// The last part of a registration: the number and its code.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeForm } from '../../session/code-form.tsx';
import { type SentCode, verifyCode } from '../../session/codes.ts';
import { FailureNotice } from '../../session/failure-notice.tsx';
import { Notice } from '../../ui/notice.tsx';
import { DoorFrame } from './door-frame.tsx';
import { PhoneForm } from './phone-form.tsx';
import type { Registration } from './use-registration.ts';

interface PhoneCheckProps {
  registration: Registration;
  step: string;
}

export function PhoneCheck({ registration, step }: PhoneCheckProps) {
  const { t } = useTranslation('signin');
  const [typed, setTyped] = useState('');
  const [sent, setSent] = useState<SentCode | null>(null);
  const { failure, isBusy, register, begin, goTo } = registration;
  if (sent && !failure) {
    return (
      <DoorFrame title={t('code.title')} step={step} onBack={() => setSent(null)}>
        <CodeForm
          sent={sent}
          for_registration
          busy={isBusy}
          trade={(otp) => verifyCode({ phone: sent.phone, otp, for_registration: true })}
          onChangeNumber={() => setSent(null)}
          onVerified={({ access_token, user_type, is_new_user }) => {
            if (user_type !== null && !is_new_user) void begin(access_token, user_type);
            else void register({ phone: sent.phone, pass: access_token });
          }}
        />
        <Notice icon="shield-check">{t('safety.code')}</Notice>
      </DoorFrame>
    );
  }
  return (
    <DoorFrame title={t('register.verify_title')} step={step} onBack={() => goTo('place')}>
      <FailureNotice what="register" error={failure} />
      <PhoneForm
        initial={typed}
        for_registration
        onSent={(code, asTyped) => {
          goTo('phone');
          setTyped(asTyped);
          setSent(code);
        }}
      />
      <Notice icon="shield-check">{t('safety.call')}</Notice>
    </DoorFrame>
  );
}
