// The employer's buttons for a day: came, came late, did not come. “Did not come” asks for confirmation, because an
// absence counts against the worker.
import { afterMutation } from '../../http/after-mutation.ts';
import './day-list.css';
import { useState } from 'react';
import type { EmployerWord } from '#contracts/attendance.ts';
import { employerWords } from '#contracts/attendance.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import type { IconName } from '../../kit/icon/icon.tsx';
import { ConfirmDialog } from '../../kit/overlay/dialog.tsx';
import { useToast } from '../../kit/overlay/toast.tsx';
import { shortDay } from './day-text.ts';
import { useRecordDay } from './queries.ts';

const icons: Record<EmployerWord, IconName> = { present: 'check', late: 'alarm', absent: 'x' };

interface AttendanceButtonsProps {
  application_id: number;
  name: string;
  date: string;
  allowed: readonly string[];
}

export function AttendanceButtons({ application_id, name, date, allowed }: AttendanceButtonsProps) {
  const { t } = useTranslation(['attendance', 'problems']);
  const { language } = useLanguage();
  const [asking, setAsking] = useState(false);
  const showToast = useToast();
  const { mutateAsync, isPending } = useRecordDay(application_id);
  const day = shortDay(date, language);
  const say = (state: EmployerWord) =>
    afterMutation(mutateAsync({ date, state }), {
      onSuccess: () => showToast({ text: t(`attendance:said.${state}`, { name, day }) }),
      onError: (error) => showToast({ tone: 'problem', text: problemText(t, error) }),
      onSettled: () => setAsking(false),
    });
  const words = employerWords.filter((word) => allowed.includes(word));
  if (words.length === 0) return null;
  return (
    <div className="day-list__acts">
      {words.map((word) => (
        <Button
          key={word}
          size="small"
          icon={icons[word]}
          busy={isPending && word !== 'absent'}
          aria-label={t('attendance:say.for', { word: t(`attendance:say.${word}`), name, day })}
          onClick={() => (word === 'absent' ? setAsking(true) : say(word))}
        >
          {t(`attendance:say.${word}`)}
        </Button>
      ))}
      <ConfirmDialog
        open={asking}
        title={t('attendance:ask.title', { name, day })}
        keep={t('attendance:ask.keep')}
        confirm={t('attendance:say.absent')}
        busy={isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => say('absent')}
      >
        <p>{t('attendance:ask.more')}</p>
      </ConfirmDialog>
    </div>
  );
}
