// The page on which the user types the code that was sent to the phone number.
import { useTranslation } from '../../i18n/use-translation.ts';
import { Notice } from '../../kit/control/notice.tsx';
import { CodeForm } from '../../session/code-form.tsx';
import { type SentCode, type Verified, verifyCode } from '../../session/codes.ts';
import { SignInLayout } from './sign-in-layout.tsx';

interface CodePageProps {
  /** The key of the step, which is not shown. If the key changes, the layout focuses the title of the new step. */
  name: string;
  sent: SentCode;
  for_registration: boolean;
  /** True while the sign-in or registration that follows a correct code is running. */
  busy: boolean;
  /** The line above the title, such as “Step 4 of 4”; only in the registration. */
  words?: string;
  onVerified: (verified: Verified) => void;
  /** Goes back to the step with the phone number. */
  onBack: () => void;
}

export function CodePage({ name, sent, for_registration, busy, words, onVerified, onBack }: CodePageProps) {
  const { t } = useTranslation('signin');
  return (
    <SignInLayout name={name} title={t('code.title')} step={words} onBack={onBack}>
      <CodeForm
        sent={sent}
        for_registration={for_registration}
        busy={busy}
        trade={(otp) => verifyCode({ phone: sent.phone, otp, for_registration })}
        onVerified={onVerified}
        onChangeNumber={onBack}
      />
      <Notice icon="shield-check">{t('safety.code')}</Notice>
    </SignInLayout>
  );
}
