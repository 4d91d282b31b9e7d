// Another code: counts the seconds until one may be asked for.
import './resend.css';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { type SentCode, useSendCode } from './codes.ts';
import { FailureNotice } from './failure-notice.tsx';

/** Whole seconds until `end` (milliseconds), never below zero. */
function useSecondsUntil(end: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((end - now) / 1000));
}

interface ResendProps {
  sent: SentCode;
  for_registration: boolean;
  onResent: () => void;
}

export function Resend({ sent, for_registration, onResent }: ResendProps) {
  const { t } = useTranslation('signin');
  const [end, setEnd] = useState(() => Date.now() + sent.resend_after * 1000);
  const seconds = useSecondsUntil(end);
  const again = useSendCode({ for_registration });
  const send = () =>
    again.mutate(sent.phone, {
      onSuccess: ({ resend_after }) => {
        setEnd(Date.now() + resend_after * 1000);
        onResent();
      },
    });
  return (
    <div className="resend">
      <p>
        {t('code.missing')}{' '}
        {seconds > 0 ? (
          <span className="soft">{t('code.resend_in', { seconds })}</span>
        ) : (
          <Button variant="link" busy={again.isPending} onClick={send}>
            {t('code.resend')}
          </Button>
        )}
      </p>
      <p className="visually-hidden" role="status">
        {again.isSuccess && t('code.resent')}
      </p>
      <FailureNotice what="send" error={again.error} />
    </div>
  );
}
