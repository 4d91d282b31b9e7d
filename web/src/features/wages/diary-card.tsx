// One diary: the employer's name, the amount, and the buttons that record a day or a payment, save or delete the diary.
import { useState } from 'react';
import type { Diary } from '#contracts/diaries.ts';
import { afterMutation } from '../../http/after-mutation.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { readable } from '../../i18n/readable-names.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { Card } from '../../kit/layout/card.tsx';
import { More } from '../../kit/layout/more.tsx';
import { ConfirmDialog } from '../../kit/overlay/dialog.tsx';
import { useToast } from '../../kit/overlay/toast.tsx';
import { formatPaise, owedOf } from './amounts.ts';
import { DiaryEntries } from './diary-entries.tsx';
import { DiaryEntrySheet } from './diary-entry-sheet.tsx';
import { useDeleteDiary, useSaveDiary } from './diary-queries.ts';
import { useOwedText } from './owed-amount.tsx';

export function DiaryCard({ diary }: { diary: Diary }) {
  const { t } = useTranslation(['diary', 'wages']);
  const [kind, setKind] = useState<'day' | 'payment' | null>(null);
  const text = useOwedText();
  const { day_paise, halves, owed } = diary;
  const name = readable(diary.other_name);
  return (
    <Card as="article" label={name}>
      <div className="stack">
        <h2 className="diary__name">{name}</h2>
        <p>
          <b>{text(owedOf([{ owed }]))}</b>
          <br />
          <span className="soft">{t('wages:source.only_you')}</span>
        </p>
        <p className="soft">
          {t('diary:days', { days: halves / 2 })}
          <br />
          {day_paise === null ? t('diary:pay_none') : t('diary:pay_day', { amount: formatPaise(day_paise) })}
        </p>
        <div className="diary__acts">
          <Button variant="main" icon="calendar" onClick={() => setKind('day')}>
            {t('diary:work')}
          </Button>
          <Button icon="rupee" onClick={() => setKind('payment')}>
            {t('wages:record.open')}
          </Button>
        </div>
        <More title={t('diary:lines')}>
          <div className="stack">
            <DiaryEntries diary={diary} />
            <SaveDiary uid={diary.uid} />
            <DeleteDiary diary={diary} />
          </div>
        </More>
      </div>
      {kind && <DiaryEntrySheet key={kind} diary={diary} kind={kind} onClose={() => setKind(null)} />}
    </Card>
  );
}

function SaveDiary({ uid }: { uid: string }) {
  const { t } = useTranslation(['diary', 'problems']);
  const { mutate, isPending, error } = useSaveDiary(uid);
  return (
    <>
      <Button icon="download" busy={isPending} onClick={() => mutate()}>
        {t('diary:save')}
      </Button>
      {error && (
        <Notice tone="danger" role="alert">
          {problemText(t, error)}
        </Notice>
      )}
    </>
  );
}

function DeleteDiary({ diary: { uid, other_name } }: { diary: Diary }) {
  const { t } = useTranslation(['diary', 'problems']);
  const [isOpen, setOpen] = useState(false);
  const showToast = useToast();
  const { mutateAsync, isPending, error } = useDeleteDiary(uid);
  const remove = () =>
    afterMutation(mutateAsync(undefined), { onSuccess: () => showToast({ text: t('diary:deleted') }) });
  return (
    <>
      <Button icon="trash" onClick={() => setOpen(true)}>
        {t('diary:delete')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={t('diary:delete_title', { name: readable(other_name) })}
        keep={t('diary:keep')}
        confirm={t('diary:delete')}
        busy={isPending}
        onClose={() => setOpen(false)}
        onConfirm={remove}
      >
        <p>{t('diary:delete_text')}</p>
        {error && (
          <Notice tone="danger" role="alert">
            {problemText(t, error)}
          </Notice>
        )}
      </ConfirmDialog>
    </>
  );
}
