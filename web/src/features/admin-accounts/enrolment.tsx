// The enrolment of a required second factor. Until the enrolment is done, the server refuses all other actions of the
// session.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { OwnAdmin } from '#contracts/admins.ts';
import { afterMutation } from '../../http/after-mutation.ts';
import { adminKeyOf } from '../../http/query-keys.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { SectionCard } from '../../kit/layout/section-card.tsx';
import { useAdmin } from '../../parts/admin/admin-session.tsx';
import { useLogOut } from './queries.ts';
import { NewRecoveryCodes } from './recovery-codes.tsx';
import { SecondFactors } from './second-factors.tsx';

/**
 * Calls `onDone` on mount if the administrator need not enrol a second factor. Returns the function to call when the
 * administrator has enrolled a factor and saved the recovery codes. The returned function refetches the session and
 * calls `onDone`.
 */
function useLeadOn(onDone: () => void): () => void {
  const queryClient = useQueryClient();
  const [isBound] = useState(() => queryClient.getQueryData<OwnAdmin>(adminKeyOf('admins', 'me'))?.must_enrol === true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only on mount
  useEffect(() => {
    if (!isBound) onDone();
  }, []);
  return () => void queryClient.invalidateQueries({ queryKey: adminKeyOf('admins', 'me') }).then(onDone);
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
