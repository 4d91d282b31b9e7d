// The sign-in page: phone number, then code. A new number continues to registration with its pass.
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CodeForm } from '../../session/code-form.tsx';
import { type SentCode, type Verified, verifyCode } from '../../session/codes.ts';
import { useStartSession } from '../../session/start-session.ts';
import { Notice } from '../../ui/notice.tsx';
import { PhoneForm } from './phone-form.tsx';
import { ProveAccount } from './prove-account.tsx';
import { SignInLayout } from './sign-in-layout.tsx';
import { useSignInStep } from './use-sign-in-step.ts';
import { saveVerifiedPhone } from './verified-phone.ts';

const steps = ['phone', 'code'] as const;

interface SignInProps {
  timedOut: boolean;
  initialPhone: string;
  next: string | null;
}

export function SignIn({ timedOut, initialPhone, next }: SignInProps) {
  const { t } = useTranslation('signin');
  const navigate = useNavigate();
  const begin = useStartSession();
  const { step, goTo, backTo } = useSignInStep(steps);
  const [typed, setTyped] = useState(initialPhone);
  const [sent, setSent] = useState<SentCode | null>(null);
  const [isStarting, setStarting] = useState(false);
  const [returning, setReturning] = useState<Verified | null>(null);

  const enter = (verified: Verified) => {
    if (!sent) return;
    if (verified.must_prove) {
      setReturning(verified);
      return;
    }
    if (verified.user_type !== null && !verified.is_new_user) {
      setStarting(true);
      void begin(verified.access_token, verified.user_type);
      return;
    }
    register(sent.phone, verified.access_token);
  };

  const register = (phone: string, pass: string) => {
    saveVerifiedPhone({ phone, pass });
    void navigate(paths.register(next ?? undefined), { replace: true });
  };

  if (returning?.must_prove && sent) {
    return (
      <ProveAccount
        pass={returning.access_token}
        how={returning.must_prove}
        onBack={() => {
          setReturning(null);
          backTo('phone');
        }}
        onProven={(token, user_type) => void begin(token, user_type)}
        onLeft={(pass) => register(sent.phone, pass)}
      />
    );
  }

  if (step === 'code' && sent) {
    return (
      <SignInLayout name="sign-in-code" title={t('code.title')} onBack={() => backTo('phone')}>
        <CodeForm
          sent={sent}
          for_registration={false}
          busy={isStarting}
          trade={(otp) => verifyCode({ phone: sent.phone, otp, for_registration: false })}
          onVerified={enter}
          onChangeNumber={() => backTo('phone')}
        />
        <Notice icon="shield-check">{t('safety.code')}</Notice>
      </SignInLayout>
    );
  }
  return (
    <SignInLayout name="sign-in" title={t('phone.title')} onBack={() => void navigate(paths.home)}>
      {timedOut && (
        <div className="sign-in__news">
          <Notice tone="info" icon="clock" role="status">
            {t('timeout')}
          </Notice>
        </div>
      )}
      <PhoneForm
        initial={typed}
        for_registration={false}
        next={next}
        onSent={(code, asTyped) => {
          setTyped(asTyped);
          setSent(code);
          goTo('code');
        }}
      />
      <Notice icon="shield-check">{t('safety.call')}</Notice>
    </SignInLayout>
  );
}
