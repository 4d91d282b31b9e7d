// The newest notifications in the bell's panel, with skeleton, error and empty state.

import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Failure } from '../../kit/illustration/failure.tsx';
import { ListenToNotes } from './listen-to-notes.tsx';
import { NoNotes } from './no-notes.tsx';
import { NoteDays, NoteSkeleton } from './note-days.tsx';
import { useNotifications } from './queries.ts';

interface NoteListProps {
  rank: 'h2' | 'h3';
  /** Called when a notification opens another page. */
  onOpened: () => void;
}

export function NoteList({ rank, onOpened }: NoteListProps) {
  const { t } = useTranslation(['bell', 'problems']);
  const { data, error, isFetching, refetch } = useNotifications();
  if (data && data.notifications.length > 0)
    return (
      <>
        <ListenToNotes notes={data.notifications} />
        <NoteDays notes={data.notifications} rank={rank} onOpened={onOpened} />
      </>
    );
  if (data) return <NoNotes onOpened={onOpened} />;
  if (!error) return <NoteSkeleton words={t('common:loading')} />;
  return (
    <Failure
      title={t('bell:failed_to_load_notifications')}
      again={t('common:try_again')}
      onRetry={() => void refetch()}
      busy={isFetching}
    >
      {problemText(t, error)}
    </Failure>
  );
}
