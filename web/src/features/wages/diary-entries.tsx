// The entries of a diary, latest day first. Each line states that only the worker says so, and can be deleted.
import { useState } from 'react';
import type { Diary, DiaryEntry } from '#contracts/diaries.ts';
import { afterMutation } from '../../http/after-mutation.ts';
import { weekDay } from '../../i18n/calendar-text.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, IconButton } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { Failure } from '../../kit/illustration/failure.tsx';
import { Skeleton, SkeletonLine } from '../../kit/layout/skeleton.tsx';
import { ConfirmDialog } from '../../kit/overlay/dialog.tsx';
import { formatPaise } from './amounts.ts';
import { useDeleteDiaryEntry, useDiaryEntries } from './diary-queries.ts';

/** Number of entries that are shown at first. */
const FIRST = 10;
/** Largest number of entries on the screen. The file has all. */
const MOST = 50;

export function DiaryEntries({ diary }: { diary: Diary }) {
  const { t } = useTranslation(['diary', 'problems']);
  const [limit, setLimit] = useState(FIRST);
  const { data, error, isFetching, refetch } = useDiaryEntries(diary.uid, limit);
  if (!data && error)
    return (
      <Failure
        title={t('common:load_failed')}
        again={t('common:try_again')}
        busy={isFetching}
        onRetry={() => void refetch()}
      >
        {problemText(t, error)}
      </Failure>
    );
  if (!data)
    return (
      <Skeleton words={t('common:loading')}>
        <SkeletonLine shape="block" />
      </Skeleton>
    );
  if (data.total === 0) return <p className="soft">{t('diary:none')}</p>;
  return (
    <>
      <ul className="diary__lines">
        {data.entries.map((entry) => (
          <Line key={entry.id} diary={diary.uid} entry={entry} />
        ))}
      </ul>
      {data.total > limit && limit < MOST && (
        <Button icon="chevron-down" busy={isFetching} onClick={() => setLimit(MOST)}>
          {t('diary:more')}
        </Button>
      )}
    </>
  );
}

function Line({ diary, entry }: { diary: string; entry: DiaryEntry }) {
  const { t } = useTranslation(['diary', 'wages', 'problems']);
  const { language } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const { mutateAsync, isPending, error } = useDeleteDiaryEntry(diary, entry.id);
  const { day, halves, paise } = entry;
  const what = halves === null ? t('wages:kind.payment') : t(`wages:day.${halves === 2 ? 'full' : 'half'}`);
  const line = [weekDay(day, language), what, paise > 0 && formatPaise(paise)].filter(Boolean).join(' · ');
  return (
    <li className="diary__line">
      <span>
        {line}
        <span className="soft small diary__own">{t('wages:source.only_you')}</span>
      </span>
      <IconButton icon="trash" label={t('diary:take_out', { line })} onClick={() => setOpen(true)} />
      <ConfirmDialog
        open={isOpen}
        title={t('diary:take_out_title')}
        keep={t('diary:keep')}
        confirm={t('diary:take_out_go')}
        busy={isPending}
        onClose={() => setOpen(false)}
        onConfirm={() => afterMutation(mutateAsync(undefined), {})}
      >
        <p>{line}</p>
        {error && (
          <Notice tone="danger" role="alert">
            {problemText(t, error)}
          </Notice>
        )}
      </ConfirmDialog>
    </li>
  );
}
