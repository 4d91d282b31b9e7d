// The notifications grouped by day, and what stands in their place while there are none.
import './note-list.css';
import { useTranslation } from 'react-i18next';
import type { Notification } from '#contracts/notifications.ts';
import type { Language } from '#contracts/values.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Blank } from '../../ui/blank.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Bone, Skeleton } from '../../ui/skeleton.tsx';
import { NoteItem } from './note-item.tsx';
import { noteDay } from './note-time.ts';
import { useMarkRead, useNotifications } from './queries.ts';

interface NoteListProps {
  /** The heading of a day: one below the heading of the place. */
  rank: 'h2' | 'h3';
  /** Told when a notification leads away. */
  onOpened: () => void;
}

interface Day {
  name: string;
  notes: Notification[];
}

function useDays(notes: readonly Notification[], language: Language): Day[] {
  const { t } = useTranslation('bell');
  const now = new Date();
  const days: Day[] = [];
  for (const note of notes) {
    const name = noteDay(t, note.created_at, language, now);
    const last = days.at(-1);
    if (last?.name === name) last.notes.push(note);
    else days.push({ name, notes: [note] });
  }
  return days;
}

function NoteBones() {
  const { t } = useTranslation('bell');
  return (
    <Skeleton words={t('loading')}>
      {['first', 'second', 'third'].map((key) => (
        <div className="note-bones" key={key}>
          <Bone shape="dot" />
          <div className="note-bones__text">
            <Bone shape="title" width="most" />
            <Bone width="half" />
            <Bone width="quarter" />
          </div>
        </div>
      ))}
    </Skeleton>
  );
}

function Days({ notes, rank: Rank, onOpened }: NoteListProps & { notes: readonly Notification[] }) {
  const { language } = useLanguage();
  const markRead = useMarkRead();
  const open = (note: Notification, { away }: { away: boolean }) => {
    if (note.id !== null && !note.is_read) markRead.mutate(note.id);
    if (away) onOpened();
  };
  return useDays(notes, language).map((day) => (
    <section key={day.name}>
      <Rank className="note-day">{day.name}</Rank>
      <ul>
        {day.notes.map((note) => (
          <NoteItem key={note.id ?? note.created_at} note={note} onOpen={open} />
        ))}
      </ul>
    </section>
  ));
}

export function NoteList({ rank, onOpened }: NoteListProps) {
  const { t } = useTranslation(['bell', 'problems']);
  const { data, error, isFetching, refetch } = useNotifications();
  if (data && data.notifications.length > 0) return <Days notes={data.notifications} rank={rank} onOpened={onOpened} />;
  if (data) return <Blank title={t('bell:empty')}>{t('bell:empty_text')}</Blank>;
  if (!error) return <NoteBones />;
  return (
    <Failure
      title={t('bell:failed_to_load_notifications')}
      again={t('bell:try_again')}
      onAgain={() => void refetch()}
      busy={isFetching}
    >
      {problemText(t, error)}
    </Failure>
  );
}
