// The receipt of a complaint: number, secret code, and the dates of the next steps.
import { useState } from 'react';
import type { Grievance } from '#contracts/grievances.ts';
import { formatDateTime } from '../../i18n/day-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, LinkButton } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { grievanceAnswerPath } from '../../kit/navigation/answer-paths.ts';
import { ticketAddress } from './ticket-address.ts';

interface ReceiptProps {
  receipt: Grievance & { secret_code: string };
  /** True if the user is signed in. Then no secret code is needed to read the answer. */
  signed: boolean;
  onAnother: () => void;
}

const intoSight = (receipt: HTMLElement | null) => receipt?.scrollIntoView({ block: 'start' });

export function Receipt({ receipt, signed, onAnother }: ReceiptProps) {
  const { t } = useTranslation('complaint');
  const { language } = useLanguage();
  const { ticket, secret_code, due_ack_at, due_at } = receipt;
  return (
    <div className="complaint" ref={intoSight}>
      <Notice tone="ok" role="status" title={t('done.title')}>
        <dl className="complaint__receipt">
          <div>
            <dt>{t('done.ticket')}</dt>
            <dd className="num">{ticket}</dd>
          </div>
          {!signed && (
            <div>
              <dt>{t('done.code')}</dt>
              <dd className="num">{secret_code}</dd>
            </div>
          )}
        </dl>
        <p>{t(signed ? 'done.signed' : 'done.keep')}</p>
      </Notice>
      <p>
        {t('done.ack', { when: formatDateTime(due_ack_at, language) })}{' '}
        {t('done.due', { when: formatDateTime(due_at, language) })}
      </p>
      <div className="complaint__actions">
        <LinkButton variant="main" icon="eye" to={signed ? grievanceAnswerPath : ticketAddress(ticket, secret_code)}>
          {t('done.follow')}
        </LinkButton>
        {!signed && <Copy text={`${ticket} ${secret_code}`} />}
        <Button variant="link" onClick={onAnother}>
          {t('done.another')}
        </Button>
      </div>
    </div>
  );
}

function Copy({ text }: { text: string }) {
  const { t } = useTranslation('complaint');
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <Button icon={copied ? 'check' : 'copy'} onClick={() => void copy()}>
      {t(copied ? 'done.copied' : 'done.copy')}
    </Button>
  );
}
