// All notifications on one page, grouped by day.
import './notifications-page.css';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { NoteList } from '../features/bell/note-list.tsx';
import { NotesHead } from '../features/bell/notes-head.tsx';
import { useNotifications } from '../features/bell/queries.ts';

export function NotificationsPage() {
  const { t } = useTranslation('bell');
  const { refetch } = useNotifications();
  useEffect(() => void refetch(), [refetch]);
  return (
    <div className="notifications-page">
      <NotesHead heading={<h1 className="notes-head__title">{t('title')}</h1>} />
      <NoteList rank="h2" onOpened={() => {}} />
    </div>
  );
}
