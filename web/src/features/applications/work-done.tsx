// The button “The work is done”, with a confirmation. The employer then has `COMPLETION_DAYS` to answer (D27).

import { useState } from 'react';
import type { Application } from '#contracts/application-shapes.ts';
import { COMPLETION_DAYS } from '#contracts/periods.ts';
import { afterMutation } from '../../http/after-mutation.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { ConfirmDialog } from '../../kit/overlay/dialog.tsx';
import { useToast } from '../../kit/overlay/toast.tsx';
import { employerName } from '../../parts/employer/employer-name.ts';
import { useClaimCompletion } from './queries.ts';

export function WorkDone({ application }: { application: Application }) {
  const { t } = useTranslation(['applications', 'problems', 'reference']);
  const [asking, setAsking] = useState(false);
  const showToast = useToast();
  const claim = useClaimCompletion();
  const employer = employerName(application.employer) || t('reference:deleted_user');
  if (!application.acts.includes('claim_completion')) return null;
  const confirm = () =>
    afterMutation(claim.mutateAsync(application.id), {
      onSuccess: () => showToast({ text: t('applications:claim.done', { employer }) }),
      onError: (error) => showToast({ tone: 'problem', text: problemText(t, error) }),
      onSettled: () => setAsking(false),
    });
  return (
    <>
      <Button wide icon="flag" onClick={() => setAsking(true)}>
        {t('applications:claim.go')}
      </Button>
      <ConfirmDialog
        open={asking}
        danger={false}
        title={t('applications:claim.title')}
        keep={t('applications:claim.keep')}
        confirm={t('applications:claim.confirm')}
        busy={claim.isPending}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
      >
        <p>{t('applications:claim.more', { employer, days: COMPLETION_DAYS })}</p>
      </ConfirmDialog>
    </>
  );
}
