// The sheet in which a worker records a day of work or a received payment in a diary.
import { useState } from 'react';
import { DIARY_YEARS, type Diary } from '#contracts/diaries.ts';
import { afterMutation } from '../../http/after-mutation.ts';
import { problemFields, problemText } from '../../i18n/problem-text.ts';
import { readable } from '../../i18n/readable-names.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { TextField } from '../../kit/form/field.tsx';
import { Segmented } from '../../kit/form/segmented.tsx';
import { Sheet } from '../../kit/overlay/sheet.tsx';
import { useToast } from '../../kit/overlay/toast.tsx';
import { today } from '../../kit/text/today.ts';
import { AmountField } from './amount-field.tsx';
import { typedPaise } from './answer-sheet.tsx';
import { useRecordDiaryEntry } from './diary-queries.ts';

const oldestDay = (now: string) => `${Number(now.slice(0, 4)) - DIARY_YEARS}${now.slice(4)}`;

interface DiaryEntrySheetProps {
  diary: Diary;
  kind: 'day' | 'payment';
  onClose: () => void;
}

export function DiaryEntrySheet({ diary, kind, onClose }: DiaryEntrySheetProps) {
  const { t } = useTranslation(['diary', 'wages', 'problems']);
  const [day, setDay] = useState(today);
  const [half, setHalf] = useState<'full' | 'half'>('full');
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState(false);
  const showToast = useToast();
  const { mutateAsync, isPending, error } = useRecordDiaryEntry(diary.uid);
  const paise = typedPaise(typed);
  const wrongDay = problemFields(t, error).day;
  const send = () => {
    setAsked(true);
    if (kind === 'payment' && paise === null) return;
    const entry =
      kind === 'day'
        ? { kind: 'day' as const, day, halves: half === 'full' ? 2 : 1 }
        : { kind: 'payment' as const, day, paise: paise ?? 0 };
    afterMutation(mutateAsync(entry), {
      onSuccess: (sent) => {
        showToast({ text: t(sent === 'later' ? 'diary:unsent' : 'diary:done') });
        onClose();
      },
    });
  };
  return (
    <Sheet
      open
      title={`${t(kind === 'day' ? 'diary:work' : 'wages:record.open')} · ${readable(diary.other_name)}`}
      close={t('common:close')}
      onClose={onClose}
      foot={
        <Button variant="main" size="big" wide icon="check" busy={isPending} onClick={send}>
          {t('wages:confirm.go')}
        </Button>
      }
    >
      {kind === 'payment' && <AmountField typed={typed} isWrong={asked && paise === null} onType={setTyped} />}
      {kind === 'day' && (
        <Segmented
          label={t('diary:how_much')}
          value={half}
          choices={(['full', 'half'] as const).map((value) => ({ value, word: t(`wages:day.${value}`) }))}
          onChoose={setHalf}
        />
      )}
      <TextField
        type="date"
        label={t('wages:record.day')}
        required
        min={oldestDay(today())}
        max={today()}
        value={day}
        error={wrongDay}
        onChange={(event) => setDay(event.target.value)}
      />
      <p>{t('wages:source.only_you')}</p>
      {error && !wrongDay && (
        <Notice tone="danger" role="alert">
          {problemText(t, error)}
        </Notice>
      )}
    </Sheet>
  );
}
