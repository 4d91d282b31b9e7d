// The last part of registration: the phone number, and the code that was sent to it.
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Notice } from '../../kit/control/notice.tsx';
import type { Verified } from '../../session/codes.ts';
import { FailureNotice } from '../../session/failure-notice.tsx';
import { CodePage } from './code-page.tsx';
import { PhoneForm } from './phone-form.tsx';
import { ProveAccount } from './prove-account.tsx';
import { SignInLayout } from './sign-in-layout.tsx';
import type { Registration } from './use-registration.ts';

interface PhoneCheckProps {
  registration: Registration;
  /** The line above the title, such as “Step 4 of 4”. */
  words: string;
  next: string | null;
}

export function PhoneCheck({ registration, words, next }: PhoneCheckProps) {
  const [typed, setTyped] = useState('');
  const [returning, setReturning] = useState<Verified | null>(null);
  const { step, sent, isBusy, register, enter, backTo } = registration;
  const toPhone = () => {
    setReturning(null);
    backTo('phone');
  };
  if (returning?.must_prove && sent) {
    return (
      <ProveAccount
        pass={returning.access_token}
        how={returning.must_prove}
        onBack={toPhone}
        onProven={enter}
        onLeft={(pass) => {
          setReturning(null);
          void register({ phone: sent.phone, pass });
        }}
      />
    );
  }
  if (step === 'code' && sent) {
    const enterWith = (verified: Verified) => {
      const { access_token, user_type, is_new_user } = verified;
      if (verified.must_prove) setReturning(verified);
      else if (user_type !== null && !is_new_user) enter(access_token, user_type);
      else void register({ phone: sent.phone, pass: access_token });
    };
    return (
      <CodePage
        name="code"
        sent={sent}
        for_registration
        busy={isBusy}
        words={words}
        onVerified={enterWith}
        onBack={toPhone}
      />
    );
  }
  return <PhonePage registration={registration} words={words} next={next} typed={typed} onTyped={setTyped} />;
}

interface PhonePageProps extends PhoneCheckProps {
  typed: string;
  onTyped: (typed: string) => void;
}

function PhonePage({ registration, words, next, typed, onTyped }: PhonePageProps) {
  const { t } = useTranslation('signin');
  const { failure, codeSent, backTo } = registration;
  return (
    <SignInLayout name="phone" title={t('register.verify_title')} step={words} onBack={() => backTo('place')}>
      <FailureNotice what="register" error={failure} />
      <PhoneForm
        initial={typed}
        for_registration
        next={next}
        onSent={(code, asTyped) => {
          onTyped(asTyped);
          codeSent(code);
        }}
      />
      <Notice icon="shield-check">{t('safety.call')}</Notice>
    </SignInLayout>
  );
}
