// The pages of the registration for the phone number and for the code that was sent to the number. Workers verify the
// number after filling in the form, employers before.
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { formatPhone, type Verified } from '../../session/codes.ts';
import { FailureNotice } from '../../session/failure-notice.tsx';
import { CodePage } from './code-page.tsx';
import { PhoneForm } from './phone-form.tsx';
import { ProveAccount } from './prove-account.tsx';
import { SignInLayout } from './sign-in-layout.tsx';
import type { Registration } from './use-registration.ts';
import { verifiedPhone } from './verified-phone.ts';

interface PhoneCheckProps {
  registration: Registration;
  /** The line above the title, such as “Step 4 of 4”. */
  words: string;
  next: string | null;
}

export function PhoneCheck({ registration, words, next }: PhoneCheckProps) {
  const [typed, setTyped] = useState('');
  const [returning, setReturning] = useState<Verified | null>(null);
  const { step, sent, isBusy, phoneVerified, enter, backTo } = registration;
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
          phoneVerified({ phone: sent.phone, pass });
        }}
      />
    );
  }
  if (step === 'code' && sent) {
    const enterWith = (verified: Verified) => {
      const { access_token, user_type, is_new_user } = verified;
      if (verified.must_prove) setReturning(verified);
      else if (user_type !== null && !is_new_user) enter(access_token, user_type);
      else phoneVerified({ phone: sent.phone, pass: access_token });
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
  const { user_type, failure, codeSent, backTo, toForm } = registration;
  const verified = user_type === 'employer' ? verifiedPhone() : null;
  const before = user_type === 'employer' ? 'who' : 'place';
  return (
    <SignInLayout name="phone" title={t('register.verify_title')} step={words} onBack={() => backTo(before)}>
      <FailureNotice what="register" error={failure} />
      {verified && (
        // If an employer goes back from the form, the number is still verified. The employer can continue without
        // another code.
        <Notice icon="check-circle">
          <p>{t('register.verified', { phone: formatPhone(verified.phone) })}</p>
          <Button onClick={toForm}>{t('register.go_on')}</Button>
        </Notice>
      )}
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
