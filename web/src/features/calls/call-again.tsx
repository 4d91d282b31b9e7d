// The button with which the employer calls the same people for another day.
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CALL_DAYS_AHEAD } from '#contracts/call-shapes.ts';
import { afterMutation } from '../../http/after-mutation.ts';
import { weekDay } from '../../i18n/calendar-text.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { SelectField } from '../../kit/form/field.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { ConfirmDialog } from '../../kit/overlay/dialog.tsx';
import { dayAhead } from './call-draft.ts';
import { useRepeatCall } from './queries.ts';

export function CallAgain({ uid }: { uid: string }) {
  const { t } = useTranslation(['calls', 'problems']);
  const { language } = useLanguage();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [date, setDate] = useState(() => dayAhead(1));
  const { mutateAsync, isPending, error } = useRepeatCall(uid);
  const days = Array.from({ length: CALL_DAYS_AHEAD }, (_, ahead) => dayAhead(ahead + 1));
  const send = () =>
    afterMutation(mutateAsync(date), {
      onSuccess: ({ calls: [made] }) => {
        setOpen(false);
        void navigate(made ? paths.myCall(made.uid) : paths.myCalls);
      },
    });
  return (
    <>
      <Button icon="users" onClick={() => setOpen(true)}>
        {t('calls:again.open')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        danger={false}
        title={t('calls:again.open')}
        keep={t('common:close')}
        confirm={t('calls:again.send')}
        busy={isPending}
        onClose={() => setOpen(false)}
        onConfirm={send}
      >
        <p>{t('calls:again.text')}</p>
        <SelectField label={t('calls:form.day')} value={date} onChange={(event) => setDate(event.target.value)}>
          {days.map((day) => (
            <option key={day} value={day}>
              {weekDay(day, language)}
            </option>
          ))}
        </SelectField>
        {error && (
          <Notice tone="danger" role="alert">
            {problemText(t, error)}
          </Notice>
        )}
      </ConfirmDialog>
    </>
  );
}
