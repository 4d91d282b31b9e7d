// The sheet “That is wrong”: the worker contests the employer's record of a work day, and our team decides.

import type { AttendanceDay } from '#contracts/attendance.ts';
import { afterMutation } from '../../http/after-mutation.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { Sheet } from '../../kit/overlay/sheet.tsx';
import { useToast } from '../../kit/overlay/toast.tsx';
import { NoteFields, useNote } from '../../parts/phrases/note.tsx';
import { shortDay } from './day-text.ts';
import { useContestDay } from './queries.ts';

interface ContestSheetProps {
  id: number;
  day: AttendanceDay;
  onClose: () => void;
}

export function ContestSheet({ id, day, onClose }: ContestSheetProps) {
  const { t } = useTranslation(['attendance', 'problems']);
  const { language } = useLanguage();
  const note = useNote();
  const showToast = useToast();
  const { mutateAsync, isPending, error } = useContestDay(id);
  const send = () => {
    const written = note.read();
    if (!written) return;
    afterMutation(mutateAsync({ date: day.date, note: written }), {
      onSuccess: () => {
        showToast({ text: t('attendance:contest.done') });
        onClose();
      },
      onError: note.refuse,
    });
  };
  return (
    <Sheet
      open
      title={t('attendance:contest.title', { day: shortDay(day.date, language) })}
      close={t('common:close')}
      onClose={onClose}
      foot={
        <Button variant="main" wide busy={isPending} onClick={send}>
          {t('attendance:contest.send')}
        </Button>
      }
    >
      <div className="stack">
        <p>{t('attendance:contest.more')}</p>
        {error && (
          <Notice tone="danger" role="alert">
            <p>{problemText(t, error)}</p>
          </Notice>
        )}
        <NoteFields
          note={note}
          place={{ uses: ['day_note'] }}
          label={t('attendance:contest.note')}
          optional={t('common:optional')}
          maxLength={500}
        />
      </div>
    </Sheet>
  );
}
