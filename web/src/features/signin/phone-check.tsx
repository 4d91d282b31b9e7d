// The last part of registration: the phone number and its code.
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CodeForm } from '../../session/code-form.tsx';
import { type Verified, verifyCode } from '../../session/codes.ts';
import { FailureNotice } from '../../session/failure-notice.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PhoneForm } from './phone-form.tsx';
import { ProveAccount } from './prove-account.tsx';
import { SignInLayout } from './sign-in-layout.tsx';
import type { Registration } from './use-registration.ts';

interface PhoneCheckProps {
  registration: Registration;
  /** The line above the title, which names the step. */
  words: string;
  next: string | null;
}

export function PhoneCheck({ registration, words, next }: PhoneCheckProps) {
  const { t } = useTranslation('signin');
  const [typed, setTyped] = useState('');
  const [returning, setReturning] = useState<Verified | null>(null);
  const { step, sent, failure, isBusy, register, enter, codeSent, backTo } = registration;
  if (returning?.must_prove && sent) {
    return (
      <ProveAccount
        pass={returning.access_token}
        how={returning.must_prove}
        onBack={() => {
          setReturning(null);
          backTo('phone');
        }}
        onProven={enter}
        onLeft={(pass) => {
          setReturning(null);
          void register({ phone: sent.phone, pass });
        }}
      />
    );
  }
  if (step === 'code' && sent) {
    return (
      <SignInLayout name="code" title={t('code.title')} step={words} onBack={() => backTo('phone')}>
        <CodeForm
          sent={sent}
          for_registration
          busy={isBusy}
          trade={(otp) => verifyCode({ phone: sent.phone, otp, for_registration: true })}
          onChangeNumber={() => backTo('phone')}
          onVerified={(verified) => {
            const { access_token, user_type, is_new_user } = verified;
            if (verified.must_prove) setReturning(verified);
            else if (user_type !== null && !is_new_user) enter(access_token, user_type);
            else void register({ phone: sent.phone, pass: access_token });
          }}
        />
        <Notice icon="shield-check">{t('safety.code')}</Notice>
      </SignInLayout>
    );
  }
  return (
    <SignInLayout name="phone" title={t('register.verify_title')} step={words} onBack={() => backTo('place')}>
      <FailureNotice what="register" error={failure} />
      <PhoneForm
        initial={typed}
        for_registration
        next={next}
        onSent={(code, asTyped) => {
          setTyped(asTyped);
          codeSent(code);
        }}
      />
      <Notice icon="shield-check">{t('safety.call')}</Notice>
    </SignInLayout>
  );
}
