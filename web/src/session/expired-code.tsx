// A code that is too old, or has been tried too often: the one thing to do is to ask for a new one.
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { waitWords } from './resend-code.tsx';
import type { AnotherCode } from './use-another-code.ts';

interface ExpiredCodeProps {
  /** The server's refusal; null where the time has simply run out. */
  error: unknown;
  /** No code of this number is taken for hours. */
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
