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
import { useRequestDiaryPaper } from './paper-queries.ts';
import { PaperSheet } from './paper-sheet.tsx';
import { UnsentList } from './unsent-list.tsx';

export function DiaryCard({ diary }: { diary: Diary }) {
  const { t } = useTranslation(['diary', 'wages']);
  const [kind, setKind] = useState<'day' | 'payment' | null>(null);
  const [isOpen, setOpen] = useState(false);
  const { day_paise, halves } = diary;
  const name = readable(diary.other_name);
  return (
    <Card as="article" label={name}>
      <div className="stack">
        <h2 className="diary__name">{name}</h2>
        <Amount diary={diary} />
        <p className="soft">
          {t('diary:days', { days: halves / 2 })}
          <br />
          {day_paise === null ? t('diary:pay_none') : t('diary:pay_day', { amount: formatPaise(day_paise) })}
        </p>
        <UnsentList diary={diary.uid} />
        <div className="diary__acts">
          <Button variant="main" icon="calendar" onClick={() => setKind('day')}>
            {t('diary:work')}
          </Button>
          <Button icon="rupee" onClick={() => setKind('payment')}>
            {t('wages:record.open')}
          </Button>
        </div>
        <More title={t('diary:lines')} onOpen={() => setOpen(true)}>
          {/* Mounted when it is first opened, because each diary fetches its entries. */}
          {isOpen && (
            <div className="stack">
              <DiaryEntries diary={diary} />
              {!isEmpty(diary) && <DiaryPaper diary={diary} />}
              <SaveDiary diary={diary} />
              <DeleteDiary diary={diary} />
            </div>
          )}
        </More>
      </div>
      {kind && <DiaryEntrySheet key={kind} diary={diary} kind={kind} onClose={() => setKind(null)} />}
    </Card>
  );
}

const isEmpty = ({ halves, owed }: Pick<Diary, 'halves' | 'owed'>) => halves === 0 && owed === 0;

/** The amount owed. Without a pay, days have no amount, so only the received money is shown. Empty without entries. */
function Amount({ diary: { day_paise, halves, owed } }: { diary: Diary }) {
  const { t } = useTranslation(['diary', 'wages']);
  const text = useOwedText();
  if (isEmpty({ halves, owed })) return null;
  const hasAmount = day_paise !== null || owed !== 0;
  const received = t('diary:received', { amount: formatPaise(-owed) });
  return (
    <p>
      {hasAmount && (
        <>
          <b>{day_paise === null ? received : text(owedOf([{ owed }]))}</b>
          <br />
        </>
      )}
      <span className="soft">{t('wages:source.only_you')}</span>
    </p>
  );
}

/** The button that makes the signed statement of the diary with one tap. */
function DiaryPaper({ diary: { uid } }: { diary: Diary }) {
  const { t } = useTranslation('documents');
  const [isOpen, setOpen] = useState(false);
  const request = useRequestDiaryPaper(uid);
  const open = () => {
    setOpen(true);
    request.mutate();
  };
  return (
    <>
      <Button icon="file" onClick={open}>
        {t('open')}
      </Button>
      {isOpen && <PaperSheet kind="diary-statement" request={request} onClose={() => setOpen(false)} />}
    </>
  );
}

function SaveDiary({ diary }: { diary: Diary }) {
  const { t } = useTranslation(['diary', 'problems']);
  const { mutate, isPending, error } = useSaveDiary(diary);
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

function DeleteDiary({ diary }: { diary: Diary }) {
  const { t } = useTranslation('diary');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="trash" onClick={() => setOpen(true)}>
        {t('delete')}
      </Button>
      {isOpen && <DeleteDialog diary={diary} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Mounted when it is opened, so that it shows no error of an earlier attempt. */
function DeleteDialog({ diary: { uid, other_name }, onClose }: { diary: Diary; onClose: () => void }) {
  const { t } = useTranslation(['diary', 'problems']);
  const showToast = useToast();
  const { mutateAsync, isPending, error } = useDeleteDiary(uid);
  const remove = () =>
    afterMutation(mutateAsync(undefined), { onSuccess: () => showToast({ text: t('diary:deleted') }) });
  return (
    <ConfirmDialog
      open
      title={t('diary:delete_title', { name: readable(other_name) })}
      keep={t('diary:keep')}
      confirm={t('diary:delete')}
      busy={isPending}
      onClose={onClose}
      onConfirm={remove}
    >
      <p>{t('diary:delete_text')}</p>
      {error && (
        <Notice tone="danger" role="alert">
          {problemText(t, error)}
        </Notice>
      )}
    </ConfirmDialog>
  );
}
