// The page of all notifications. The user can show only one type or only unread notifications. The page shows 50
// notifications at first, and a button loads 50 older notifications.
import './note-pages.css';
import { useState } from 'react';
import { notificationTypes } from '#contracts/reference.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Chip, Chips } from '../../kit/control/chip.tsx';
import { EmptyState } from '../../kit/illustration/empty-state.tsx';
import { Failure } from '../../kit/illustration/failure.tsx';
import { useSession } from '../../session/session-context.ts';
import { ListenToNotes } from './listen-to-notes.tsx';
import { NoNotes } from './no-notes.tsx';
import { NoteDays, NoteSkeleton } from './note-days.tsx';
import { type NoteFilter, useNotificationPages } from './queries.ts';

function Filters({ chosen, onChoose }: { chosen: NoteFilter; onChoose: (filter: NoteFilter) => void }) {
  const { t } = useTranslation('bell');
  const { user_type } = useSession();
  // Employers get no job matches, so they get no filter for job matches.
  const types = notificationTypes.filter((type) => type !== 'job_match' || user_type === 'labour');
  const filters: readonly NoteFilter[] = ['all', 'unread', ...types];
  return (
    <div className="note-filters">
      <Chips label={t('filter.label')}>
        {filters.map((filter) => (
          <Chip key={filter} chosen={filter === chosen} onClick={() => onChoose(filter)}>
            {t(`filter.${filter}`)}
          </Chip>
        ))}
      </Chips>
    </div>
  );
}

function Nothing({ filter }: { filter: NoteFilter }) {
  const { t } = useTranslation('bell');
  if (filter === 'all') return <NoNotes />;
  if (filter === 'unread') return <EmptyState title={t('empty_unread')}>{t('empty_unread_text')}</EmptyState>;
  return <EmptyState title={t('empty_filter')}>{t('empty_filter_text')}</EmptyState>;
}

function Pages({ filter }: { filter: NoteFilter }) {
  const { t } = useTranslation(['bell', 'problems']);
  const { notes, total, error, isFetching, isFetchingMore, refetch, more } = useNotificationPages(filter);
  if (error && notes === null)
    return (
      <Failure
        title={t('bell:failed_to_load_notifications')}
        again={t('common:try_again')}
        onRetry={refetch}
        busy={isFetching}
      >
        {problemText(t, error)}
      </Failure>
    );
  if (notes === null) return <NoteSkeleton words={t('common:loading')} />;
  if (notes.length === 0) return <Nothing filter={filter} />;
  return (
    <>
      <ListenToNotes notes={notes} />
      <NoteDays notes={notes} rank="h2" onOpened={() => {}} />
      {error && (
        <Failure
          title={t('bell:failed_to_load_notifications')}
          again={t('common:try_again')}
          onRetry={refetch}
          busy={isFetching}
        >
          {problemText(t, error)}
        </Failure>
      )}
      {!error && notes.length < total && (
        <div className="note-more">
          <p className="soft">{t('bell:shown', { shown: notes.length, total })}</p>
          <Button wide busy={isFetchingMore} onClick={more}>
            {t(isFetchingMore ? 'common:loading' : 'bell:load_more')}
          </Button>
        </div>
      )}
    </>
  );
}

export function NotePages() {
  const [filter, setFilter] = useState<NoteFilter>('all');
  return (
    <>
      <Filters chosen={filter} onChoose={setFilter} />
      <Pages key={filter} filter={filter} />
    </>
  );
}
