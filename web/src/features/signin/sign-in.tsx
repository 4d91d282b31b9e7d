// The sign-in page: phone number, then code. A phone number without an account continues to the registration.
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { UserType } from '#contracts/reference.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Notice } from '../../kit/control/notice.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import type { SentCode, Verified } from '../../session/codes.ts';
import { useStartSession } from '../../session/start-session.ts';
import { CodePage } from './code-page.tsx';
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
  /** The user type of a new account; undefined if the visitor chooses it. */
  registersAs?: UserType | undefined;
  /** Shown above the form of the phone number. */
  head?: ReactNode;
  /**
   * Called just before the session starts. The page can then distinguish a user who signs in on this page from a user
   * who was already signed in.
   */
  onEntering?: () => void;
}

/** Returns a function that opens the registration if the verified phone number has no account. */
function useRegister({ next, registersAs }: Pick<SignInProps, 'next' | 'registersAs'>) {
  const navigate = useNavigate();
  return (phone: string, pass: string) => {
    saveVerifiedPhone({ phone, pass });
    void navigate(paths.register(next ?? undefined, registersAs), { replace: true });
  };
}

export function SignIn(props: SignInProps) {
  const { initialPhone, onEntering } = props;
  const startSession = useStartSession();
  const register = useRegister(props);
  const { step, goTo, backTo } = useSignInStep(steps);
  const [typed, setTyped] = useState(initialPhone);
  const [sent, setSent] = useState<SentCode | null>(null);
  const [isStarting, setStarting] = useState(false);
  const [returning, setReturning] = useState<Verified | null>(null);
  const begin = (token: string, user_type: UserType) => {
    onEntering?.();
    void startSession(token, user_type);
  };
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
        onProven={begin}
        onLeft={(pass) => register(sent.phone, pass)}
      />
    );
  }
  if (step === 'code' && sent) {
    const enterWith = (verified: Verified) => {
      const { access_token, user_type, is_new_user } = verified;
      if (verified.must_prove) return setReturning(verified);
      if (user_type === null || is_new_user) return register(sent.phone, access_token);
      setStarting(true);
      begin(access_token, user_type);
    };
    return (
      <CodePage
        name="sign-in-code"
        sent={sent}
        for_registration={false}
        busy={isStarting}
        onVerified={enterWith}
        onBack={toPhone}
      />
    );
  }
  const showCode = (code: SentCode, asTyped: string) => {
    setTyped(asTyped);
    setSent(code);
    goTo('code');
  };
  return <PhonePage {...props} initialPhone={typed} onSent={showCode} />;
}

function PhonePage({
  timedOut,
  initialPhone,
  next,
  head,
  onSent,
}: SignInProps & { onSent: (sent: SentCode, typed: string) => void }) {
  const { t } = useTranslation('signin');
  const navigate = useNavigate();
  return (
    <SignInLayout name="sign-in" title={t('phone.title')} onBack={() => void navigate(paths.home)}>
      {timedOut && (
        <div className="sign-in__news">
          <Notice tone="info" icon="clock" role="status">
            {t('timeout')}
          </Notice>
        </div>
      )}
      {head}
      <PhoneForm initial={initialPhone} for_registration={false} next={next} onSent={onSent} />
      <Notice icon="shield-check">{t('safety.call')}</Notice>
    </SignInLayout>
  );
}
