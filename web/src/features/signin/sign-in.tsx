// Sign-in: the number, then the code. A new number goes on to registration with its pass.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { useBeginSession } from '../../session/begin-session.ts';
import { CodeForm } from '../../session/code-form.tsx';
import { type SentCode, type Verified, verifyCode } from '../../session/codes.ts';
import { Notice } from '../../ui/notice.tsx';
import { DoorFrame } from './door-frame.tsx';
import { PhoneForm } from './phone-form.tsx';
import { useDoorStep } from './use-door-step.ts';
import { keepVerifiedPhone } from './verified-phone.ts';

const steps = ['phone', 'code'] as const;

interface SignInProps {
  timedOut: boolean;
  initialPhone: string;
  next: string | null;
}

export function SignIn({ timedOut, initialPhone, next }: SignInProps) {
  const { t } = useTranslation('signin');
  const navigate = useNavigate();
  const begin = useBeginSession();
  const { step, goTo, backTo } = useDoorStep(steps);
  const [typed, setTyped] = useState(initialPhone);
  const [sent, setSent] = useState<SentCode | null>(null);
  const [isBeginning, setBeginning] = useState(false);

  const enter = (verified: Verified) => {
    if (!sent) return;
    if (verified.user_type !== null && !verified.is_new_user) {
      setBeginning(true);
      void begin(verified.access_token, verified.user_type);
      return;
    }
    keepVerifiedPhone({ phone: sent.phone, pass: verified.access_token });
    void navigate(paths.register(next ?? undefined), { replace: true });
  };

  if (step === 'code' && sent) {
    return (
      <DoorFrame name="sign-in-code" title={t('code.title')} onBack={() => backTo('phone')}>
        <CodeForm
          sent={sent}
          for_registration={false}
          busy={isBeginning}
          trade={(otp) => verifyCode({ phone: sent.phone, otp, for_registration: false })}
          onVerified={enter}
          onChangeNumber={() => backTo('phone')}
        />
        <Notice icon="shield-check">{t('safety.code')}</Notice>
      </DoorFrame>
    );
  }
  return (
    <DoorFrame name="sign-in" title={t('phone.title')} onBack={() => void navigate(paths.home)}>
      {timedOut && (
        <div className="door__news">
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
    </DoorFrame>
  );
}
