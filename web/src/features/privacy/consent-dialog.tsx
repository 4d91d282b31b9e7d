// The dialog that explains the consequences before the user withdraws or gives the consent to the identity check.

import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Notice } from '../../kit/control/notice.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { ConfirmDialog } from '../../kit/overlay/dialog.tsx';
import { useToast } from '../../kit/overlay/toast.tsx';
import { ReadAloud } from '../../parts/reading/read-aloud.tsx';
import { useSetConsent } from './queries.ts';

function Consequences() {
  const { t } = useTranslation('settings');
  return (
    <>
      <p>{t('privacy.withdraw_text')}</p>
      <ul className="plain-list">
        <li>{t('privacy.withdraw_number')}</li>
        <li>{t('privacy.withdraw_documents')}</li>
        <li>{t('privacy.withdraw_badge')}</li>
      </ul>
      <p>{t('privacy.withdraw_after')}</p>
    </>
  );
}

/** The button that reads the question of the dialog and the consequences aloud. */
function ListenToDialog({ what }: { what: 'withdraw' | 'give' }) {
  const { t } = useTranslation('settings');
  const title = t(`privacy.${what}_title`);
  const consequences = (['text', 'number', 'documents', 'badge', 'after'] as const).map((part) =>
    t(`privacy.withdraw_${part}`),
  );
  const words = [title, ...(what === 'withdraw' ? consequences : [t('privacy.give_text')])];
  return <ReadAloud of={{ text: { title, words } }} looks="big" />;
}

interface ConsentDialogProps {
  open: boolean;
  /** True if the user has given the consent. The dialog then withdraws the consent; otherwise it gives the consent. */
  given: boolean;
  onClose: () => void;
}

export function ConsentDialog({ open, given, onClose }: ConsentDialogProps) {
  const { t } = useTranslation(['settings', 'problems']);
  const showToast = useToast();
  const set = useSetConsent('identity');
  const close = () => {
    set.reset();
    onClose();
  };
  const done = () => {
    close();
    if (given) showToast({ text: t('settings:privacy.withdrawn_done'), tone: 'ok' });
    else {
      const action = { label: t('settings:privacy.give_next'), to: paths.verification };
      showToast({ text: t('settings:privacy.given_done'), tone: 'ok', action });
    }
  };
  const what = given ? 'withdraw' : 'give';
  return (
    <ConfirmDialog
      open={open}
      title={t(`settings:privacy.${what}_title`)}
      keep={t('settings:cancel')}
      confirm={t(`settings:privacy.${what}_yes`)}
      danger={given}
      busy={set.isPending}
      onClose={close}
      onConfirm={() => set.mutate(!given, { onSuccess: done })}
    >
      {given ? <Consequences /> : <p>{t('settings:privacy.give_text')}</p>}
      <ListenToDialog what={what} />
      {set.isError && (
        <Notice tone="danger" role="alert" title={t('settings:not_saved')}>
          <p>{problemText(t, set.error)}</p>
        </Notice>
      )}
    </ConfirmDialog>
  );
}
