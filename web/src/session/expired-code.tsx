// Message for a code that has expired, or after too many wrong attempts: the user can only request a new code.
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../i18n/use-translation.ts';
import { Button } from '../kit/control/button.tsx';
import { Notice } from '../kit/control/notice.tsx';
import { paths } from '../kit/navigation/paths.ts';
import { FailureNotice } from './failure-notice.tsx';
import { waitWords } from './resend-code.tsx';
import type { AnotherCode } from './use-another-code.ts';

interface ExpiredCodeProps {
  /** The error of the last attempt; null if the code has expired without an attempt. */
  error: unknown;
  /** True if the phone number accepts no code for hours. */
  isShut: boolean;
  another: AnotherCode;
}

export function ExpiredCode({ error, isShut, another }: ExpiredCodeProps) {
  const { t } = useTranslation('signin');
  const { seconds, isPending, send } = another;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <>
      {error ? (
        <FailureNotice what="verify" error={error} />
      ) : (
        <Notice tone="warn" icon="clock" role="status" title={t('code.expired')}>
          <p>{t('code.expired_text')}</p>
        </Notice>
      )}
      {isShut ? (
        <p>
          <Link to={paths.help}>{t('code.help')}</Link>
        </p>
      ) : (
        <Button
          ref={button}
          variant="main"
          size="big"
          wide
          icon="refresh"
          busy={isPending}
          disabled={seconds > 0}
          onClick={send}
        >
          {seconds > 0 ? waitWords(t, seconds) : t('code.new')}
        </Button>
      )}
      <FailureNotice what="send" error={another.error} />
    </>
  );
}
