// The entries of a diary, latest day first. Each line states that only the worker says so, and can be deleted.
import { useState } from 'react';
import type { Diary, DiaryEntry } from '#contracts/diaries.ts';
import { afterMutation } from '../../http/after-mutation.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, IconButton } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { Failure } from '../../kit/illustration/failure.tsx';
import { Skeleton, SkeletonLine } from '../../kit/layout/skeleton.tsx';
import { ConfirmDialog } from '../../kit/overlay/dialog.tsx';
import { useToast } from '../../kit/overlay/toast.tsx';
import { useDiaryLine } from './diary-line.ts';
import { useDeleteDiaryEntry, useDiaryEntries } from './diary-queries.ts';

export function DiaryEntries({ diary }: { diary: Diary }) {
  const { t } = useTranslation(['diary', 'problems']);
  const { data: entries, error, isFetching, refetch, hasNextPage, fetchNextPage } = useDiaryEntries(diary.uid);
  if (!entries && error)
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
  if (!entries)
    return (
      <Skeleton words={t('common:loading')}>
        <SkeletonLine shape="block" />
      </Skeleton>
    );
  if (entries.length === 0) return <p className="soft">{t('diary:none')}</p>;
  return (
    <>
      <ul className="diary__lines">
        {entries.map((entry) => (
          <Line key={entry.id} diary={diary.uid} entry={entry} />
        ))}
      </ul>
      {error && (
        <Notice tone="danger" role="alert">
          {problemText(t, error)}
        </Notice>
      )}
      {hasNextPage && (
        <Button icon="chevron-down" busy={isFetching} onClick={() => void fetchNextPage()}>
          {t('diary:more')}
        </Button>
      )}
    </>
  );
}

function Line({ diary, entry }: { diary: string; entry: DiaryEntry }) {
  const { t } = useTranslation(['diary', 'wages']);
  const [isOpen, setOpen] = useState(false);
  const line = useDiaryLine()(entry);
  return (
    <li className="diary__line">
      <span>
        {line}
        <span className="soft small diary__own">{t('wages:source.only_you')}</span>
      </span>
      <IconButton icon="trash" label={t('diary:take_out', { line })} onClick={() => setOpen(true)} />
      {isOpen && <TakeOutDialog diary={diary} id={entry.id} line={line} onClose={() => setOpen(false)} />}
    </li>
  );
}

interface TakeOutDialogProps {
  diary: string;
  id: number;
  /** The entry in words. */
  line: string;
  onClose: () => void;
}

/** Mounted when it is opened, so that it shows no error of an earlier attempt. */
function TakeOutDialog({ diary, id, line, onClose }: TakeOutDialogProps) {
  const { t } = useTranslation(['diary', 'problems']);
  const showToast = useToast();
  const { mutateAsync, isPending, error } = useDeleteDiaryEntry(diary, id);
  const remove = () =>
    afterMutation(mutateAsync(undefined), { onSuccess: () => showToast({ text: t('diary:taken_out') }) });
  return (
    <ConfirmDialog
      open
      title={t('diary:take_out_title')}
      keep={t('diary:keep')}
      confirm={t('diary:take_out_go')}
      busy={isPending}
      onClose={onClose}
      onConfirm={remove}
    >
      <p>{line}</p>
      {error && (
        <Notice tone="danger" role="alert">
          {problemText(t, error)}
        </Notice>
      )}
    </ConfirmDialog>
  );
}
