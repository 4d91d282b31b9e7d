// The notification bell: the number of new notifications, a panel on a computer, a link to the page on a phone.
import './bell.css';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { NotificationList } from '#contracts/notifications.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton, LinkButton } from '../../kit/control/button.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { Popover } from '../../kit/overlay/popover.tsx';
import { NoteList } from './note-list.tsx';
import { NotesHeader } from './notes-header.tsx';
import { useNotifications } from './queries.ts';

const DESKTOP_QUERY = '(min-width: 1024px)';
const MAX_SHOWN_COUNT = 99;

/**
 * Returns the unread count and the title of the newest unread notification at the moment when the count last rose.
 * A later decrease of the count does not change the result. Returns null until the count rises for the first time.
 */
function useArrival(list: NotificationList | undefined): { title: string; count: number } | null {
  const seen = useRef<number | null>(null);
  const [arrival, setArrival] = useState<{ title: string; count: number } | null>(null);
  useEffect(() => {
    if (!list) return;
    const isMore = seen.current !== null && list.unread_count > seen.current;
    seen.current = list.unread_count;
    const newest = list.notifications.find((note) => !note.is_read);
    if (isMore && newest) setArrival({ title: newest.title, count: list.unread_count });
  }, [list]);
  return arrival;
}

interface BellButtonProps {
  unread: number;
  /**
   * The unread count when the latest notification arrived; undefined until a notification arrives. Each change of this
   * number starts the animation of the bell.
   */
  arrived: number | undefined;
  /** The attributes that connect the button with its popover. */
  wiring: ComponentProps<'button'>;
}

function BellButton({ unread, arrived, wiring }: BellButtonProps) {
  const { t } = useTranslation('bell');
  return (
    <button
      type="button"
      className="bell"
      {...wiring}
      aria-label={unread > 0 ? t('label_unread', { count: unread }) : t('label')}
    >
      <span className="bell__picture" key={arrived} data-nods={arrived === undefined ? undefined : true}>
        <Icon name="bell" />
      </span>
      {unread > 0 && <span className="bell__count">{unread > MAX_SHOWN_COUNT ? `${MAX_SHOWN_COUNT}+` : unread}</span>}
    </button>
  );
}

export function Bell() {
  const { t } = useTranslation('bell');
  const { data, refetch } = useNotifications();
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const arrival = useArrival(data);
  const change = (next: boolean) => {
    if (next && (!window.matchMedia(DESKTOP_QUERY).matches || pathname === paths.notifications)) {
      void navigate(paths.notifications);
      return;
    }
    if (next) void refetch();
    setOpen(next);
  };
  return (
    <>
      <Popover
        open={open}
        onOpenChange={change}
        label={t('title')}
        size="wide"
        button={(wiring) => <BellButton unread={data?.unread_count ?? 0} arrived={arrival?.count} wiring={wiring} />}
      >
        <NotesHeader heading={<h2 className="notes-header__title">{t('title')}</h2>}>
          <IconButton icon="x" label={t('common:close')} onClick={() => setOpen(false)} />
        </NotesHeader>
        <NoteList rank="h3" onOpened={() => setOpen(false)} />
        <LinkButton variant="link" wide to={paths.notifications} onClick={() => setOpen(false)}>
          {t('see_all')}
        </LinkButton>
      </Popover>
      <p className="visually-hidden" aria-live="polite">
        {arrival && t('arrived', { title: arrival.title })}
      </p>
    </>
  );
}
