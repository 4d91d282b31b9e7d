// The header of a notification list: its title and the button “mark all as read”.
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { useMarkAllRead, useNotifications } from './queries.ts';

interface NotesHeaderProps {
  /** The title, as a heading of the rank that the page needs. */
  heading: ReactNode;
  children?: ReactNode;
}

export function NotesHeader({ heading, children }: NotesHeaderProps) {
  const { t } = useTranslation('bell');
  const { data } = useNotifications();
  const markAll = useMarkAllRead();
  return (
    <header className="notes-header">
      {heading}
      {data && data.unread_count > 0 && (
        <Button variant="link" icon="check-check" onClick={() => markAll.mutate(undefined)}>
          {t('mark_all')}
        </Button>
      )}
      {children}
    </header>
  );
}
