// Notifications grouped by day, and their skeleton.
import './note-list.css';
import type { Notification } from '#contracts/notifications.ts';
import type { Language } from '#contracts/values.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Skeleton, SkeletonLine } from '../../kit/layout/skeleton.tsx';
import { NoteItem } from './note-item.tsx';
import { noteDay } from './note-time.ts';
import { useMarkRead } from './queries.ts';

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

export function NoteSkeleton({ words }: { words: string }) {
  return (
    <Skeleton words={words}>
      {['first', 'second', 'third'].map((key) => (
        <div className="note-skeleton" key={key}>
          <SkeletonLine shape="dot" />
          <div className="note-skeleton__text">
            <SkeletonLine shape="title" width="most" />
            <SkeletonLine width="half" />
            <SkeletonLine width="quarter" />
          </div>
        </div>
      ))}
    </Skeleton>
  );
}

interface NoteDaysProps {
  notes: readonly Notification[];
  /** The element of the day headings: one rank below the heading of the page or panel that contains the list. */
  rank: 'h2' | 'h3';
  /** Called when a notification opens another page. */
  onOpened: () => void;
}

export function NoteDays({ notes, rank: Rank, onOpened }: NoteDaysProps) {
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
