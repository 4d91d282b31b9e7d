// The sheet that sends a code to the user's own phone number and asks for the code. A correct code starts a fresh
// session and ends the old session.
import { useCallback, useState } from 'react';
import { problemText } from '../i18n/problem-text.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { Button } from '../kit/control/button.tsx';
import { Notice } from '../kit/control/notice.tsx';
import { Skeleton, SkeletonLine } from '../kit/layout/skeleton.tsx';
import { Sheet } from '../kit/overlay/sheet.tsx';
import { CodeForm } from './code-form.tsx';
import { formatPhone, type SentCode, useSendCode, type Verified, verifyCode } from './codes.ts';
import { FailureNotice } from './failure-notice.tsx';
import { useProfile } from './profile.ts';
import { useSession } from './session-context.ts';

interface FreshSheetProps {
  onFresh: () => void;
  onGiveUp: () => void;
}

function AskForCode({ phone, onSent }: { phone: string; onSent: (sent: SentCode) => void }) {
  const { t } = useTranslation(['settings', 'signin']);
  const send = useSendCode({ for_registration: false });
  return (
    <div className="stack">
      <p>{t('settings:fresh.text', { phone: formatPhone(phone) })}</p>
      <FailureNotice what="send" error={send.error} />
      <Button
        variant="main"
        size="big"
        wide
        busy={send.isPending}
        onClick={() => send.mutate(phone, { onSuccess: onSent })}
      >
        {t('signin:phone.send')}
      </Button>
    </div>
  );
}

function GiveCode({ sent, onFresh }: { sent: SentCode; onFresh: () => void }) {
  const { replaceToken } = useSession();
  const trade = useCallback(
    (otp: string) => verifyCode({ phone: sent.phone, otp, for_registration: false }),
    [sent.phone],
  );
  const verified = ({ access_token }: Verified) => {
    replaceToken(access_token);
    onFresh();
  };
  return <CodeForm sent={sent} for_registration={false} busy={false} trade={trade} onVerified={verified} />;
}

function Steps({ onFresh }: { onFresh: () => void }) {
  const { t } = useTranslation(['settings', 'problems']);
  const { user_type } = useSession();
  const profile = useProfile(user_type);
  const [sent, setSent] = useState<SentCode | null>(null);
  if (sent) return <GiveCode sent={sent} onFresh={onFresh} />;
  const phone = profile.data?.phone_number;
  if (phone) return <AskForCode phone={phone} onSent={setSent} />;
  if (profile.isError) {
    return (
      <Notice tone="danger" role="alert" title={problemText(t, profile.error)}>
        <Button variant="link" busy={profile.isFetching} onClick={() => void profile.refetch()}>
          {t('common:try_again')}
        </Button>
      </Notice>
    );
  }
  return (
    <Skeleton words={t('common:loading')}>
      <SkeletonLine />
      <SkeletonLine shape="pill" />
    </Skeleton>
  );
}

export function FreshSheet({ onFresh, onGiveUp }: FreshSheetProps) {
  const { t } = useTranslation(['settings', 'shell']);
  return (
    <Sheet open title={t('settings:fresh.title')} close={t('common:close')} onClose={onGiveUp}>
      <Steps onFresh={onFresh} />
    </Sheet>
  );
}
