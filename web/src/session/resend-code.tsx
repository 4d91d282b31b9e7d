// Button that requests another code. Counts down until the user may request a code, and links to help after the second
// code.
import './resend-code.css';
import { Link } from 'react-router-dom';
import type { Translate } from '../i18n/translate.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { Button } from '../kit/control/button.tsx';
import { paths } from '../kit/navigation/paths.ts';
import { FailureNotice } from './failure-notice.tsx';
import type { AnotherCode } from './use-another-code.ts';

const LONG_WAIT = 90;
const SENDS_BEFORE_HELP = 2;

/** Formats the wait: `Send again in 25 seconds`, or in minutes above 90 seconds. */
export function waitWords(t: Translate, seconds: number): string {
  return seconds <= LONG_WAIT
    ? t('signin:code.resend_in', { seconds })
    : t('signin:code.resend_in_minutes', { count: Math.ceil(seconds / 60) });
}

export function ResendCode({ another }: { another: AnotherCode }) {
  const { t } = useTranslation('signin');
  const { seconds, sends, isPending, isSent, error, send } = another;
  const isWaiting = seconds > 0;
  return (
    <div className="resend-code">
      <p className="resend-code__row">
        {t('code.missing')}{' '}
        {isWaiting ? (
          <span className="soft">{waitWords(t, seconds)}</span>
        ) : (
          <Button icon="refresh" busy={isPending} onClick={send}>
            {t('code.resend')}
          </Button>
        )}
      </p>
      {sends >= SENDS_BEFORE_HELP && !isWaiting && (
        <p>
          {t('code.still_missing')} <Link to={paths.help}>{t('code.help')}</Link>
        </p>
      )}
      <p className="visually-hidden" role="status">
        {isSent && t('code.resent')}
      </p>
      <FailureNotice what="send" error={error} />
    </div>
  );
}
