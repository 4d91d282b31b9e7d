// The page with all notifications, grouped by day. If the user has a notification besides the welcome message, the page
// also offers push notifications.
import './notifications-page.css';
import { useEffect } from 'react';
import { NotePages } from '../features/bell/note-pages.tsx';
import { NotesHeader } from '../features/bell/notes-header.tsx';
import { useNotifications } from '../features/bell/queries.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { PushOfferCard } from '../parts/push/push-offer-card.tsx';

export function NotificationsPage() {
  const { t } = useTranslation('bell');
  const { data, refetch } = useNotifications();
  useEffect(() => void refetch(), [refetch]);
  // A welcome message alone is not a reason to offer push notifications.
  const hasHappened = data?.notifications.some(({ notification_type }) => notification_type !== 'system_message');
  return (
    <div className="notifications-page">
      <NotesHeader heading={<h1 className="notes-header__title">{t('title')}</h1>} />
      {hasHappened && <PushOfferCard />}
      <NotePages />
    </div>
  );
}
