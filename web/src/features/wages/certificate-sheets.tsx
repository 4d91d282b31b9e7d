// The sheets with which an employer certifies days of work, declines, or takes a certificate back.
import { useState } from 'react';
import {
  type CertificateReason,
  type CertifiedDays,
  certificateReasons,
  type WorkCertificate,
} from '#contracts/work-certificates.ts';
import { afterMutation } from '../../http/after-mutation.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { Sheet } from '../../kit/overlay/sheet.tsx';
import { useToast } from '../../kit/overlay/toast.tsx';
import { useDecideCertificate } from './certificate-queries.ts';
import { useDaysText } from './certified-days.ts';
import { ConfirmSheet } from './confirm-sheet.tsx';

interface CertifySheetProps {
  certificate: WorkCertificate;
  /** The days that the employer sees and certifies. */
  days: CertifiedDays;
  onClose: () => void;
}

export function CertifySheet({ certificate, days, onClose }: CertifySheetProps) {
  const { t } = useTranslation('certificate');
  const linesOf = useDaysText();
  const { mutateAsync, isPending, error } = useDecideCertificate(certificate.id);
  const { by_entry: _by_entry, ...seen } = days;
  return (
    <ConfirmSheet
      title={t('certify')}
      words={{ go: t('go.certify'), done: t('done.certify') }}
      isPending={isPending}
      error={error}
      onSend={() => mutateAsync({ decision: 'certify', ...seen })}
      onClose={onClose}
    >
      {linesOf(days).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>{t('certify_note')}</p>
    </ConfirmSheet>
  );
}

interface ReasonSheetProps {
  certificate: WorkCertificate;
  decision: 'decline' | 'revoke';
  onClose: () => void;
}

/** A button for each reason; the tap on a reason sends the decision. */
export function ReasonSheet({ certificate, decision, onClose }: ReasonSheetProps) {
  const { t } = useTranslation(['certificate', 'problems']);
  const showToast = useToast();
  const { mutateAsync, isPending, error } = useDecideCertificate(certificate.id);
  const [chosen, setChosen] = useState<CertificateReason | null>(null);
  const send = (reason: CertificateReason) => {
    if (isPending) return;
    setChosen(reason);
    afterMutation(mutateAsync({ decision, reason }), {
      onSuccess: () => {
        showToast({ text: t(`certificate:done.${decision}`) });
        onClose();
      },
    });
  };
  return (
    <Sheet
      open
      title={decision === 'revoke' ? t('certificate:revoke_why') : t('certificate:decline')}
      close={t('common:close')}
      onClose={onClose}
    >
      {decision === 'revoke' && <p>{t('certificate:revoke_note')}</p>}
      <div className="stack">
        {certificateReasons.map((reason) => (
          <Button
            key={reason}
            wide
            busy={isPending && chosen === reason}
            disabled={isPending && chosen !== reason}
            onClick={() => send(reason)}
          >
            {t(`certificate:reason.${reason}`)}
          </Button>
        ))}
      </div>
      {error !== null && (
        <Notice tone="danger" role="alert">
          {problemText(t, error)}
        </Notice>
      )}
    </Sheet>
  );
}
