// The button and the dialog with which a member says that the leader recorded a wrong day (D81).
import { useState } from 'react';
import { CallError } from '#contracts/call-error.ts';
import { afterMutation } from '../../http/after-mutation.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { ConfirmDialog } from '../../kit/overlay/dialog.tsx';
import { useToast } from '../../kit/overlay/toast.tsx';
import { shortDay } from './day-text.ts';
import { useDenyDay } from './queries.ts';

interface NotMeProps {
  application_id: number;
  bid_uid: string;
  date: string;
}

/** True if the day has changed on the server: the fresh data removes the dialog, and an error in it. */
const isOutdated = (error: unknown) => error instanceof CallError && (error.status === 409 || error.status === 404);

export function NotMe(props: NotMeProps) {
  const { t } = useTranslation('attendance');
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="day-list__acts">
      <Button icon="flag" onClick={() => setOpen(true)}>
        {t('not_me.go')}
      </Button>
      {/* Mounted when it is opened, so that it opens without the error of the last attempt. */}
      {isOpen && <DenyDialog {...props} onClose={() => setOpen(false)} />}
    </div>
  );
}

function DenyDialog({ application_id, bid_uid, date, onClose }: NotMeProps & { onClose: () => void }) {
  const { t } = useTranslation(['attendance', 'problems']);
  const { language } = useLanguage();
  const showToast = useToast();
  const { mutateAsync, isPending, error } = useDenyDay(application_id);
  const deny = () =>
    afterMutation(mutateAsync({ bid_uid, date }), {
      onSuccess: () => {
        onClose();
        showToast({ text: t('attendance:not_me.done') });
      },
      onError: (refused) => {
        if (!isOutdated(refused)) return;
        onClose();
        showToast({ tone: 'problem', text: problemText(t, refused) });
      },
    });
  return (
    <ConfirmDialog
      open
      title={t('attendance:not_me.title', { day: shortDay(date, language) })}
      keep={t('attendance:ask.keep')}
      confirm={t('attendance:not_me.go')}
      busy={isPending}
      onClose={onClose}
      onConfirm={deny}
    >
      <p>{t('attendance:not_me.text')}</p>
      {error && (
        <Notice tone="danger" role="alert">
          {problemText(t, error)}
        </Notice>
      )}
    </ConfirmDialog>
  );
}
