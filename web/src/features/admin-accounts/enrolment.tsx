// The enrolment of a required second factor. Until it is done, the session may do nothing else.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { OwnAdmin } from '#contracts/admins.ts';
import { adminMeKey, useAdmin } from '../../admin/admin-session.tsx';
import { afterMutation } from '../../http/after-mutation.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { useLogOut } from './queries.ts';
import { NewRecoveryCodes } from './recovery-codes.tsx';
import { SecondFactors } from './second-factors.tsx';

/**
 * Calls `onDone` at once if no enrolment is required when the page opens. After an enrolment, the returned function
 * calls it, once the user has saved the codes.
 */
function useLeadOn(onDone: () => void): () => void {
  const queryClient = useQueryClient();
  const [isBound] = useState(() => queryClient.getQueryData<OwnAdmin>(adminMeKey)?.must_enrol === true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the beginning
  useEffect(() => {
    if (!isBound) onDone();
  }, []);
  return () => void queryClient.invalidateQueries({ queryKey: adminMeKey }).then(onDone);
}

export function Enrolment({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('admin-accounts');
  const { leave } = useAdmin();
  const logOut = useLogOut();
  const goOn = useLeadOn(onDone);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes)
    return (
      <div className="stack">
        <h1>{t('factors.codes_title')}</h1>
        <NewRecoveryCodes codes={codes} onSaved={goOn} />
      </div>
    );
  return (
    <div className="stack">
      <h1>{t('factors.enrol_title')}</h1>
      <p>{t('factors.enrol_text')}</p>
      <SectionCard icon="shield-check" title={t('totp.title')}>
        <SecondFactors onCodes={setCodes} />
      </SectionCard>
      <Button
        variant="link"
        icon="log-out"
        busy={logOut.isPending}
        onClick={() => afterMutation(logOut.mutateAsync(), { onSettled: leave })}
      >
        {t('account.log_out')}
      </Button>
    </div>
  );
}
