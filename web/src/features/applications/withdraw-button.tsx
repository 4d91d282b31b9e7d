// The button that withdraws an application. A dialog asks for confirmation first. In the dialog, the worker may tap
// prepared sentences as the reason. The first button of the dialog keeps the application.

import { useState } from 'react';
import type { Application } from '#contracts/application-shapes.ts';
import type { PhraseInput } from '#contracts/phrases.ts';
import { afterMutation } from '../../http/after-mutation.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { Sheet } from '../../kit/overlay/sheet.tsx';
import { useToast } from '../../kit/overlay/toast.tsx';
import { employerName } from '../../parts/employer/employer-name.ts';
import { LaterPhraseField } from '../../parts/phrases/later-phrase-field.tsx';
import { useWithdraw } from './queries.ts';

interface WithdrawButtonProps {
  application: Application;
  title: string;
}

export function WithdrawButton({ application, title }: WithdrawButtonProps) {
  const { t } = useTranslation('applications');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button wide icon="undo" onClick={() => setAsking(true)}>
        {t('withdraw.go')}
        <span className="visually-hidden">: {title}</span>
      </Button>
      <WithdrawSheet open={asking} application={application} title={title} onClose={() => setAsking(false)} />
    </>
  );
}

interface WithdrawSheetProps extends WithdrawButtonProps {
  open: boolean;
  onClose: () => void;
}

const place = { uses: ['cancel_note'], status: 'withdrawn' } as const;

function WithdrawSheet({ open, application, title, onClose }: WithdrawSheetProps) {
  const { t } = useTranslation('applications');
  const { t: tProblem } = useTranslation();
  const [phrases, setPhrases] = useState<PhraseInput[]>([]);
  const showToast = useToast();
  const withdraw = useWithdraw();
  const employer = employerName(application.employer);
  const confirm = () =>
    afterMutation(withdraw.mutateAsync({ id: application.id, phrases }), {
      onSuccess: () => {
        showToast({ text: t('withdraw.done') });
        onClose();
      },
    });
  return (
    <Sheet
      open={open}
      title={t('withdraw.title')}
      close={t('common:close')}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('withdraw.keep')}</Button>
          <Button variant="danger" busy={withdraw.isPending} onClick={confirm}>
            {t('withdraw.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('withdraw.more', { employer, job: title })}</p>
      {withdraw.error && (
        <Notice tone="danger" role="alert">
          <p>{problemText(tProblem, withdraw.error)}</p>
        </Notice>
      )}
      <p>{t('withdraw.why', { employer })}</p>
      <LaterPhraseField place={place} chosen={phrases} onChange={setPhrases} />
    </Sheet>
  );
}
