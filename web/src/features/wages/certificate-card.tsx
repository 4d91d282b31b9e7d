// The work certificate of a wage account: the request of the worker, the question to the employer, and the paper. The first
// tap opens a sheet, the second tap sends.
import { useState } from 'react';
import type {
  AccountCertificate,
  CertificateAct,
  CertifiedDays,
  WorkCertificate,
} from '#contracts/work-certificates.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { Icon, type IconName } from '../../kit/icon/icon.tsx';
import { Skeleton, SkeletonLine } from '../../kit/layout/skeleton.tsx';
import { ReadAloud } from '../../parts/reading/read-aloud.tsx';
import { useCertificate, useRequestCertificate } from './certificate-queries.ts';
import { CertifySheet, ReasonSheet } from './certificate-sheets.tsx';
import { useDaysText } from './certified-days.ts';
import { ConfirmSheet } from './confirm-sheet.tsx';
import { PaperButton } from './paper-button.tsx';
import { useSide } from './side.ts';

/**
 * Returns the act whose sheet is open, and the function that opens another one. A sheet closes if the act is no longer
 * allowed, so that it does not open alone when the act is allowed again.
 */
function useOpenSheet(allowed: readonly CertificateAct[]) {
  const [act, open] = useState<CertificateAct | null>(null);
  if (act && !allowed.includes(act)) open(null);
  return [act, open] as const;
}

/** The question to the employer whether the days of work are right; nothing if no request waits. */
export function CertificateQuestion({ account }: { account: number }) {
  const { t } = useTranslation(['certificate', 'wages']);
  const linesOf = useDaysText();
  const { certificate, certifiable, allowed = [] } = useCertificate(account).data ?? {};
  const [chosen, setChosen] = useOpenSheet(allowed);
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
  const { t } = useTranslation(['common', 'problems']);
  const { data, error, isFetching, refetch } = useCertificate(account);
  if (data) return <LoadedCard account={account} shown={data} />;
  if (!error)
    return (
      <Skeleton words={t('common:loading')}>
        <SkeletonLine />
      </Skeleton>
    );
  return (
    <Notice tone="danger" role="alert">
      <p>{problemText(t, error)}</p>
      <Button icon="refresh" busy={isFetching} onClick={() => void refetch()}>
        {t('common:try_again')}
      </Button>
    </Notice>
  );
}

function LoadedCard({ account, shown }: { account: number; shown: AccountCertificate }) {
  const { t } = useTranslation(['certificate', 'documents']);
  const textOf = useStateText();
  const side = useSide();
  const { certificate, certifiable, has_paper, allowed } = shown;
  const [opened, open] = useOpenSheet(allowed);
  const text = certificate && textOf(certificate);
  const close = () => open(null);
  return (
    <>
      {certificate && text && (
        <p className="account__open">
          <Icon name={icons[certificate.state]} size={20} />
          {text}
        </p>
      )}
      {side === 'labour' && has_paper && (
        <PaperButton account={account} paper={{ kind: 'work-certificate' }} isAtOnce>
          {t('documents:title.work-certificate')}
        </PaperButton>
      )}
      {allowed.includes('request') && (
        <Button wide icon="file" onClick={() => open('request')}>
          {t('certificate:ask')}
        </Button>
      )}
      {allowed.includes('revoke') && (
        <Button wide icon="undo" onClick={() => open('revoke')}>
          {t('certificate:revoke')}
        </Button>
      )}
      {opened === 'request' && certifiable && <RequestSheet account={account} days={certifiable} onClose={close} />}
      {opened === 'revoke' && certificate && (
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
    <ConfirmSheet
      title={t('ask')}
      words={{ go: t('go.request'), done: t('done.request') }}
      isPending={isPending}
      error={error}
      onSend={() => mutateAsync()}
      onClose={onClose}
    >
      {linesOf(days).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>{t('ask_note')}</p>
    </ConfirmSheet>
  );
}
