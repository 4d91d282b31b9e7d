// The work certificate of a wage account: the request of the worker, the question to the employer, and the paper. The first
// tap opens a sheet, the second tap sends.
import { useState } from 'react';
import type { CertifiedDays, WorkCertificate } from '#contracts/work-certificates.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Icon, type IconName } from '../../kit/icon/icon.tsx';
import { ReadAloud } from '../../parts/reading/read-aloud.tsx';
import { useCertificate, useRequestCertificate } from './certificate-queries.ts';
import { CertifySheet, ReasonSheet } from './certificate-sheets.tsx';
import { useDaysText } from './certified-days.ts';
import { ConfirmSheet } from './confirm-sheet.tsx';
import { PaperButton } from './paper-button.tsx';
import { useSide } from './side.ts';

/** The question to the employer whether the days of work are right; nothing if no request waits. */
export function CertificateQuestion({ account }: { account: number }) {
  const { t } = useTranslation(['certificate', 'wages']);
  const linesOf = useDaysText();
  const [chosen, setChosen] = useState<'certify' | 'decline' | null>(null);
  const { certificate, certifiable, allowed = [] } = useCertificate(account).data ?? {};
  if (!certificate || !allowed.includes('decline')) return null;
  const lines = certifiable ? linesOf(certifiable) : [];
  const question = t('certificate:question');
  return (
    <div className="wage-question">
      <p className="wage-question__text">{question}</p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <ReadAloud of={{ text: { title: question, words: [question, ...lines] } }} looks="big" />
      <div className="wage-question__answers">
        {certifiable && (
          <Button icon="check" onClick={() => setChosen('certify')}>
            {t('wages:ask.yes')}
          </Button>
        )}
        <Button icon="x" onClick={() => setChosen('decline')}>
          {t('wages:ask.no')}
        </Button>
      </div>
      {chosen === 'certify' && certifiable && (
        <CertifySheet certificate={certificate} days={certifiable} onClose={() => setChosen(null)} />
      )}
      {chosen === 'decline' && (
        <ReasonSheet certificate={certificate} decision="decline" onClose={() => setChosen(null)} />
      )}
    </div>
  );
}

const icons: Record<WorkCertificate['state'], IconName> = {
  requested: 'hourglass',
  lapsed: 'hourglass',
  certified: 'check-circle',
  declined: 'x',
  revoked: 'undo',
};

/** Returns the line that states what has become of the last request; null if there is nothing to state. */
function useStateText() {
  const { t } = useTranslation('certificate');
  const side = useSide();
  return ({ state, reason, days }: WorkCertificate): string | null => {
    const why = reason ? t(`reason.${reason}`) : '';
    if (state === 'certified') return t('ready', { days: days?.total_days ?? 0 });
    if (state === 'revoked') return t('revoked', { reason: why });
    if (side === 'employer') return null;
    if (state === 'requested') return t('asked');
    return state === 'lapsed' ? t('lapsed') : t('declined', { reason: why });
  };
}

/** The state of the certificate, its paper, and the button that asks for one or takes it back. */
export function CertificateCard({ account }: { account: number }) {
  const { t } = useTranslation(['certificate', 'documents']);
  const textOf = useStateText();
  const side = useSide();
  const [isOpen, setIsOpen] = useState(false);
  const { certificate, certifiable, allowed = [] } = useCertificate(account).data ?? {};
  const text = certificate && textOf(certificate);
  const close = () => setIsOpen(false);
  return (
    <>
      {certificate && text && (
        <p className="account__open">
          <Icon name={icons[certificate.state]} size={20} />
          {text}
        </p>
      )}
      {side === 'labour' && certificate?.state === 'certified' && (
        <PaperButton account={account} paper={{ kind: 'work-certificate' }} isAtOnce>
          {t('documents:title.work-certificate')}
        </PaperButton>
      )}
      {allowed.includes('request') && (
        <Button wide icon="file" onClick={() => setIsOpen(true)}>
          {t('certificate:ask')}
        </Button>
      )}
      {allowed.includes('revoke') && (
        <Button wide icon="undo" onClick={() => setIsOpen(true)}>
          {t('certificate:revoke')}
        </Button>
      )}
      {isOpen && allowed.includes('request') && certifiable && (
        <RequestSheet account={account} days={certifiable} onClose={close} />
      )}
      {isOpen && allowed.includes('revoke') && certificate && (
        <ReasonSheet certificate={certificate} decision="revoke" onClose={close} />
      )}
    </>
  );
}

interface RequestSheetProps {
  account: number;
  days: CertifiedDays;
  onClose: () => void;
}

function RequestSheet({ account, days, onClose }: RequestSheetProps) {
  const { t } = useTranslation('certificate');
  const linesOf = useDaysText();
  const { mutateAsync, isPending, error } = useRequestCertificate(account);
  return (
    <ConfirmSheet title={t('ask')} isPending={isPending} error={error} onSend={() => mutateAsync()} onClose={onClose}>
      {linesOf(days).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>{t('ask_note')}</p>
    </ConfirmSheet>
  );
}
