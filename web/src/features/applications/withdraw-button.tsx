// The button that withdraws an application after a confirmation. In the confirmation dialog, the button that keeps the
// application comes first.

import { useState } from 'react';
import type { Application } from '#contracts/application-shapes.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { ConfirmDialog } from '../../kit/overlay/dialog.tsx';
import { useToast } from '../../kit/overlay/toast.tsx';
import { employerName } from '../../parts/employer/employer-name.ts';
import { useWithdraw } from './queries.ts';

interface WithdrawButtonProps {
  application: Application;
  title: string;
}

export function WithdrawButton({ application, title }: WithdrawButtonProps) {
  const { t } = useTranslation('applications');
  const { t: tProblem } = useTranslation();
  const [asking, setAsking] = useState(false);
  const showToast = useToast();
  const withdraw = useWithdraw();
  const confirm = async () => {
    try {
      await withdraw.mutateAsync(application.id);
      showToast({ text: t('withdraw.done') });
    } catch (error) {
      showToast({ tone: 'problem', text: problemText(tProblem, error) });
    } finally {
      setAsking(false);
    }
  };
  return (
    <>
      <Button wide icon="undo" onClick={() => setAsking(true)}>
        {t('withdraw.go')}
        <span className="visually-hidden">: {title}</span>
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('withdraw.title')}
        keep={t('withdraw.keep')}
        confirm={t('withdraw.confirm')}
        busy={withdraw.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => void confirm()}
      >
        <p>{t('withdraw.more', { employer: employerName(application.employer), job: title })}</p>
      </ConfirmDialog>
    </>
  );
}
