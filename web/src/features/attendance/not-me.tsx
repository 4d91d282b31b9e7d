// The button and the dialog with which a member says that the leader recorded a wrong day (D81).
import { useState } from 'react';
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

export function NotMe({ application_id, bid_uid, date }: NotMeProps) {
  const { t } = useTranslation(['attendance', 'problems']);
  const { language } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const showToast = useToast();
  const { mutateAsync, isPending, error } = useDenyDay(application_id);
  const deny = () =>
    afterMutation(mutateAsync({ bid_uid, date }), {
      onSuccess: () => showToast({ text: t('attendance:not_me.done') }),
    });
  return (
    <div className="day-list__acts">
      <Button icon="flag" onClick={() => setOpen(true)}>
        {t('attendance:not_me.go')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={t('attendance:not_me.title', { day: shortDay(date, language) })}
        keep={t('attendance:ask.keep')}
        confirm={t('attendance:not_me.go')}
        busy={isPending}
        onClose={() => setOpen(false)}
        onConfirm={deny}
      >
        <p>{t('attendance:not_me.text')}</p>
        {error && (
          <Notice tone="danger" role="alert">
            {problemText(t, error)}
          </Notice>
        )}
      </ConfirmDialog>
    </div>
  );
}
